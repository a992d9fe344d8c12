import type { TopicCandidate } from './topic-candidate.ts'

/** `subject`: what it is about, without its category. `fit`: how much of the category the documents speak of that know it. */
export type FittingCandidate = TopicCandidate & { subject: string; fit: number }

/**
 * Each subject in the category whose documents mention it most. A problem stays in each that fits as well, since it is asked
 * about there; a heading that several categories find is one topic. The category of what is unknown stays open.
 */
export function inBestCategory(candidates: readonly FittingCandidate[]): TopicCandidate[] {
  const best = new Map<string, number>()
  for (const { subject, strength, fit } of candidates)
    if (strength > 0) best.set(keyOf(subject), Math.max(fit, best.get(keyOf(subject)) ?? 0))
  const placed = new Set<string>()
  return candidates
    .filter(({ subject, problem, fit }) => {
      const key = keyOf(subject)
      if (fit < (best.get(key) ?? 0)) return false
      if (problem !== null) return true
      const isTwin = placed.has(key)
      placed.add(key)
      return !isTwin
    })
    .map(({ subject: _, fit: __, ...candidate }) => candidate)
}

function keyOf(subject: string): string {
  return subject.toLowerCase()
}
