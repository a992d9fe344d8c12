import { type Passage, sentencesOf } from './passage.ts'

const looked = 12
const maxTerms = 14
/** Of one passage a word counts so often at most. */
const maxOfPassage = 3

/** The words that the first of some passages have more often than all others; those that only one has tell nothing. */
export function tellingTerms(best: readonly Passage[], all: readonly Passage[]): string[] {
  const counts = new Map<string, { times: number; passages: number }>()
  for (const passage of best.slice(0, looked))
    for (const [term, times] of countTerms(passage)) {
      const known = counts.get(term) ?? { times: 0, passages: 0 }
      counts.set(term, {
        times: known.times + Math.min(maxOfPassage, times),
        passages: known.passages + 1,
      })
    }
  if (counts.size === 0) return []
  const holders = new Map<string, number>()
  for (const passage of all)
    for (const term of countTerms(passage).keys()) holders.set(term, (holders.get(term) ?? 0) + 1)
  return [...counts]
    .filter(([term, { passages }]) => passages > 1 && term.length > 2 && !/\p{N}/u.test(term))
    .map(
      ([term, { times }]) => [term, times * Math.log((all.length + 1) / (holders.get(term) ?? 1))] as const,
    )
    .sort((a, b) => b[1] - a[1])
    .slice(0, maxTerms)
    .map(([term]) => term)
}

function countTerms({ parts }: Passage): Map<string, number> {
  const counts = new Map<string, number>()
  for (const part of parts)
    for (const { terms } of sentencesOf(part))
      for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}
