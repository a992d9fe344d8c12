import { setTimeout as pause } from 'node:timers/promises'
import type { GuardedFetch, GuardedResponse } from '../../outbound/guarded-fetch.ts'
import { ReadError } from '../../outbound/read-error.ts'
import type { AskOptions, Community } from './community.ts'
import { type CommunityCredentials, createRedditAccess } from './reddit-access.ts'
import {
  connectionFailure,
  noDataFailure,
  parseJson,
  rateLimitFailure,
  statusFailure,
} from './reddit-failure.ts'
import { readListing, readRuleList } from './reddit-listing.ts'
import { createRequestWindow } from './request-window.ts'

export type RedditOptions = {
  /** Of the forum, without a trailing slash. */
  address: string
  /** With them the forum's API is asked by OAuth; without, its public JSON. */
  credentials?: CommunityCredentials | undefined
  fetch: GuardedFetch
  /** Replace the clock and the waiting. */
  now?: () => number
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>
}

/** The longest pause that a run waits for; a longer one ends it with the reason. */
const maxPauseSeconds = 90
/** A forum is asked so often for one answer: it may ask for a pause, have a fault, or want a new token. */
const maxAttempts = 3
const faultPauseMs = 1500

/** Reads a forum that speaks Reddit's JSON: listings of `t3`, rules, rate-limit headers, application-only OAuth. */
export function createRedditCommunity(options: RedditOptions): Community {
  const { address, credentials, fetch, now = Date.now } = options
  const sleep = options.sleep ?? ((ms, signal) => pause(ms, undefined, { signal }))
  const site = new URL(address).host
  const api = credentials ? apiAddress(address) : address
  const access = credentials
    ? createRedditAccess({ tokenUrl: `${address}/api/v1/access_token`, credentials, fetch, now })
    : undefined
  const window = createRequestWindow(now)

  async function ask(
    path: string,
    search: Record<string, string>,
    forum: string | undefined,
    how: AskOptions,
  ) {
    // The public address of every listing is that of its page with `.json` behind it.
    const url = `${api}${path}${access ? '' : '.json'}?${new URLSearchParams({ ...search, raw_json: '1' })}`
    const asked = { site, forum, withAccount: access !== undefined }
    for (let tries = 1; ; tries++) {
      await waitForWindow(how)
      const answer = await send(url, how)
      window.learn(answer.status, answer.headers)
      if (answer.status === 200) return answer
      if (answer.status === 429 && tries === maxAttempts) throw rateLimitFailure(site, window.secondsToWait())
      const mayMend = answer.status === 429 || answer.status >= 500 || (answer.status === 401 && access)
      if (!mayMend || tries === maxAttempts) throw statusFailure(answer, asked)
      if (answer.status === 401) access?.forget()
      if (answer.status >= 500) await sleep(faultPauseMs * tries, how.signal)
    }
  }

  async function waitForWindow({ signal, onWait }: AskOptions): Promise<void> {
    const seconds = window.secondsToWait()
    if (seconds === 0) return
    if (seconds > maxPauseSeconds) throw rateLimitFailure(site, seconds)
    onWait?.(seconds)
    await sleep(seconds * 1000, signal)
  }

  async function send(url: string, { signal }: AskOptions): Promise<GuardedResponse> {
    try {
      const token = await access?.get(signal)
      return await fetch(url, {
        headers: { accept: 'application/json', ...(token && { authorization: `bearer ${token}` }) },
        maxRedirects: 0,
        timeoutMs: 20_000,
        signal,
      })
    } catch (error) {
      signal.throwIfAborted()
      throw error instanceof ReadError ? connectionFailure(error, site) : error
    }
  }

  return {
    name: access ? 'oauth' : 'public-json',
    site,
    async searchPosts({ query, forum, sort }, how) {
      const search = { q: query, sort, type: 'link', limit: '100', t: sort === 'new' ? 'all' : 'year' }
      const answer = forum
        ? await ask(`/r/${forum}/search`, { ...search, restrict_sr: '1' }, forum, how)
        : await ask('/search', search, undefined, how)
      const posts = readListing(parseJson(answer.body), address)
      if (!posts) throw noDataFailure(answer.headers.get('content-type'), site)
      return posts
    },
    async readRules(forum, how) {
      const answer = await ask(`/r/${forum}/about/rules`, {}, forum, how)
      const rules = readRuleList(parseJson(answer.body))
      if (!rules) throw noDataFailure(answer.headers.get('content-type'), site)
      return rules
    },
  }
}

/** Reddit's API has a host of its own; any other forum answers on the one address. */
function apiAddress(address: string): string {
  const { hostname } = new URL(address)
  return hostname === 'reddit.com' || hostname.endsWith('.reddit.com') ? 'https://oauth.reddit.com' : address
}
