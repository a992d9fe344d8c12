import type { LeadMagnetLanguage } from '../engines/lead-magnet-writer/lead-magnet-writer.ts'
import { landingWords } from './landing-words.ts'

/** A language that was checked when it came in, read back from its row. */
export function languageOf(tag: string): LeadMagnetLanguage {
  return isKnown(tag) ? tag : 'en'
}

function isKnown(tag: string): tag is LeadMagnetLanguage {
  return Object.hasOwn(landingWords, tag)
}
