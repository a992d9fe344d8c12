import type { LeadMagnetLanguage } from '../lead-magnet-writer.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'
import { italian } from './it.ts'
import type { MagnetWords } from './magnet-words.ts'
import { portuguese } from './pt.ts'

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
