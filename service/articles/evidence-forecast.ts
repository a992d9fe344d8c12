import type { ForecastSource } from '#contract/article-forecast.ts'
import type { MatchStrength } from '../knowledge/match-strength.ts'

/** A word of the topic that nothing mentions. */
export type MissingWord = { word: string }

/** One kind of evidence and how it speaks of a topic. */
export type EvidenceForecast = {
  sources: ForecastSource[]
  /** Words of the topic that none of them mentions; undefined where nothing was looked through. */
  missing: MissingWord[] | undefined
}

/** Only such a source is evidence. */
export function isEvidence({ strength }: { strength: string }): boolean {
  return strength === ('strong' satisfies MatchStrength) || strength === ('some' satisfies MatchStrength)
}
