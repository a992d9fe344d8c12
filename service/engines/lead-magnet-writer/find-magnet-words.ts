import { german } from './languages/de.ts'
import { english } from './languages/en.ts'
import { spanish } from './languages/es.ts'
import { french } from './languages/fr.ts'
import { italian } from './languages/it.ts'
import { portuguese } from './languages/pt.ts'
import type { LeadMagnetLanguage } from './lead-magnet-writer.ts'
import type { MagnetWords } from './magnet-words.ts'

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
