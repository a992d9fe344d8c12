import type { CompanyProfile } from '#contract/company-profile.ts'
import { escapeMarkdown, linkTarget } from '../escape-markdown.ts'
import type { Phrases } from '../phrases/phrases.ts'
import { plainText } from '../plain-text.ts'

/** The company's offer and its next step in one line that says whose words these are; empty without a name or either. */
export function writeOffer({ name, offer, callToAction }: CompanyProfile, phrases: Phrases): string {
  if (!name || phrases.offer === undefined) return ''
  const said = plainText(offer ?? '')
  const sentence = said === '' || /[.!?…]$/u.test(said) ? said : `${said}.`
  const target = linkTarget(callToAction?.url ?? null)
  const link = callToAction && target !== null ? `[${escapeMarkdown(callToAction.text)}](${target})` : ''
  if (sentence === '' && link === '') return ''
  const from = phrases.offer.replace('{x}', () => `**${escapeMarkdown(plainText(name))}**`)
  return [from, escapeMarkdown(sentence), link].filter(Boolean).join(' ')
}
