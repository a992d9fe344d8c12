import { isResultOf } from './is-worked-out.ts'

/** A longer sentence says more than its sum. */
const maxWords = 7

/**
 * True for a sentence like "That's 66%." that only gives the sum, difference, product, ratio or share of two figures in the
 * sentences before it: an inference, and no source need say it.
 * @param before the sentences before it in its paragraph
 */
export function isShortSum(sentence: string, before: readonly string[]): boolean {
  const words = sentence.trim().split(/\s+/u)
  // A name says of whom: then it is a statement of its own.
  const named = words.slice(1).some((word) => /^\p{Lu}\p{Ll}/u.test(word))
  return words.length <= maxWords && !named && isResultOf(sentence, before)
}
