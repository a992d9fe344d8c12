import type { ForecastSource } from '#contract/article-forecast.ts'

type Judged = Pick<ForecastSource, 'status' | 'strength'>

/** Without those that were read and say little of the topic, where another that was read says more. */
export function onTopic<T extends Judged>(sources: readonly T[]): readonly T[] {
  const hasGood = sources.some((source) => source.status === 'read' && !saysLittle(source))
  return hasGood ? sources.filter((source) => !saysLittle(source)) : sources
}

/** How many words of the sources are on the topic, whatever the article will be. */
export function wordsOnTopic(sources: readonly (Judged & Pick<ForecastSource, 'words'>)[]): number {
  return sources.reduce((sum, source) => sum + (saysLittle(source) ? 0 : source.words), 0)
}

function saysLittle({ status, strength }: Judged): boolean {
  return status === 'read' && (strength === 'weak' || strength === 'none')
}
