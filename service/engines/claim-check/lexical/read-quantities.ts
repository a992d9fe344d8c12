import { findClaimLanguage } from '../languages/find-claim-language.ts'
import { findDates } from './dates.ts'
import { findQuantities, type Quantity } from './quantities.ts'
import { createSpelledNumbers, type SpelledNumbers } from './spelled-numbers.ts'

const spelled = new Map<string, SpelledNumbers>()

/** The quantities of a text in digits or in the words of its language; dates and years are none. */
export function readQuantities(text: string, language: string): Quantity[] {
  return findQuantities(findDates(text).rest, spelledIn(language))
}

function spelledIn(code: string): SpelledNumbers | undefined {
  const language = findClaimLanguage(code)
  if (!language) return undefined
  const known = spelled.get(language.code) ?? createSpelledNumbers(language)
  spelled.set(language.code, known)
  return known
}
