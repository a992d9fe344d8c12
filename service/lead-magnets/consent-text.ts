import type { Landing } from './find-landing.ts'
import { landingWords, say } from './landing-words.ts'
import { languageOf } from './language-of.ts'

/** What stands beside the box to tick; kept word for word with each consent. */
export function consentText({ row, site }: Landing): string {
  return say(landingWords[languageOf(row.language)].consent, { x: row.title ?? row.topic, site: site.title })
}
