import robotsParser from 'robots-parser'
import type { AgentContext } from '../../core/context.ts'
import { ReadError } from '../../outbound/read-error.ts'

/** The crawlers by network. */
export const crawlers = {
  google: 'Googlebot',
  x: 'Twitterbot',
  linkedin: 'LinkedInBot',
  facebook: 'facebookexternalhit',
  slack: 'Slackbot-LinkExpanding',
} as const

export type Network = keyof typeof crawlers

/** The networks whose crawler robots.txt keeps from the page (RFC 9309); none where there is no such file. */
export async function blockedNetworks(
  ctx: AgentContext,
  pageUrl: string,
  signal: AbortSignal,
): Promise<Network[]> {
  const address = new URL('/robots.txt', pageUrl).href
  try {
    const { status, body } = await ctx.engines.guardedFetch(address, {
      timeoutMs: 8000,
      maxBytes: 512_000,
      overflow: 'cut',
      signal,
    })
    if (status !== 200) return []
    const robots = robotsParser(address, new TextDecoder().decode(body))
    return Object.entries(crawlers).flatMap(([network, agent]) =>
      // The keys of an object that is written above.
      robots.isAllowed(pageUrl, agent) === false ? [network as Network] : [],
    )
  } catch (error) {
    if (error instanceof ReadError) return []
    throw error
  }
}
