import type { Landing } from './find-landing.ts'
import { landingWords, say } from './landing-words.ts'
import { languageOf } from './language-of.ts'

/** The text beside the checkbox; stored verbatim with each consent. */
export function consentText({ row, site }: Landing): string {
  return say(landingWords[languageOf(row.language)].consent, { x: row.title ?? row.topic, site: site.title })
}
