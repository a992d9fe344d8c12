import type { TopicCandidate } from './topic-candidate.ts'

/** A problem that was named is worth this much more than what merely is known. */
const namedProblem = 0.25
/** A whole category is broad: what is under it says more. */
const wholeCategory = 0.4
/** What the queue has of a category already makes the next of it a little less useful. */
const sameCategory = 0.04

/** What readers liked most makes a topic about the same worth this much more. */
const sameAsLiked = 0.2

type Ranked = Pick<TopicCandidate, 'category' | 'problem' | 'strength' | 'isWhole'> & { interest?: number }

/**
 * The most useful first: named problems that the knowledge base can answer, then its knowledge of a category, with the
 * categories taking turns, and what is about the same as a liked article a little earlier; topics unknown to it come last, in the requested order.
 */
export function rankCandidates<T extends Ranked>(candidates: readonly T[]): T[] {
  const left = [...candidates]
  const taken = new Map<string, number>()
  const ranked: T[] = []
  while (left.length > 0) {
    let best = 0
    let bestWorth = Number.NEGATIVE_INFINITY
    left.forEach((candidate, place) => {
      const worth = usefulness(candidate) - sameCategory * (taken.get(candidate.category) ?? 0)
      if (worth > bestWorth) {
        best = place
        bestWorth = worth
      }
    })
    for (const candidate of left.splice(best, 1)) {
      ranked.push(candidate)
      taken.set(candidate.category, (taken.get(candidate.category) ?? 0) + 1)
    }
  }
  return ranked
}

/** Evidence outweighs everything: without any, a writer has nothing to rest on. */
function usefulness({ problem, strength, isWhole, interest = 0 }: Ranked): number {
  if (strength === 0) return problem === null ? -20 : -10
  const covered = strength + sameAsLiked * interest
  if (isWhole) return covered - wholeCategory
  return covered + (problem === null ? 0 : namedProblem)
}
