import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DestinationKind } from '#contract/destinations.ts'
import { destinationKinds, type RunningDestination } from '#test-support/desks/destination-kinds.ts'
import { destinationArticle } from '#test-support/fixtures/destination-article.ts'
import { createGuardedFetch, type GuardedFetch, type GuardedResponse } from '../../outbound/guarded-fetch.ts'
import { ReadError } from '../../outbound/read-error.ts'
import {
  type DestinationArticle,
  type DestinationConnection,
  type DestinationEngine,
  DestinationError,
} from './destination.ts'
import { createDestinations } from './destinations.ts'

const { signal } = new AbortController()
const noFacts = { account: null, program: null, features: [], authors: [], categories: [], apiRoot: null }
let markers = 0

function articleOf(members: Partial<DestinationArticle> = {}): DestinationArticle {
  const marker = `00000000-0000-4000-8000-${String(++markers).padStart(12, '0')}`
  return destinationArticle({ marker, slug: `aroma-${markers}`, ...members })
}

/** What every kind of destination guarantees, against its double. */
describe.each(DestinationKind.options)('%s', (kind) => {
  const { start, takesDrafts, tellsState } = destinationKinds[kind]
  let there: RunningDestination
  let fetch: GuardedFetch
  let engine: DestinationEngine
  let connection: DestinationConnection
  /** Comes instead of every answer; `lost` instead of those to what changes something. */
  let answer: Pick<GuardedResponse, 'status' | 'body' | 'headers'> | 'lost' | undefined
  const asked: string[] = []
  const sent: string[] = []

  beforeAll(async () => {
    there = await start()
    fetch = createGuardedFetch({ allow: [there.allow] })
    const watched: GuardedFetch = Object.assign(
      async (...[url, request]: Parameters<GuardedFetch>) => {
        asked.push(url)
        sent.push(String(request?.body ?? ''))
        const isRead = (request?.method ?? 'GET') === 'GET'
        if (answer && answer !== 'lost') return { finalUrl: url, redirects: [], ...answer }
        const received = await fetch(url, request)
        if (answer === 'lost' && !isRead) throw new ReadError('timed_out', 'It did not answer in time.')
        return received
      },
      { close: () => fetch.close() },
    )
    engine = createDestinations(watched)[kind]
    const offered = { url: there.url, secret: there.secret, facts: noFacts, addressPattern: null }
    connection = { ...offered, facts: await engine.test(offered, signal) }
  })
  afterAll(async () => {
    await fetch.close()
    await there.close()
  })

  const during = async <T>(given: typeof answer, call: () => Promise<T>): Promise<T> => {
    answer = given
    return call().finally(() => {
      answer = undefined
    })
  }
  const failureOf = (call: Promise<unknown>): Promise<DestinationError> =>
    call.then(
      () => expect.fail('It did not fail.'),
      (error: unknown) => (error instanceof DestinationError ? error : expect.fail(String(error))),
    )
  const newest = () => there.posts().at(-1)

  test('is published once, replaced in its place and taken off the site', async () => {
    const before = there.posts().length
    const article = articleOf()
    const post = await engine.create(connection, article, signal)
    expect(post).toMatchObject({ state: 'live', url: expect.stringMatching(/^https?:/) })
    expect(newest()).toEqual({ title: article.title, isLive: true })
    const changed = await engine.update(connection, post.id, { ...article, title: 'How it leaves' }, signal)
    expect(changed).toMatchObject({ id: post.id, state: 'live' })
    expect(newest()).toEqual({ title: 'How it leaves', isLive: true })
    expect(there.posts()).toHaveLength(before + 1)
    await engine.unpublish(connection, { id: changed.id, article }, signal)
    expect(there.posts().filter(({ title, isLive }) => isLive && title === 'How it leaves')).toEqual([])
  })

  test('a post whose answer was lost is not made twice', async () => {
    const before = there.posts().length
    const article = articleOf({ title: 'Lost on the way' })
    const { failure } = await failureOf(during('lost', () => engine.create(connection, article, signal)))
    expect(failure).toBe('unreachable')
    const found = await engine.findLost(connection, article, signal)
    const post = found ?? (await engine.create(connection, article, signal))
    expect(post.state).toBe('live')
    expect(there.posts()).toHaveLength(before + 1)
    expect(await engine.findLost(connection, articleOf(), signal)).toBeUndefined()
  })

  test('what is longer than it may be there is cut between characters', async () => {
    const emoji = '\u{1f600}'.repeat(400)
    const cover = {
      ...{ file: 'cover.png', role: 'cover' as const, alt: emoji, caption: '', widthPx: 1, heightPx: 1 },
      ...{ bytes: new Uint8Array(), hash: '', publicUrl: null },
    }
    const uploads = new Map([[cover.file, { id: '1', url: `${there.url}/cover.png` }]])
    const long = articleOf({ title: `a${emoji}`, description: `a${emoji}`, cover, uploads })
    sent.length = 0
    await engine.create(connection, long, signal)
    // JSON has half a character as an escape.
    for (const body of sent) expect(body).not.toMatch(/\\ud[89a-f]/i)
  })

  if (takesDrafts)
    test('a draft has no address until it is live', async () => {
      const article = articleOf({ as: 'draft' })
      const draft = await engine.create(connection, article, signal)
      expect(draft).toMatchObject({ state: 'draft', url: null })
      expect(newest()?.isLive).toBe(false)
      const live = await engine.update(connection, draft.id, { ...article, as: 'live' }, signal)
      expect(live).toMatchObject({ state: 'live', url: expect.stringMatching(/^https?:/) })
    })

  if (tellsState) {
    test('an edit there changes the revision, and only an edit does', async () => {
      const { id, revision } = await engine.create(connection, articleOf(), signal)
      expect((await engine.read?.(connection, id, signal))?.revision).toBe(revision)
      there.edit()
      const read = await engine.read?.(connection, id, signal)
      expect(read).toMatchObject({ id, state: 'live' })
      expect(read?.revision).not.toBe(revision)
    })

    test('what was deleted there is gone, and gone is no failure to unpublish', async () => {
      const article = articleOf()
      const { id } = await engine.create(connection, article, signal)
      there.remove()
      expect(await engine.read?.(connection, id, signal)).toBeUndefined()
      await engine.unpublish(connection, { id, article }, signal)
      expect(await engine.read?.(connection, id, signal)).toBeUndefined()
    })
  }

  test.each([
    [401, 'credentials'],
    [403, 'credentials'],
    [422, 'refused'],
    [429, 'rate_limited'],
    [503, 'unreachable'],
    [302, 'credentials'],
  ])('an answer of %i is a failure in words: %s', async (status, expected) => {
    const headers = new Headers({ 'retry-after': '7', location: 'https://elsewhere.example/' })
    const refusal = { status, headers, body: Buffer.from('<html>No.</html>') }
    const error = await failureOf(during(refusal, () => engine.create(connection, articleOf(), signal)))
    expect(error.failure).toBe(expected)
    expect(error.message).toMatch(/^[^<>]{10,300}$/)
    if (expected === 'rate_limited') expect(error.retryAfterSeconds).toBe(7)
  })

  test('credentials that are wrong are refused, and no address, fact or failure names any', async () => {
    const wrong = { ...connection, secret: there.wrongSecret }
    const refused = await failureOf(engine.test(wrong, signal))
    expect(refused.failure).toBe('credentials')
    const said = JSON.stringify([asked, connection.facts, refused.message, refused.stack, refused.cause])
    const secrets = [...Object.entries(there.secret), ...Object.entries(there.wrongSecret)]
    for (const [name, secret] of secrets) {
      // A user name is no secret.
      if (name === 'username') continue
      expect(said).not.toContain(secret)
      expect(said).not.toContain(encodeURIComponent(secret))
    }
  })
})
