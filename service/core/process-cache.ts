import { Counter } from 'prom-client'
import type { ChangeFeed } from '../db/change-feed.ts'
import type { Caller } from './caller.ts'

const reads = new Counter({
  name: 'masthead_process_cache_reads_total',
  help: 'Reads of the caches in this process, by outcome: hit or miss.',
  labelNames: ['cache', 'outcome'],
})

/** A key that was found. */
export type KnownKey = {
  id: string
  caller: Caller
  expiresAt: Date | null
  lastUsedAt: Date | null
  /** The path at and below which it works; null for everywhere. */
  boundTo: string | null
}

/** The bytes of a published page in one coding. */
export type FoundPage = {
  bytes: Buffer
  etag: string
  tenantId: string
  articleId: string
  policy: string
  /** Scheme and host of the domain it was rendered for; null below the service's own address. */
  origin: string | null
}

/** The landing page of a lead magnet in one coding, as it was rendered a moment ago. */
export type FoundLanding = Omit<FoundPage, 'articleId'> & {
  leadMagnetId: string
}

/** Whose site a domain is; one that is not the main one leads to it. */
export type SiteHost = { handle: string; isMain: boolean }

/** This process's caches: keys for every request, the published pages, landing pages, and the domains of sites. */
export type AnswerCache = {
  callers: ProcessCache<KnownKey>
  pages: ProcessCache<FoundPage>
  landings: ProcessCache<FoundLanding>
  domains: ProcessCache<SiteHost>
}

/** Upper bound on staleness if a NOTIFY is missed. */
const ttlMs = 5000

/** A landing page says when it was rendered, and a form that is sent at once is kept waiting. */
const landingTtlMs = 1000

/** Database results cached in this process until one of them may have changed. */
export interface ProcessCache<V> {
  /** Returns the cached value of the key, else loads and caches it; misses are not cached. */
  find(key: string, load: () => Promise<V | undefined>): Promise<V | undefined>
  /** For this process's own changes, which need not wait for the notification. */
  forget(): void
}

/**
 * Caches while the feed is live, and for `ttlMs` at most in case a notification is missed. One change invalidates the
 * whole cache: changes are rare, and reading again is one query.
 */
export function remember<V>(
  feed: Pick<ChangeFeed, 'isLive'>,
  { entries, ttlMs }: { entries: number; ttlMs: number },
): ProcessCache<V> {
  const known = new Map<string, { value: V; until: number }>()
  /** Incremented by each invalidation, so that a read started before it is not cached after it. */
  let age = 0
  return {
    async find(key, load) {
      const now = performance.now()
      const found = known.get(key)
      if (found && found.until > now && feed.isLive()) return found.value
      const ageBefore = age
      const isLive = feed.isLive()
      const value = await load()
      if (value === undefined || !isLive || ageBefore !== age || !feed.isLive()) return value
      known.delete(key)
      known.set(key, { value, until: now + ttlMs })
      const [oldest] = known.keys()
      if (known.size > entries && oldest !== undefined) known.delete(oldest)
      return value
    },
    forget() {
      age += 1
      known.clear()
    },
  }
}

function counted<V>(cache: string, known: ProcessCache<V>): ProcessCache<V> {
  const [hits, misses] = [reads.labels({ cache, outcome: 'hit' }), reads.labels({ cache, outcome: 'miss' })]
  for (const counter of [hits, misses]) counter.inc(0)
  return {
    async find(key, load) {
      let counter = hits
      const value = await known.find(key, () => {
        counter = misses
        return load()
      })
      counter.inc()
      return value
    },
    forget: known.forget,
  }
}

/** A cache that the feed invalidates. */
export function createRemembered(feed: ChangeFeed): AnswerCache {
  const callers = counted('keys', remember<KnownKey>(feed, { entries: 10_000, ttlMs }))
  // A page of an article is about 10 KB in each coding.
  const pages = counted('pages', remember<FoundPage>(feed, { entries: 1000, ttlMs }))
  feed.onChange('keys', callers.forget)
  feed.onChange('pages', pages.forget)
  const domains = counted('domains', remember<SiteHost>(feed, { entries: 1000, ttlMs }))
  feed.onChange('pages', domains.forget)
  const landings = counted('landings', remember<FoundLanding>(feed, { entries: 300, ttlMs: landingTtlMs }))
  feed.onChange('pages', landings.forget)
  return { callers, pages, landings, domains }
}
