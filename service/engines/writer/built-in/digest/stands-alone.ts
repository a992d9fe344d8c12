import { takesUp, takesUpThing } from '../../evidence/takes-up.ts'
import type { Sentence } from '../sentence.ts'
import { textBefore } from '../text-before.ts'
import { findPointers } from './pointers/find-pointers.ts'

/** "Above, yes.": an end of what stands before it. */
const isEndOnly = /^(?!see|siehe|voir|véase|vedi|zie|veja)[^.]*[.]$/iu
/** An item of a list of which no part sends anybody anywhere. */
const shortItem = 5
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

/** True for a sentence that sends its reader to another place: "see our guide", "as described below". */
export function pointsElsewhere({ text, lexicon, item, words }: Sentence): boolean {
  // "The wording above", of a list that is told with what stands above it.
  if (words <= shortItem && (item !== null || isEndOnly.test(text))) return false
  const rules = findPointers(lexicon.language)
  return rules !== undefined && matches(rules.elsewhere, text)
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
