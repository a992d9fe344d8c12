import type { LeadMagnetLanguage } from './lead-magnet-writer.ts'
import type { MagnetWords } from './magnet-words.ts'
import { german } from './words/de.ts'
import { english } from './words/en.ts'
import { spanish } from './words/es.ts'
import { french } from './words/fr.ts'
import { italian } from './words/it.ts'
import { portuguese } from './words/pt.ts'

const byLanguage: Record<LeadMagnetLanguage, MagnetWords> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
  pt: portuguese,
}

/** The words of one of the six languages of lead magnets. */
export function findMagnetWords(language: LeadMagnetLanguage): MagnetWords {
  return byLanguage[language]
}

/** Puts a text where the words have `{x}`, whatever signs it has. */
export function fill(words: string, x: string): string {
  return words.replace('{x}', () => x)
}
