import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Forum, forumClient, sendJson, startForum } from '#test-support/loopback/forum.ts'
import { createGuardedFetch, type GuardedFetch } from '../../outbound/guarded-fetch.ts'
import type { Community } from './community.ts'
import { createRedditCommunity } from './reddit-community.ts'

let forum: Forum
let fetch: GuardedFetch
let nowMs: number
/** What was waited for, in milliseconds; the clock moves on by as much. */
let waits: number[]
beforeEach(async () => {
  forum = await startForum()
  fetch = createGuardedFetch({ allow: forum.allow })
  nowMs = 0
  waits = []
})
afterEach(async () => {
  await fetch.close()
  await forum.close()
})

const { signal } = new AbortController()
const open = (options: { credentials?: typeof forumClient } = {}): Community =>
  createRedditCommunity({
    address: forum.address,
    fetch,
    ...options,
    now: () => nowMs,
    async sleep(ms) {
      waits.push(ms)
      nowMs += ms
    },
  })
const search = (community: Community, forumName?: string) =>
  community.searchPosts(
    { query: 'quiet grinder', sort: 'relevance', ...(forumName && { forum: forumName }) },
    { signal },
  )
/** Fails the first `times` requests in the way of `send`, which answers the response it is given. */
const failing = (times: number, send: (response: ServerResponse) => unknown) => {
  let left = times
  forum.fault = (_, response) => {
    if (left-- <= 0) return false
    send(response)
    return true
  }
}
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    (error: { failure: string; message: string }) => [error.failure, error.message],
  )

test('a forum is searched by its public JSON, and what its posts say comes whole', async () => {
  const posts = await search(open(), 'Coffee')
  expect(forum.requests[0]?.path).toBe('/r/Coffee/search.json')
  expect(Object.fromEntries(forum.requests[0]?.search ?? [])).toMatchObject({
    q: 'quiet grinder',
    restrict_sr: '1',
    raw_json: '1',
    limit: '100',
  })
  expect(posts[0]).toMatchObject({
    id: 't3_aa1',
    forum: 'Coffee',
    permalink: `${forum.address}/r/Coffee/comments/aa1/a_post/`,
    votes: 64,
    comments: 91,
    locked: false,
    unfit: null,
  })
  expect(posts.map(({ unfit }) => unfit).filter((one) => one !== null)).toEqual([
    'adult',
    'removed',
    'advertisement',
  ])
})

test('without a forum the whole community is searched', async () => {
  const posts = await search(open())
  expect(forum.requests[0]?.path).toBe('/search.json')
  expect(new Set(posts.map((post) => post.forum))).toEqual(new Set(['Coffee', 'espresso']))
})

test('rules are read in their own words', async () => {
  expect(await open().readRules('coffee', { signal })).toContainEqual({
    title: 'No self-promotion',
    text: 'Advertising, shop links and affiliate links are not allowed here.',
  })
})

test('children of another kind or shape are left out of a listing', async () => {
  forum.fault = (_, response) =>
    sendJson(response, 200, {
      kind: 'Listing',
      data: { children: [{ kind: 't5', data: {} }, { kind: 't3', data: { title: 3 } }, { kind: 't3' }] },
    })
  expect(await search(open())).toEqual([])
})

test('with an account a token is fetched once and sent with every request', async () => {
  const community = open({ credentials: forumClient })
  expect(community.name).toBe('oauth')
  await search(community, 'Coffee')
  await search(community, 'espresso')
  expect(forum.requests.map(({ path }) => path)).toEqual([
    '/api/v1/access_token',
    '/r/Coffee/search',
    '/r/espresso/search',
  ])
  expect(forum.requests[0]?.body).toBe('grant_type=client_credentials')
  expect(forum.requests[1]?.authorization).toMatch(/^bearer \S+$/)
})

test('a token that is refused is replaced, and one that ends is renewed', async () => {
  const community = open({ credentials: forumClient })
  await search(community, 'Coffee')
  failing(1, (response) => sendJson(response, 401, { message: 'Unauthorized', error: 401 }))
  expect(await search(community, 'Coffee')).not.toEqual([])
  nowMs += 86_400_000
  await search(community, 'Coffee')
  const tokens = forum.requests.filter(({ path }) => path === '/api/v1/access_token')
  expect(tokens).toHaveLength(3)
})

test('an account that the forum does not know is named', async () => {
  const community = open({ credentials: { clientId: 'desk', clientSecret: 'wrong' } })
  const [failure, message] = await failureOf(search(community))
  expect(failure).toBe('wrong_credentials')
  expect(message).toContain('refuses the account of this server')
  expect(message).not.toContain('wrong')
})

