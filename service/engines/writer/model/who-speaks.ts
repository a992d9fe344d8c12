import type { CompanyProfile } from '#contract/company-profile.ts'
import { isOnWebsite } from '#contract/own-website.ts'
import type { SourceHead } from '../evidence/source-head.ts'
import type { EvidenceSource } from '../writer.ts'

/** Shorter names stand in too many addresses by chance. */
const minName = 4

/**
 * Whose words a document of the tenant is. `company`: its articles, its internal documents, those that show its voice, what
 * its own site says, by its websites, its call to action or its name, and what names it as its author. `stranger`: a page added from
 * another address, which stays its publisher's word. `supplied`: a text that was typed or uploaded, which may be anybody's.
 */
export function whoSpeaks(
  { url, role, kind, head }: Pick<EvidenceSource, 'url' | 'role' | 'kind'> & { head?: SourceHead },
  { name, callToAction, websites = [] }: CompanyProfile,
): 'company' | 'stranger' | 'supplied' {
  if (kind !== 'knowledge' || role !== 'facts') return 'company'
  const known = letters(name ?? '')
  if (url === null || !URL.canParse(url)) {
    const named = [head?.author, head?.publisher].map((said) => letters(said ?? ''))
    return known !== '' && named.includes(known) ? 'company' : 'supplied'
  }
  if (isOnWebsite(url, websites)) return 'company'
  const host = hostOf(url)
  const own = callToAction ? hostOf(callToAction.url) : ''
  if (own !== '' && (`.${host}`.endsWith(`.${own}`) || `.${own}`.endsWith(`.${host}`))) return 'company'
  return known.length >= minName && letters(host).includes(known) ? 'company' : 'stranger'
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
