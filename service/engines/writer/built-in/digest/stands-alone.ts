import { takesUp, takesUpThing } from '../../evidence/takes-up.ts'
import type { Sentence } from '../sentence.ts'
import { textBefore } from '../text-before.ts'
import { findPointers } from './pointers/find-pointers.ts'

/** Words before which a demonstrative may still point back into its own sentence. */
const antecedentWords = 6

/**
 * True when a sentence says what it is about: no "these climates", no "two key advantages" that come later, no "the
 * study" that nobody has named, no "see our guide", no question.
 */
export function standsAlone(sentence: Sentence): boolean {
  const { text, leaning, question, announces, lexicon } = sentence
  if (question || announces || takesUpPrevious(sentence)) return false
  const rules = findPointers(lexicon.language)
  if (rules === undefined) return !leaning
  if ((leaning || rules.connectives.test(text)) && !rules.drawsConclusion.test(text)) return false
  if (rules.partOfIt.test(text) || rules.shareOfWhom.test(text)) return false
  if (matches(rules.elsewhere, text) || (rules.document.test(text) && !rules.saysWhich.test(text)))
    return false
  if (
    matches(rules.announced, text) &&
    !/[:：]|\p{N}|\p{L}, \p{L}[^,]*(?:,| and | und | et | y | e )/u.test(text)
  )
    return false
  if (rules.latePronoun?.test(text)) return false
  return !pointsOut(text, rules.demonstrative)
}

/** True for a sentence that takes up a thing or a doing that stands before it: "The others did nothing". */
export function takesUpPrevious(sentence: Sentence): boolean {
  const { text, lexicon } = sentence
  return takesUp(text, lexicon.language) || takesUpThing(text, lexicon.language, () => textBefore(sentence))
}

/** True for what names a number of things that its page then lists: "Seven ways to keep customers". */
export function announcesList(text: string, language: string): boolean {
  const rules = findPointers(language)
  return rules !== undefined && matches(rules.announced, text)
}

/** True for a sentence that points at no other place of its page and does not begin with a pronoun or a connective. */
export function pointsNowhere(text: string, language: string): boolean {
  const rules = findPointers(language)
  if (rules === undefined || rules.connectives.test(text)) return false
  if (rules.partOfIt.test(text) || rules.shareOfWhom.test(text)) return false
  return !matches(rules.elsewhere, text) && !pointsOut(text, rules.demonstrative)
}

/** True when a sentence points at the one before and at nothing further off, so that both can be quoted together. */
export function leansOnPrevious(sentence: Sentence): boolean {
  const { text, leaning, question, announces, lexicon } = sentence
  if (question || announces) return false
  if (takesUpPrevious(sentence)) return true
  const rules = findPointers(lexicon.language)
  if (rules === undefined) return leaning
  if (matches(rules.elsewhere, text) || matches(rules.announced, text)) return false
  if (rules.partOfIt.test(text) || rules.concludes.test(text) || rules.connectives.test(text)) return true
  // "These costs are forgotten" points back one sentence; "in these climates" may point anywhere.
  const [first] = text.matchAll(rules.demonstrative)
  if (pointsOut(text, rules.demonstrative)) return first !== undefined && first.index <= 2
  return leaning || rules.document.test(text)
}

/** True when a sentence can be read right after the one before it, whatever it takes up from there: it points at nothing else. */
export function goesOn({ text, question, announces, lexicon }: Sentence): boolean {
  if (question || announces) return false
  const rules = findPointers(lexicon.language)
  if (rules === undefined) return true
  if (matches(rules.elsewhere, text)) return false
  if (/\p{N}/u.test(text) || rules.concludes.test(text)) return true
  // "In such houses" may point further back than one sentence.
  const [first] = text.matchAll(rules.demonstrative)
  const isFar = pointsOut(text, rules.demonstrative) && (first?.index ?? 0) > 2
  return !isFar && !matches(rules.announced, text)
}

/** True for a sentence that sends its reader to another place: "see our guide", "as described below". */
export function pointsElsewhere({ text, lexicon }: Sentence): boolean {
  const rules = findPointers(lexicon.language)
  return rules !== undefined && matches(rules.elsewhere, text)
}

/** True for a sentence that begins with a word for what was named last, and points at nothing else. */
export function startsWithPronoun(sentence: Sentence): boolean {
  const { leaning, question, announces, text, lexicon } = sentence
  const rules = findPointers(lexicon.language)
  return !question && !announces && (rules === undefined ? leaning : rules.pronouns.test(text))
}

/** "Where a pump is loud, this is the reason" points into its own sentence; "In these climates" does not. */
function pointsOut(text: string, demonstrative: RegExp): boolean {
  return [...text.matchAll(demonstrative)].some(({ index }) => {
    const before = text.slice(0, index)
    return !(/[,;:–—]/u.test(before) && before.trim().split(/\s+/).length >= antecedentWords)
  })
}

function matches(pattern: RegExp, text: string): boolean {
  pattern.lastIndex = 0
  const found = pattern.test(text)
  pattern.lastIndex = 0
  return found
}
