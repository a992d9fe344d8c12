import type { ClaimLanguage } from './claim-language.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'
import { italian } from './it.ts'
import { dutch } from './nl.ts'
import { portuguese } from './pt.ts'

/** All languages that have word lists. */
export const claimLanguages = [english, german, french, spanish, italian, portuguese, dutch]

const languages = new Map(claimLanguages.map((language) => [language.code, language]))

/** The word lists of a language (ISO 639-1, with or without a region); undefined for one that has none. */
export function findClaimLanguage(code: string): ClaimLanguage | undefined {
  return languages.get(code.toLowerCase().slice(0, 2))
}
