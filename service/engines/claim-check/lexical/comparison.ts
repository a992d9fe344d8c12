import type { Discrepancy } from '../claim.ts'
import { type Context, contextOf, sourceContextOf } from './context.ts'
import type { Aligned, Evidence, EvidenceSentence } from './evidence.ts'
import { listStems, type Reading, type Word, withoutWords } from './read-text.ts'
import type { Mark } from './word-marks.ts'

/** A sentence beside what its sources say of the same thing. */
export type Comparison = {
  said: Reading
  /** ISO 639-1. */
  language: string
  isTyped: boolean
  /** Sentences of the cited sources that speak of the same, best first. */
  aligned: Aligned[]
  /** The same and what stands around them in their paragraphs. */
  nearby: EvidenceSentence[]
  weigh: Evidence['weigh']
  contextOf(range: { at: number; end: number }): Context
  contextIn(sentence: EvidenceSentence, range: { at: number; end: number }): Context
}

/** One thing that a source does not say as the sentence does. */
export type Finding = {
  discrepancy: Discrepancy
  /** False when no source says anything of it. */
  isContradicted: boolean
  /** Where a source says otherwise. */
  at: EvidenceSentence | null
  /** The words in question; null for the sentence as a whole. */
  text: string | null
}

export function createComparison(
  said: Reading,
  { language, isTyped, evidence }: { language: string; isTyped: boolean; evidence: Evidence },
  aligned: Aligned[],
): Comparison {
  const own = new Map<number, Context>()
  const theirs = new Map<EvidenceSentence, Map<number, Context>>()
  const aliasesOf = createAliases(said)
  const stemsIn = (sentence: EvidenceSentence) => (text: string) => listStems(text, sentence.language)
  return {
    said,
    language,
    isTyped,
    aligned,
    nearby: withNeighbours(aligned, evidence),
    weigh: evidence.weigh,
    contextOf: (range) => remember(own, range, () => contextOf(said, range, evidence.weigh)),
    contextIn: (sentence, range) => {
      const known = theirs.get(sentence) ?? new Map<number, Context>()
      theirs.set(sentence, known)
      return remember(known, range, () =>
        sourceContextOf(sentence, range, evidence.weigh, stemsIn(sentence), aliasesOf),
      )
    },
  }
}

/** German and Dutch join words: "Klicks" of the sentence is in "Klickrate" of the source, and "Aufforderung" in "Handlungsaufforderung". */
function createAliases(said: Reading): (word: Word) => string[] {
  if (!said.joinsWords) return () => []
  const roots = said.words.filter(({ isContent, root }) => isContent && root.length >= minPart)
  const known = new Map<string, string[]>()
  return ({ root, stem }) => {
    const found =
      known.get(root) ??
      roots.flatMap((own) =>
        own.stem !== stem && (root.includes(own.root) || (root.length >= minPart && own.root.includes(root)))
          ? [own.stem]
          : [],
      )
    known.set(root, found)
    return found
  }
}

const minPart = 5

export function rangeOf({ at, length }: Mark): { at: number; end: number } {
  return { at, end: at + length }
}

/** True when something denies the words of the mark: a negator before it, or anywhere in its clause in German and Dutch. */
export function isNegated(reading: Reading, mark: Mark): boolean {
  const clause = reading.words[mark.at]?.clause
  return reading.marks.some(
    ({ kind, value, at, length }) =>
      (kind === 'negator' || (kind === 'quantifier' && (value === 'none' || value === 'few'))) &&
      !withoutWords.has(reading.words[at]?.text ?? '') &&
      reading.words[at]?.clause === clause &&
      (at + length <= mark.at ? mark.at - at - length < 4 : reading.negatesAfter),
  )
}

function remember(
  known: Map<number, Context>,
  range: { at: number; end: number },
  make: () => Context,
): Context {
  const key = range.at * 1000 + range.end
  const context = known.get(key) ?? make()
  known.set(key, context)
  return context
}

/** How many of the best sentences bring the rest of their paragraph along. */
const withParagraph = 4
const maxRowsAround = 30

function withNeighbours(aligned: Aligned[], evidence: Evidence): EvidenceSentence[] {
  const nearby = new Set(aligned.map(({ sentence }) => sentence))
  for (const { sentence } of aligned.slice(0, withParagraph)) {
    const reach = sentence.isRow ? maxRowsAround : 3
    for (let step = -reach; step <= reach; step++) {
      const other = evidence.sentences[sentence.index + step]
      if (other && other.source === sentence.source && other.block === sentence.block) nearby.add(other)
    }
  }
  return [...nearby]
}
