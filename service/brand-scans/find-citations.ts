import { parse } from 'tldts'
import type { BrandScanCitation } from '#contract/brand-scans.ts'
import { isOnWebsite } from '#contract/own-website.ts'
import type { EngineAnswer } from '../engines/answer-panel/answer-panel.ts'
import type { BrandName } from './brand-names.ts'
import { foldLetters } from './fold-letters.ts'

const maxCitations = 20
const links = /https?:\/\/[^\s<>"'`\]）]+/gu

export type IsOwnPage = (url: string) => boolean

/** Every source an answer names, in its text or beside it, each once. */
export function findCitations(answer: EngineAnswer, isOwn: IsOwnPage): BrandScanCitation[] {
  const inText = [...answer.text.matchAll(links)].map(([url]) => ({
    url: withoutTail(url),
    title: null,
  }))
  const all = [...answer.sources, ...inText].filter(({ url, title }) => url !== null || title !== null)
  const distinct = new Map<string, BrandScanCitation>()
  for (const { url, title } of all) {
    const key = url === null ? `title ${title}` : url.replace(/[#?].*$|\/$/g, '')
    if (distinct.has(key)) continue
    const safe = url !== null && /^https?:\/\//.test(url) && URL.canParse(url) ? url : undefined
    distinct.set(key, {
      ...(safe !== undefined && { url: safe }),
      ...(title !== null && { title }),
      own: safe !== undefined && isOwn(safe),
    })
  }
  return [...distinct.values()].slice(0, maxCitations)
}

/** A sentence continues after the URL, and Markdown closes its bracket. */
function withoutTail(url: string): string {
  const bare = url.replace(/[.,;:!?*_]+$/u, '')
  return bare.endsWith(')') && !bare.includes('(') ? bare.slice(0, -1) : bare
}

/**
 * Distinguishes pages of the brand from others: those below one of its URLs, those of its websites, and those of a domain
 * that contains its name (`acme.com`, `shop.acme.io` for Acme).
 */
export function createIsOwnPage(
  names: readonly BrandName[],
  { addresses = [], websites = [] }: { addresses?: readonly string[]; websites?: readonly string[] },
): IsOwnPage {
  const joined = new Set(names.map(({ text }) => compact(text)).filter((name) => name.length >= 2))
  const hosts = new Set(names.map(({ text }) => text.toLowerCase()).filter((name) => name.includes('.')))
  const own = addresses.map((address) => address.replace(/\/+$/, ''))
  return (url) => {
    if (isOnWebsite(url, websites)) return true
    if (own.some((address) => url === address || url.startsWith(`${address}/`))) return true
    const { domain, domainWithoutSuffix } = parse(url)
    return (
      (domain !== null && hosts.has(domain)) ||
      (domainWithoutSuffix !== null && joined.has(compact(domainWithoutSuffix)))
    )
  }
}

function compact(name: string): string {
  return foldLetters(name.normalize('NFC')).replace(/[^\p{L}\p{N}]+/gu, '')
}
