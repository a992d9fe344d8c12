import type { ForecastSource } from '#contract/article-forecast.ts'

type Judged = Pick<ForecastSource, 'status' | 'strength'>

/** Without those that were read and say little of the topic, where another that was read says more. */
export function onTopic<T extends Judged>(sources: readonly T[]): readonly T[] {
  const hasGood = sources.some((source) => source.status === 'read' && !saysLittle(source))
  return hasGood ? sources.filter((source) => !saysLittle(source)) : sources
}

function saysLittle({ status, strength }: Judged): boolean {
  return status === 'read' && (strength === 'weak' || strength === 'none')
}
