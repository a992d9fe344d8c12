import type { GuardedFetch, GuardedResponse } from '../../outbound/guarded-fetch.ts'
import { ReadError } from '../../outbound/read-error.ts'
import { decodeText } from './decode-text.ts'
import { extractDocument } from './extract-document.ts'
import { findLanguage } from './page-metadata.ts'
import { findPageType, readableTypes } from './page-type.ts'
import { parseRobots, type RobotsRules, robotsToken, withoutRobots } from './robots-rules.ts'
import { parseSiteMap } from './site-map.ts'
import { type Outcome, type SitePage, type SiteReader, type SiteVisit, VisitRefused } from './site-reader.ts'
import { createVisitRequests } from './visit-requests.ts'

const userAgent = `${robotsToken}/1.0 (company reader; obeys robots.txt)`
const timeoutMs = 12_000
const maxBytes = 3_000_000
/** A visit lasts this long at most; a crawl delay is respected in full, so that fewer pages of a slow site are read. */
const maxVisitMs = 90_000

export type SiteReaderOptions = {
  /** Between two requests where robots.txt names no delay, 150 ms by default. */
  pauseMs?: number
  /** A whole visit, 90,000 ms by default. */
  visitMs?: number
}

/** The visitor that needs no account: guarded fetch, robots.txt, one request at a time, its own user agent. */
export function createSiteReader(guardedFetch: GuardedFetch, options: SiteReaderOptions = {}): SiteReader {
  const { pauseMs = 150, visitMs = maxVisitMs } = options
  return {
    name: 'built-in',
    userAgent,
    visit: async (host, { registrable, maxRequests, signal }) => {
      const findRules = robotsOf(guardedFetch, signal)
      const { origin, robots } = await findOrigin(host, host === registrable, findRules, signal)
      checkRobots(host, origin, robots)
      const owns = (url: string) => {
        const name = URL.parse(url)?.hostname ?? ''
        return name === registrable || name.endsWith(`.${registrable}`)
      }
      const requests = createVisitRequests({
        bounds: { pauseMs, visitMs, maxRequests },
        send: (url, accept) =>
          guardedFetch(url, {
            headers: { accept, 'accept-language': 'en, *;q=0.5', 'user-agent': userAgent },
            timeoutMs,
            maxBytes,
            overflow: 'cut',
            maxRedirects: 0,
            signal,
          }),
        findRules,
        owns,
        signal,
      })
      return {
        origin,
        robots,
        tally: requests.tally,
        unread: requests.unread,
        owns,
        spelt: (address) => spellByOrigin(address, origin),
        ...siteReads(requests, signal),
      }
    },
  }
}

/** What is read of a site. A failure at one URL is reported and does not end the visit. */
function siteReads(
  { get, skip }: ReturnType<typeof createVisitRequests>,
  signal: AbortSignal,
): Pick<SiteVisit, 'readPage' | 'readSiteMap' | 'readFeed'> {
  /** `parse` answers null for what is not what the URL was read for, which `otherwise` says. */
  const read = async <T>(
    url: string,
    accept: string,
    parse: (response: GuardedResponse) => Promise<T | null>,
    otherwise: string,
  ): Promise<Outcome<T>> => {
    try {
      const { value: response, unread } = await get(url, accept)
      if (unread) return { unread }
      const value = await parse(response)
      return value === null ? skip(url, 'failed', otherwise) : { value }
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof ReadError) return skip(url, 'failed', error.message)
      throw error
    }
  }
  return {
    readPage: (url) =>
      read(url, accepted.page, (response) => readPage(url, response, signal), 'It is not a web page.'),
    readSiteMap: (url) =>
      read(
        url,
        accepted.siteMap,
        async (response) => parseSiteMap(textOf(response)),
        'It is not a site map.',
      ),
    readFeed: (url) =>
      read(
        url,
        accepted.feed,
        async (response) => {
          const { parseFeedItems } = await import('./feed-items.ts')
          return parseFeedItems(textOf(response)) ?? null
        },
        'It is not a feed.',
      ),
  }
}

const accepted = {
  page: 'text/html, application/xhtml+xml;q=0.9',
  siteMap: 'application/xml, text/xml, text/plain;q=0.8',
  feed: 'application/rss+xml, application/atom+xml, application/feed+json, text/xml;q=0.8',
}

