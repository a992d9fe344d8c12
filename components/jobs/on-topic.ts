import type { ForecastSource } from '#contract/article-forecast.ts'

type Judged = Pick<ForecastSource, 'status' | 'strength' | 'words'>

/**
 * Without those that were read and give the writer nothing, and those that say little of the topic where another that was read
 * says more.
 */
export function onTopic<T extends Judged>(sources: readonly T[]): readonly T[] {
  const given = sources.filter(({ status, words }) => status !== 'read' || words > 0)
  const hasGood = given.some((source) => source.status === 'read' && !saysLittle(source))
  return hasGood ? given.filter((source) => !saysLittle(source)) : given
}

/** How many words of the sources are on the topic, whatever the article will be. */
export function wordsOnTopic(sources: readonly Judged[]): number {
  return sources.reduce((sum, source) => sum + (saysLittle(source) ? 0 : source.words), 0)
}

/** True where all was read that could be, and none of it speaks of the topic. */
export function isUncovered(sources: readonly Judged[]): boolean {
  return sources.every((source) => source.status === 'failed' || saysLittle(source))
}

function saysLittle({ status, strength }: Pick<Judged, 'status' | 'strength'>): boolean {
  return status === 'read' && (strength === 'weak' || strength === 'none')
}
