import type { SectionKind } from './lexicon/lexicon.ts'
import type { Ranked } from './rank-sentences.ts'
import type { Sentence } from './sentence.ts'
import { centroid, type Vector } from './vectors.ts'

/** Sentences that belong under one heading of the article. */
export type Group = {
  /** Null until one is found for it. */
  heading: string | null
  /** Terms of all headings that met here. */
  headingTerms: string[]
  kind: SectionKind | null
  sentences: Sentence[]
  /** Where it stood in the source it came from first, 0 to 1. */
  position: number
  vector: Vector
}

/** Puts groups together; heading, kind and position of the first stay. */
export function mergeGroups(first: Group, second: Group, ranked: Ranked): Group {
  const sentences = [...first.sentences, ...second.sentences]
  return {
    heading: first.heading ?? second.heading,
    headingTerms: [...new Set([...first.headingTerms, ...second.headingTerms])],
    kind: first.kind,
    sentences,
    position: first.position,
    vector: centroid(sentences.map(ranked.vector)),
  }
}

/** Number of words in all sentences of a group. */
export function groupWords(group: Group): number {
  return group.sentences.reduce((sum, { words }) => sum + words, 0)
}
