import type { FeedItem } from './feed-items.ts'
import type { PageBlock } from './page-block.ts'
import type { PageSurface } from './page-surface.ts'
import type { RobotsRules } from './robots-rules.ts'
import type { SiteMap } from './site-map.ts'

/** A page of a site with everything that its markup reveals. */
export type SitePage = {
  url: string
  finalUrl: string
  title: string | null
  description: string | null
  siteName: string | null
  publishedAt: Date | null
  /** ISO 639-1. */
  language: string
  blocks: PageBlock[]
  words: number
  surface: PageSurface
  /** Of the answer's headers: what they say of the software behind it. */
  servedBy: string[]
}

/** Why an address of the site was not read. */
export type Unread = {
  url: string
  reason: 'robots' | 'limit' | 'time' | 'elsewhere' | 'failed'
  /** A message for people. */
  detail: string
}

export type Outcome<T> = { value: T; unread?: undefined } | { value?: undefined; unread: Unread }

/** A polite visit to one company's site: one request at a time, robots.txt obeyed on every host of it. */
export interface SiteVisit {
  /** Where the site answers, for example `https://www.acme.example`. */
  readonly origin: string
  readonly robots: RobotsRules
  /** Every request counts, robots.txt alone does not. */
  readonly tally: { requests: number; bytes: number }
  readonly unread: readonly Unread[]
  readPage(url: string): Promise<Outcome<SitePage>>
  readSiteMap(url: string): Promise<Outcome<SiteMap>>
  readFeed(url: string): Promise<Outcome<FeedItem[]>>
  /** Whether an address belongs to the site: the same company's domain, subdomains included. */
  owns(url: string): boolean
  /** An address of the site as the visit spells it: the origin's scheme, and its www where the site has one or none. */
  spelt(url: string): string
}

/** Why no visit is possible at all. */
export class VisitRefused extends Error {
  readonly reason: 'site_unreachable' | 'robots_disallowed' | 'robots_unreachable' | 'moved_elsewhere'

  constructor(reason: VisitRefused['reason'], message: string) {
    super(message)
    this.name = 'VisitRefused'
    this.reason = reason
  }
}

export interface SiteReader {
  readonly name: string
  readonly userAgent: string
  /**
   * Finds where a host answers (https first, then http), and what its robots.txt says.
   * @param options.maxRequests pages, sitemaps and feeds together
   * @param options.registrable the company's domain, which all addresses of the site end in
   * @throws VisitRefused where the site may or can not be read
   */
  visit(
    host: string,
    options: { registrable: string; maxRequests: number; signal: AbortSignal },
  ): Promise<SiteVisit>
}
