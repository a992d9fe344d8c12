import type { CompanyProfile } from '#contract/company-profile.ts'
import type { EvidenceSource } from '../writer.ts'

/** Shorter names stand in too many addresses by chance. */
const minName = 4

/**
 * True for a document that was added from an address which is not the company's, by its call to action or its name: such a page
 * stays its publisher's word, and is never told as what the company knows.
 */
export function isStrangers(
  { url, role, kind }: Pick<EvidenceSource, 'url' | 'role' | 'kind'>,
  { name, callToAction }: CompanyProfile,
): boolean {
  if (kind !== 'knowledge' || role !== 'facts' || url === null || !URL.canParse(url)) return false
  const host = hostOf(url)
  const own = callToAction ? hostOf(callToAction.url) : ''
  if (own !== '' && (`.${host}`.endsWith(`.${own}`) || `.${own}`.endsWith(`.${host}`))) return false
  const known = letters(name ?? '')
  return known.length < minName || !letters(host).includes(known)
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : ''
}

function letters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
}
