import type { EvidenceSource } from '../writer.ts'

/** How many words may still be taken from each source: a stranger's page gives a third of its words, our own all. */
export type Quota = {
  left(source: number): number
  take(source: number, words: number): void
}

/** A little under a third, because a heading of the page may come on top. */
const MOST_QUOTED = 0.31

export function createQuota(evidence: EvidenceSource[], sourceWords: number[]): Quota {
  const left = evidence.map(({ own }, source) =>
    own ? Number.POSITIVE_INFINITY : Math.floor((sourceWords[source] ?? 0) * MOST_QUOTED),
  )
  return {
    left: (source) => left[source] ?? 0,
    take: (source, words) => {
      left[source] = (left[source] ?? 0) - words
    },
  }
}
