import type { ArticleClaim } from '#contract/drafts.ts'

/** Where something stands in a text. */
export type Span = { start: number; end: number }

/** What a statement says, and what its source has in that place; with the percent sign where both have one. */
export type Instead = { said: string; source: string }

export type ClaimDifference = {
  /** The sentence of the passage that speaks of the same. */
  sentence: Span
  /** Numbers of the statement that this sentence does not have. */
  statement: Span[]
  /** Numbers of the passage that the statement does not have, within that sentence. */
  passage: Span[]
  /** Where one number stands against one. */
  instead?: Instead
}

type WrittenNumber = Span & { text: string; value: string }

/** Discrepancies that lie in a number; any other is in the words, and no number is to be blamed for it. */
const inNumbers = new Set(['number', 'date'])
/** So much of a statement has to be in a sentence, as shares of its words, for both to speak of the same. */
const alike = 0.6

const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' })
const words = new Intl.Segmenter(undefined, { granularity: 'word' })
/** Not within a word, a reference or a longer number. */
const alone = String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}[])(?<!\p{N}[.,])`
const number = new RegExp(
  String.raw`${alone}(?:\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+(?!\d)|\d+(?:[.,]\d+)*)`,
  'gu',
)

/**
 * What differs between a contradicted statement and its source. Undefined where no sentence of the passage speaks clearly of
 * the same: a wrong number marked would be worse than none.
 */
export function claimDifference({ text, passage, discrepancy }: ArticleClaim): ClaimDifference | undefined {
  const sentence = passage === undefined ? undefined : sentenceAbout(text, passage)
  if (passage === undefined || !sentence) return undefined
  if (!inNumbers.has(discrepancy ?? '')) return { sentence, statement: [], passage: [] }
  const said = numbersIn(text)
  const source = numbersIn(passage.slice(sentence.start, sentence.end)).map((one) => ({
    ...one,
    start: one.start + sentence.start,
    end: one.end + sentence.start,
  }))
  const statement = without(said, source)
  const differing = without(source, said)
  if (statement.length === 0 || differing.length === 0) return { sentence, statement: [], passage: [] }
  const [ours, theirs] = [statement[0], differing[0]]
  const isPair = statement.length === 1 && differing.length === 1
  return {
    sentence,
    statement: statement.map(spanOf),
    passage: differing.map(spanOf),
    ...(isPair && ours && theirs && isPercent(ours) === isPercent(theirs)
      ? { instead: { said: ours.text, source: theirs.text } }
      : {}),
  }
}

/** The numbers of a text as they are written, and as values that can be compared: `1,840`, `1.840` and `1 840` are one. */
export function numbersIn(text: string): WrittenNumber[] {
  return [...text.matchAll(number)].map(({ 0: digits, index }) => {
    const end = index + digits.length
    const sign = /^[ \u00a0\u202f]?%/.exec(text.slice(end))?.[0] ?? ''
    return { start: index, end: end + sign.length, text: digits + sign, value: valueIn(digits) }
  })
}

function valueIn(digits: string): string {
  const plain = digits.replace(/[ \u00a0\u202f'’]/g, '')
  // Three digits behind a point or comma are thousands, in whichever language.
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(plain)) return plain.replace(/[.,]/g, '')
  return plain.replace(/[.,](?=.*[.,])/g, '').replace(',', '.')
}

const isPercent = ({ text }: WrittenNumber) => text.endsWith('%')
const spanOf = ({ start, end }: WrittenNumber): Span => ({ start, end })

function without(some: readonly WrittenNumber[], others: readonly WrittenNumber[]): WrittenNumber[] {
  const known = new Set(others.map(({ value }) => value))
  return some.filter(({ value }) => !known.has(value))
}

/** The one sentence that shares most words with a statement, if it is one and shares enough. */
function sentenceAbout(statement: string, passage: string): Span | undefined {
  const asked = wordsOf(statement)
  if (asked.size === 0) return undefined
  const ranked = [...sentences.segment(passage)]
    .map(({ index, segment }) => {
      const has = wordsOf(segment)
      const shared = [...asked].filter((word) => has.has(word)).length
      return { share: shared / asked.size, start: index, end: index + segment.trimEnd().length }
    })
    .toSorted((one, other) => other.share - one.share)
  const [first, second] = ranked
  if (!first || first.share < alike || first.share === second?.share) return undefined
  return { start: first.start, end: first.end }
}

function wordsOf(text: string): Set<string> {
  const found = [...words.segment(text)].filter(
    ({ segment, isWordLike }) => isWordLike && !/\d/.test(segment),
  )
  return new Set(found.map(({ segment }) => segment.toLowerCase()))
}
