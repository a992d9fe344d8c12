import type { Landing } from './find-landing.ts'
import { languageOf } from './language-of.ts'
import { landingWords, say } from './words/landing-words.ts'

/** What stands beside the box to tick; kept word for word with each consent. */
export function consentText({ row, site }: Landing): string {
  return say(landingWords[languageOf(row.language)].consent, { x: row.title ?? row.topic, site: site.title })
}
