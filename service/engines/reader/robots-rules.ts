import robotsParser from 'robots-parser'

/** What a site's robots.txt lets this service do (RFC 9309). */
export type RobotsRules = {
  url: string
  /** `found`; `absent` (4xx: everything is allowed); `unreachable` (5xx or no answer: nothing is). */
  state: 'found' | 'absent' | 'unreachable'
  allows(address: string): boolean
  crawlDelaySeconds: number | null
  sitemaps: string[]
}

/** The product token that robots.txt knows this service by. */
export const robotsToken = 'Masthead'

/** The rules in the text of a robots.txt at `url`. */
export function parseRobots(url: string, text: string): RobotsRules {
  const robots = robotsParser(url, text)
  const delay = robots.getCrawlDelay(robotsToken)
  return {
    url,
    state: 'found',
    // Undefined for an address of another host, which this file says nothing about.
    allows: (address) => robots.isAllowed(address, robotsToken) ?? false,
    crawlDelaySeconds: delay !== undefined && Number.isFinite(delay) && delay > 0 ? delay : null,
    sitemaps: robots.getSitemaps().slice(0, 5),
  }
}

export function withoutRobots(url: string, state: 'absent' | 'unreachable'): RobotsRules {
  return { url, state, allows: () => state === 'absent', crawlDelaySeconds: null, sitemaps: [] }
}
