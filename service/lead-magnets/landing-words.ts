import type { LeadMagnetLanguage } from '../engines/lead-magnet-writer/lead-magnet-writer.ts'
import { de } from './languages/de.ts'
import { en } from './languages/en.ts'
import { es } from './languages/es.ts'
import { fr } from './languages/fr.ts'
import { it } from './languages/it.ts'
import type { LandingWords } from './languages/landing-words.ts'
import { pt } from './languages/pt.ts'

/** Incremented whenever a consent text changes in any language; stored with each consent. */
export const consentVersion = '2026-11-2'

export const landingWords: Record<LeadMagnetLanguage, LandingWords> = { en, de, es, fr, it, pt }

/** Puts names into words, whatever signs they have. */
export function say(words: string, about: Readonly<Record<string, string>>): string {
  return words.replace(/\{(\w+)\}/g, (whole, name: string) => about[name] ?? whole)
}
