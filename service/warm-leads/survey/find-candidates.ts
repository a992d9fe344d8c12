import type { SiteVisit } from '../../engines/reader/site-reader.ts'
import { type PageKind, pageKind } from '../page-kind.ts'
import type { SurveyedPage } from './survey.ts'

export type Candidate = { url: string; kind: PageKind }

/** How many pages of each kind are worth a visit, the most telling kinds first. */
const wanted: readonly (readonly [PageKind, number])[] = [
  ['about', 1],
  ['team', 1],
  ['careers', 1],
  ['pricing', 1],
  ['blog', 1],
  ['press', 1],
  ['contact', 1],
  ['customers', 1],
  ['changelog', 1],
  ['post', 2],
  ['job', 3],
  ['release', 2],
  ['product', 2],
  ['legal', 1],
  ['team', 2],
  ['about', 2],
  ['careers', 2],
  ['post', 4],
]

const noPage = /\.(pdf|jpe?g|png|gif|svg|webp|zip|mp4|mp3|docx?|xlsx?|pptx?|css|js|json|xml|ics)$/i
const noContent =
  /\/(login|signin|sign-in|signup|sign-up|register|cart|checkout|account|wp-admin|privacy|terms|cookies?|search|feed|rss)(\/|$)/i

/** The pages to read next, most telling first: from links, then posts, then the sitemap. */
export function findCandidates(found: {
  pages: readonly SurveyedPage[]
  siteMapEntries: readonly { url: string; changedAt: Date | null }[]
  posts: readonly { url: string }[]
  visit: Pick<SiteVisit, 'owns' | 'spelt'>
}): Candidate[] {
  const { pages, siteMapEntries, posts, visit } = found
  const byUrl = new Map<string, PageKind>()
  const add = (address: string, kind: PageKind) => {
    const url = visit.spelt(address)
    const { pathname, search } = new URL(url)
    if (!visit.owns(url) || noPage.test(pathname) || noContent.test(pathname) || search.length > 40) return
    if (!byUrl.has(url)) byUrl.set(url, kind)
  }
  for (const { url } of posts) add(url, pageKind(url) === 'release' ? 'release' : 'post')
  for (const page of pages) for (const { url, text } of page.surface.links) add(url, pageKind(url, text))
  const newestFirst = siteMapEntries
    .slice(0, 2000)
    .toSorted((a, b) => (b.changedAt?.getTime() ?? 0) - (a.changedAt?.getTime() ?? 0))
  for (const { url } of newestFirst) add(url, pageKind(url))

  const seen = new Map<PageKind, number>()
  for (const { kind } of pages) seen.set(kind, (seen.get(kind) ?? 0) + 1)
  const readUrls = new Set(pages.flatMap(({ url, finalUrl }) => [url, finalUrl]))
  const all = [...byUrl].map(([url, kind]) => ({ url, kind }))
  const chosen: Candidate[] = []
  for (const [kind, most] of wanted) {
    const room = most - (seen.get(kind) ?? 0) - chosen.filter((one) => one.kind === kind).length
    if (room <= 0) continue
    const fresh = all.filter(
      (one) => one.kind === kind && !readUrls.has(one.url) && !chosen.some(({ url }) => url === one.url),
    )
    // Short addresses are the section itself; single things come in the order found, newest first.
    const isSingle = kind === 'post' || kind === 'job' || kind === 'release'
    chosen.push(...(isSingle ? fresh : fresh.toSorted((a, b) => a.url.length - b.url.length)).slice(0, room))
  }
  return chosen
}
