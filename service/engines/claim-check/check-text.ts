import type { CheckSource } from './check-source.ts'
import type { CheckableText } from './checkable-text.ts'
import type { Claim } from './claim.ts'
import { createPieceCheck } from './lexical/check-pieces.ts'

/**
 * Checks every statement of a text, and the numbers, dates, names and quotations in it, against the sources that it
 * cites. Pure and without a model: the same text and sources always give the same claims. Sentences that need no source
 * (advice, inference, definitions) have the verdict `not_needed`.
 */
export function checkText(text: CheckableText, sources: CheckSource[]): Claim[] {
  return createTextCheck(sources)(text)
}

/**
 * The same for many texts over one set of sources, which is read once.
 * @param options `isTyped` for words that a person typed: a figure that follows from others is not enough there
 */
export function createTextCheck(
  sources: CheckSource[],
  options: { isTyped?: boolean } = {},
): (text: CheckableText) => Claim[] {
  const { check } = createPieceCheck(sources, options)
  return (text) =>
    check(text)
      .flatMap(({ claims }) => claims)
      .map((claim, index) => ({ id: `c${index + 1}`, ...claim }))
}
