import { wordForm } from './plain-form.ts'

// Times of day, versions and network addresses, telephone numbers: figures that are spelled in one way only.
const pattern =
  /(?<![\p{L}\p{N}.,:])(?:\d{1,2}:\d{2}(?::\d{2})?|v?\d+(?:\.\d+){2,}|\+\d[\d\s()-]{6,}\d)(?![\p{L}\p{N}]|[.,:]\d)/gu
const thousands = /^\d{1,3}(?:\.\d{3})+$/

/** Finds figures that are no amounts, and the text with them blanked out. */
export function findLiterals(text: string): { literals: string[]; rest: string } {
  const literals: string[] = []
  const rest = text.replace(pattern, (whole) => {
    if (thousands.test(whole)) return whole
    literals.push(whole)
    return ' '.repeat(whole.length)
  })
  return { literals, rest }
}

/** True when the passage has the same figures in the same order. */
export function isLiteralIn(literal: string, passageWords: string): boolean {
  return passageWords.includes(wordForm(literal))
}