/** The rules of each origin, fetched once for a visit. */
function robotsOf(guardedFetch: GuardedFetch, signal: AbortSignal): (origin: string) => Promise<RobotsRules> {
  const rulesOf = new Map<string, RobotsRules>()
  return async (origin) => {
    const rules = rulesOf.get(origin) ?? (await fetchRobots(guardedFetch, origin, signal))
    rulesOf.set(origin, rules)
    return rules
  }
}

/** @throws VisitRefused where robots.txt keeps this reader out, or could not be read */
function checkRobots(host: string, origin: string, robots: RobotsRules): void {
  if (robots.state === 'unreachable')
    throw new VisitRefused(
      'robots_unreachable',
      `Could not fetch robots.txt from ${host} (server error), so nothing was read. Try again later.`,
    )
  if (!robots.allows(`${origin}/`))
    throw new VisitRefused(
      'robots_disallowed',
      `robots.txt on ${host} disallows this crawler, so nothing was read.`,
    )
}

/** The address as the origin spells it, with its scheme and its www, where both mean the same host. */
function spellByOrigin(address: string, origin: string): string {
  const url = URL.parse(address)
  const own = new URL(origin)
  if (url?.port !== '' || stripWww(url.hostname) !== stripWww(own.hostname)) return address
  return `${own.origin}${url.pathname}${url.search}`
}

/** https, then http, then the www of a bare domain; reports the first error. */
async function findOrigin(
  host: string,
  isBare: boolean,
  findRules: (origin: string) => Promise<RobotsRules>,
  signal: AbortSignal,
): Promise<{ origin: string; robots: RobotsRules }> {
  let failure: ReadError | undefined
  const origins = [`https://${host}`, `http://${host}`, ...(isBare ? [`https://www.${host}`] : [])]
  for (const origin of origins) {
    try {
      return { origin, robots: await findRules(origin) }
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof ReadError)) throw error
      failure ??= error
    }
  }
  throw new VisitRefused('site_unreachable', failure?.message ?? `${host} could not be reached.`)
}

/** @throws ReadError where the host does not answer at all */
async function fetchRobots(
  guardedFetch: GuardedFetch,
  origin: string,
  signal: AbortSignal,
): Promise<RobotsRules> {
  const url = `${origin}/robots.txt`
  const { status, body, headers } = await guardedFetch(url, {
    headers: { accept: 'text/plain', 'user-agent': userAgent },
    timeoutMs,
    maxBytes: 512_000,
    overflow: 'cut',
    signal,
  })
  if (status >= 200 && status <= 299)
    return parseRobots(url, decodeText(body, { contentType: headers.get('content-type'), markup: false }))
  return withoutRobots(url, status >= 500 || status === 429 ? 'unreachable' : 'absent')
}

async function readPage(
  url: string,
  response: GuardedResponse,
  signal: AbortSignal,
): Promise<SitePage | null> {
  const { body, headers, finalUrl } = response
  const contentType = headers.get('content-type')
  const named = contentType?.split(';')[0]?.trim().toLowerCase()
  if (body.byteLength === 0 || (named && !readableTypes.includes(named))) return null
  const type = findPageType(contentType, body, finalUrl)
  if (type !== 'html') return null
  const language = findLanguage(headers.get('content-language'))
  const extraction = await extractDocument(
    { type, body, contentType, as: 'document', language, surfaceOf: finalUrl },
    signal,
  )
  const { surface, title, description, siteName, publishedAt, blocks, words } = extraction
  if (!surface) return null
  const servedBy = [
    'server',
    'x-powered-by',
    'x-generator',
    'x-shopify-stage',
    'x-vercel-id',
    'cf-ray',
  ].flatMap((name) => (headers.has(name) ? [`${name}: ${headers.get(name)}`.slice(0, 120)] : []))
  return {
    url,
    finalUrl,
    title,
    description,
    siteName,
    publishedAt,
    language: extraction.language,
    blocks,
    words,
    surface,
    servedBy,
  }
}

function stripWww(host: string): string {
  return host.replace(/^www\./, '')
}

function textOf({ body, headers }: GuardedResponse): string {
  return decodeText(body, { contentType: headers.get('content-type'), markup: true })
}
