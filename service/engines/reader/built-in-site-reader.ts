import { setTimeout as sleep } from 'node:timers/promises'
import type { GuardedFetch, GuardedResponse } from '../../outbound/guarded-fetch.ts'
import { ReadError } from '../../outbound/read-error.ts'
import { decodeText } from './decode-text.ts'
import { extractDocument } from './extract-document.ts'
import { findLanguage } from './page-metadata.ts'
import { findPageType, readableTypes } from './page-type.ts'
import { parseRobots, type RobotsRules, robotsToken, withoutRobots } from './robots-rules.ts'
import { parseSiteMap } from './site-map.ts'
import {
  type Outcome,
  type SitePage,
  type SiteReader,
  type SiteVisit,
  type Unread,
  VisitRefused,
} from './site-reader.ts'

const userAgent = `${robotsToken}/1.0 (company reader; obeys robots.txt)`
const timeoutMs = 12_000
const maxBytes = 3_000_000
const maxRedirects = 4
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
      const rulesOf = new Map<string, RobotsRules>()
      const findRules = async (origin: string): Promise<RobotsRules> => {
        const kept = rulesOf.get(origin)
        if (kept) return kept
        const rules = await fetchRobots(guardedFetch, origin, signal)
        rulesOf.set(origin, rules)
        return rules
      }
      const { origin, robots } = await findOrigin(host, host === registrable, findRules, signal)
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
      const tally = { requests: 0, bytes: 0 }
      const unread: Unread[] = []
      const startedAt = performance.now()
      let freeAt = 0

      const owns = (url: string) => {
        const name = URL.parse(url)?.hostname ?? ''
        return name === registrable || name.endsWith(`.${registrable}`)
      }
      const spelt = (address: string) => {
        const url = URL.parse(address)
        const own = new URL(origin)
        const isOrigin = url?.port === '' && stripWww(url.hostname) === stripWww(own.hostname)
        if (!isOrigin) return address
        return `${own.origin}${url.pathname}${url.search}`
      }
      const skip = (url: string, reason: Unread['reason'], detail: string): { unread: Unread } => {
        const entry = { url, reason, detail }
        if (unread.length < 200 && !unread.some((one) => one.url === url)) unread.push(entry)
        return { unread: entry }
      }

      /** Follows redirects by hand, so that the robots.txt of every host on the way is asked. */
      const fetchOwn = async (url: string, accept: string): Promise<Outcome<GuardedResponse>> => {
        let address = url
        for (let hop = 0; hop <= maxRedirects; hop += 1) {
          if (!owns(address)) return skip(url, 'elsewhere', `It leads to ${new URL(address).hostname}.`)
          const rules = await findRules(new URL(address).origin)
          if (!rules.allows(address))
            return skip(
              url,
              'robots',
              rules.state === 'unreachable' ? 'Its robots.txt could not be read.' : 'robots.txt forbids it.',
            )
          if (tally.requests >= maxRequests)
            return skip(url, 'limit', `At most ${maxRequests} addresses are read.`)
          const delayMs = Math.max(pauseMs, (rules.crawlDelaySeconds ?? 0) * 1000)
          const waitMs = Math.max(0, freeAt - performance.now())
          if (performance.now() + waitMs - startedAt > visitMs)
            return skip(url, 'time', 'The site asks to be read slowly, and the time was up.')
          if (waitMs > 0) await sleep(waitMs, undefined, { signal })
          tally.requests += 1
          const response = await guardedFetch(address, {
            headers: { accept, 'accept-language': 'en, *;q=0.5', 'user-agent': userAgent },
            timeoutMs,
            maxBytes,
            overflow: 'cut',
            maxRedirects: 0,
            signal,
          }).finally(() => {
            freeAt = performance.now() + delayMs
          })
          tally.bytes += response.body.byteLength
          const location = response.headers.get('location')
          if (response.status < 300 || response.status > 399 || location === null)
            return response.status < 200 || response.status > 299
              ? skip(url, 'failed', `It answered with status ${response.status}.`)
              : { value: response }
          const next = URL.parse(location, address)
          if (!next || !/^https?:$/.test(next.protocol)) break
          next.hash = ''
          address = next.href
        }
        return skip(url, 'failed', 'It redirects without end.')
      }

      /** A failure at one URL is reported and does not end the visit. */
      const attempt = async <T>(url: string, work: () => Promise<Outcome<T>>): Promise<Outcome<T>> => {
        try {
          return await work()
        } catch (error) {
          signal.throwIfAborted()
          if (error instanceof ReadError) return skip(url, 'failed', error.message)
          throw error
        }
      }

      return {
        origin,
        robots,
        tally,
        unread,
        owns,
        spelt,
        readPage: (url) =>
          attempt(url, async () => {
            const { value, unread: why } = await fetchOwn(url, 'text/html, application/xhtml+xml;q=0.9')
            if (why) return { unread: why }
            const page = await readPage(url, value, signal)
            return page ? { value: page } : skip(url, 'failed', 'It is not a web page.')
          }),
        readSiteMap: (url) =>
          attempt(url, async () => {
            const { value, unread: why } = await fetchOwn(url, 'application/xml, text/xml, text/plain;q=0.8')
            return why ? { unread: why } : { value: parseSiteMap(textOf(value)) }
          }),
        readFeed: (url) =>
          attempt(url, async () => {
            const accept = 'application/rss+xml, application/atom+xml, application/feed+json, text/xml;q=0.8'
            const { value, unread: why } = await fetchOwn(url, accept)
            if (why) return { unread: why }
            const { parseFeedItems } = await import('./feed-items.ts')
            const items = parseFeedItems(textOf(value))
            return items ? { value: items } : skip(url, 'failed', 'It is not a feed.')
          }),
      } satisfies SiteVisit
    },
  }
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
