import { setTimeout as sleep } from 'node:timers/promises'
import type { GuardedFetch, GuardedResponse } from '../../outbound/guarded-fetch.ts'
import type { RobotsRules } from './robots-rules.ts'
import type { Outcome, Unread } from './site-reader.ts'

const maxRedirects = 4
const maxUnread = 200

export type VisitBounds = {
  /** Between two requests where robots.txt names no delay, in milliseconds. */
  pauseMs: number
  /** The whole visit, in milliseconds. */
  visitMs: number
  maxRequests: number
}

export type VisitRequestsOptions = {
  bounds: VisitBounds
  /** Sends one request and follows no redirect. */
  send: (url: string, accept: string) => ReturnType<GuardedFetch>
  findRules: (origin: string) => Promise<RobotsRules>
  /** Whether a URL is one of the site's. */
  owns: (url: string) => boolean
  signal: AbortSignal
}

/**
 * The requests of one visit: one at a time, as the robots.txt of each host allows, within the bounds of the visit. A crawl
 * delay is respected in full, so that fewer pages of a slow site are read.
 */
export function createVisitRequests({ bounds, send, findRules, owns, signal }: VisitRequestsOptions) {
  const { pauseMs, visitMs, maxRequests } = bounds
  const tally = { requests: 0, bytes: 0 }
  const unread: Unread[] = []
  const startedAt = performance.now()
  let freeAt = 0

  const skip = (url: string, reason: Unread['reason'], detail: string): { unread: Unread } => {
    const entry = { url, reason, detail }
    if (unread.length < maxUnread && !unread.some((one) => one.url === url)) unread.push(entry)
    return { unread: entry }
  }

  /** Why an address is not requested; undefined where it may be. */
  const refusal = (address: string, rules: RobotsRules): Pick<Unread, 'reason' | 'detail'> | undefined => {
    if (!rules.allows(address)) {
      const isUnknown = rules.state === 'unreachable'
      return {
        reason: 'robots',
        detail: isUnknown ? 'Its robots.txt could not be read.' : 'robots.txt forbids it.',
      }
    }
    if (tally.requests >= maxRequests)
      return { reason: 'limit', detail: `At most ${maxRequests} addresses are read.` }
    if (Math.max(performance.now(), freeAt) - startedAt > visitMs)
      return { reason: 'time', detail: 'The site asks to be read slowly, and the time was up.' }
    return undefined
  }

  const sendInTurn = async (address: string, accept: string, rules: RobotsRules) => {
    const waitMs = freeAt - performance.now()
    if (waitMs > 0) await sleep(waitMs, undefined, { signal })
    tally.requests += 1
    try {
      const response = await send(address, accept)
      tally.bytes += response.body.byteLength
      return response
    } finally {
      freeAt = performance.now() + Math.max(pauseMs, (rules.crawlDelaySeconds ?? 0) * 1000)
    }
  }

  /** Follows redirects by hand, so that the robots.txt of every host on the way is asked. */
  const get = async (url: string, accept: string): Promise<Outcome<GuardedResponse>> => {
    let address = url
    for (let hop = 0; hop <= maxRedirects; hop += 1) {
      if (!owns(address)) return skip(url, 'elsewhere', `It leads to ${new URL(address).hostname}.`)
      const rules = await findRules(new URL(address).origin)
      const refused = refusal(address, rules)
      if (refused) return skip(url, refused.reason, refused.detail)
      const response = await sendInTurn(address, accept, rules)
      const { status, headers } = response
      const location = status >= 300 && status <= 399 ? headers.get('location') : null
      if (location === null) {
        const isRead = status >= 200 && status <= 299
        return isRead ? { value: response } : skip(url, 'failed', `It answered with status ${status}.`)
      }
      const next = URL.parse(location, address)
      if (!next || !/^https?:$/.test(next.protocol)) break
      next.hash = ''
      address = next.href
    }
    return skip(url, 'failed', 'It redirects without end.')
  }

  return { tally, unread, skip, get }
}
