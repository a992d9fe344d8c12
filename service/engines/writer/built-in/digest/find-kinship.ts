import type { EvidenceSource } from '../../writer.ts'
import type { Evidence, Sentence } from '../sentence.ts'
import { findAnswerWords } from './answer-words/find-answer-words.ts'
import { shareSpoken } from './bears-on.ts'
import { prepareText, type Subject } from './subject.ts'

/** The first sentences of a page say what it is about. */
const openingSentences = 3
/** So many passages that name what is asked use a word of the same matter. */
const minPassages = 2
/** Or so many pages that are about what is asked. */
const minSources = 2
/** A page whose title and beginning speak of so much of the question is about it. */
export const minFocus = 0.3
/** One word in common is an accident. */
const minKin = 2
const shareOfOne = 0.1
/** Of a long list so many words in common are enough, however many others it has. */
const manyKin = 4

export type Kinship = {
  /** How much of what is asked the title and the beginning of a source speak of, 0 to 1. */
  focusOf(source: number): number
  /** The share of the words of a passage that other sources, or passages which name what is asked, use as well, 0 to 1. */
  of(sentences: readonly Sentence[]): number
}

/**
 * What passages have in common with what the sources say of the topic, in whichever words: "the manager" and "pay" where
 * it is asked why people leave. It tells the reasons on a page about leaving from the terms of its newsletter.
 */
export function findKinship(
  { sentences }: Evidence,
  sources: readonly EvidenceSource[],
  subject: Subject,
  weights: readonly number[],
): Kinship {
  const focal = subject.concepts.filter(({ isBackground }) => !isBackground)
  const says = findAnswerWords(subject.language)
  const isContent = (term: string) => term.length > 2 && !/\p{N}/u.test(term) && !says.frame(term)
  const sourcesOf = new Map<string, Set<number>>()
  const passagesOf = new Map<string, number>()
  const blocks = Map.groupBy(sentences, ({ source, block }) => `${source} ${block}`)
  for (const ones of blocks.values()) {
    const text = prepareText(ones.map(({ text: said }) => said).join(' '), subject.language)
    const isNaming = focal.some((concept) => concept.isIn(text))
    for (const term of new Set(ones.flatMap(({ terms }) => terms).filter(isContent))) {
      for (const { source } of ones.slice(0, 1))
        sourcesOf.set(term, (sourcesOf.get(term) ?? new Set()).add(source))
      if (isNaming) passagesOf.set(term, (passagesOf.get(term) ?? 0) + 1)
    }
  }
  const focus = sources.map((source, at) => {
    const opening = sentences.filter((sentence) => sentence.source === at).slice(0, openingSentences)
    const text = [source.title.slice(0, 500), ...opening.map(({ text: said }) => said)].join(' ')
    return shareSpoken(prepareText(text, source.language), subject, weights)
  })
  const isKin = (term: string) =>
    (passagesOf.get(term) ?? 0) >= minPassages ||
    [...(sourcesOf.get(term) ?? [])].filter((at) => (focus[at] ?? 0) >= minFocus).length >= minSources
  return {
    focusOf: (source) => focus[source] ?? 0,
    of: (parts) => {
      const terms = [...new Set(parts.flatMap((part) => part.terms).filter(isContent))]
      const kin = terms.filter(isKin).length
      if (kin === 0) return 0
      return Math.min(1, Math.max(kin < minKin ? shareOfOne : kin / terms.length, kin / manyKin - 1))
    },
  }
}