test.each([
  [{ 'x-ratelimit-reset': '42' }, 42_000],
  [{ 'retry-after': '7', 'x-ratelimit-reset': '42' }, 7_000],
  [{}, 60_000],
])('after a 429 with %j it waits for the requested time, and continues', async (headers, waitMs) => {
  failing(1, (response) => response.writeHead(429, headers).end('Too Many Requests'))
  const told: number[] = []
  const posts = await open().searchPosts(
    { query: 'grinder', sort: 'new' },
    { signal, onWait: (seconds) => told.push(seconds) },
  )
  expect(posts).not.toEqual([])
  expect(waits).toEqual([waitMs])
  expect(told).toEqual([waitMs / 1000])
})

test('a pause that is too long is not waited for, by this request or the next', async () => {
  const community = open()
  failing(1, (response) => response.writeHead(429, { 'x-ratelimit-reset': '600' }).end())
  const refused = await failureOf(search(community))
  expect(refused).toEqual(['rate_limited', expect.stringContaining('600 seconds')])
  expect(await failureOf(search(community))).toEqual(refused)
  expect(forum.requests).toHaveLength(1)
  expect(waits).toEqual([])
  nowMs += 600_000
  expect(await search(community)).not.toEqual([])
})

test('when the window is used up the next request waits for the new one', async () => {
  const community = open()
  failing(1, (response) =>
    sendJson(
      response,
      200,
      { kind: 'Listing', data: { children: [] } },
      { 'x-ratelimit-remaining': '0.0', 'x-ratelimit-reset': '30' },
    ),
  )
  await search(community)
  expect(waits).toEqual([])
  await search(community)
  expect(waits).toEqual([30_000])
})

test('a forum that keeps asking for a pause is given up', async () => {
  failing(9, (response) => response.writeHead(429, { 'retry-after': '5' }).end())
  expect(await failureOf(search(open()))).toEqual(['rate_limited', expect.any(String)])
  expect(forum.requests).toHaveLength(3)
})

test('a fault of the forum is tried again, and named when it stays', async () => {
  failing(2, (response) => response.writeHead(503).end())
  expect(await search(open())).not.toEqual([])
  failing(9, (response) => response.writeHead(502).end())
  expect(await failureOf(search(open()))).toEqual(['unreachable', expect.stringContaining('502')])
})

const json = (status: number, body: unknown) => (response: ServerResponse) => sendJson(response, status, body)
const html = (status: number) => (response: ServerResponse) =>
  response.writeHead(status, { 'content-type': 'text/html' }).end('<html><body>blocked</body></html>')

test.each([
  ['a block of strangers', html(403), 'refused', 'Ask your operator to connect an account'],
  ['a web page instead of data', html(200), 'refused', 'web page instead of data'],
  ['JSON that is no listing', json(200, { kind: 'more' }), 'unreadable', 'no list of posts'],
  ['a private forum', json(403, { reason: 'private', error: 403 }), 'closed_forum', 'r/Coffee is not open'],
  ['a banned forum', json(404, { reason: 'banned', error: 404 }), 'no_such_forum', 'no r/Coffee'],
])('%s ends in words that say what to do', async (_, send, failure, words) => {
  failing(9, send)
  expect(await failureOf(search(open(), 'Coffee'))).toEqual([failure, expect.stringContaining(words)])
})

test('a missing forum is distinguished from one without posts', async () => {
  expect(await failureOf(search(open(), 'NoSuchForum'))).toEqual(['no_such_forum', expect.any(String)])
  forum.rules.set('quiet', [])
  expect(await search(open(), 'Quiet')).toEqual([])
})

test('a forum that does not respond is unreachable, and one inside the network is not requested', async () => {
  const community = open()
  await forum.close()
  expect(await failureOf(search(community))).toEqual(['unreachable', expect.any(String)])
  const guarded = createGuardedFetch()
  const tx = createRedditCommunity({ address: 'http://127.0.0.1:9', fetch: guarded })
  expect(await failureOf(search(tx))).toEqual(['unreachable', expect.any(String)])
  await guarded.close()
})

test('an abort ends the waiting', async () => {
  failing(9, (response) => response.writeHead(429, { 'retry-after': '60' }).end())
  const stop = new AbortController()
  const community = createRedditCommunity({ address: forum.address, fetch })
  const work = community.searchPosts(
    { query: 'grinder', sort: 'new' },
    { signal: stop.signal, onWait: () => stop.abort() },
  )
  await expect(work).rejects.toMatchObject({ name: 'AbortError' })
})
