import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { AdaptedArticle } from '#contract/adaptations.ts'
import { Results } from '#contract/results.ts'
import { type AdaptationDesk, type Answer, openAdaptationDesk } from '#test-support/desks/adaptation-desk.ts'
import { blueskyDid, blueskyHandle, blueskyPassword } from '#test-support/loopback/bluesky.ts'
import { mastodonToken } from '#test-support/loopback/mastodon.ts'
import type { TestTenant } from '#test-support/test-service.ts'
import { accounts } from '../db/schema/accounts.ts'
import { adaptationPosts } from '../db/schema/adaptations.ts'
import { eq, sql } from '../db/sql.ts'
import { SocialError, type SocialNetwork, type SocialRequest } from '../engines/social/social.ts'
import { countPosts, tendPostCounts } from './count-posts.ts'

let desk: AdaptationDesk
beforeAll(async () => {
  desk = await openAdaptationDesk()
})
afterAll(() => desk.close())

let tenant: TestTenant
beforeEach(async () => {
  tenant = await desk.service.createTenant({ credits: 100 })
  for (const network of [desk.mastodon, desk.bluesky]) {
    network.next.length = 0
    network.requests.length = 0
  }
  desk.mastodon.statuses.length = 0
  Object.assign(desk.mastodon, { isPrivate: false, mayRead: true, busyAfter: undefined })
  desk.bluesky.records.length = 0
})

const mastodonInput = () => ({
  network: 'mastodon',
  server: `${desk.mastodon.origin}/`,
  access_token: mastodonToken,
})
const blueskyInput = () => ({
  network: 'bluesky',
  server: desk.bluesky.origin,
  handle: `@${blueskyHandle}`,
  app_password: blueskyPassword,
})
const connect = async (input: Record<string, unknown>) => {
  const { status, body } = await desk.call(tenant, 'POST', '/accounts', input)
  expect(status).toBe(201)
  return String(body.id)
}
const adapt = async (platform: string) => {
  const article_id = await desk.addArticle(tenant)
  const { body } = await desk.call(tenant, 'POST', '/adapt', { article_id, platforms: [platform] })
  const [adaptation] = AdaptedArticle.parse(body).adaptations
  if (!adaptation) throw new Error(`It was not adapted: ${JSON.stringify(body)}`)
  return adaptation
}
const post = (id: string, account_id: string): Promise<Answer> =>
  desk.call(tenant, 'POST', `/adaptations/${id}/post`, { account_id })
const edit = (id: string, content: string, version = 1) =>
  desk.call(tenant, 'PUT', `/adaptations/${id}`, { content, version })

test('a thread goes to Mastodon as a post and its replies, once for any number of requests', async () => {
  const account = await connect(mastodonInput())
  const { adaptationId, parts } = await adapt('x_thread')
  const answers = await Promise.all(Array.from({ length: 4 }, () => post(adaptationId, account)))
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
  const again = await post(adaptationId, account)
  const { statuses } = desk.mastodon
  expect(statuses.map(({ status }) => status)).toEqual(parts?.map(({ content }) => content))
  expect(statuses.map(({ in_reply_to_id }) => in_reply_to_id)).toEqual([
    null,
    ...statuses.slice(0, -1).map(({ id }) => id),
  ])
  expect(again.body).toMatchObject({
    published: true,
    accountId: account,
    platform_post_id: statuses[0]?.id,
    posts: [
      {
        network: 'mastodon',
        handle: '@acme@mastodon.example',
        status: 'posted',
        version: 1,
        url: expect.any(String),
      },
    ],
  })
})

test('a post goes to Bluesky with its links and hashtags as facets and the article as a card', async () => {
  const account = await connect(blueskyInput())
  const { adaptationId } = await adapt('x_thread')
  const { body } = await post(adaptationId, account)
  const { records } = desk.bluesky
  expect(body).toMatchObject({ published: true, platform_post_id: expect.stringContaining(blueskyDid) })
  const last = records.at(-1)?.record
  const text = Buffer.from(String(last?.text))
  const facets = last?.facets as { index: { byteStart: number; byteEnd: number } }[]
  const marked = facets.map(({ index }) => text.subarray(index.byteStart, index.byteEnd).toString())
  expect(marked).toEqual([expect.stringMatching(/^http.*cold-brew/), '#ColdBrew', '#Aroma'])
  expect(last).toMatchObject({
    langs: ['en'],
    embed: { external: { uri: marked[0], title: 'Cold brew keeps its aroma' } },
    reply: { root: { uri: expect.stringContaining(records[0]?.rkey ?? '-') } },
  })
  expect(records.slice(0, -1).every(({ record }) => !('embed' in record))).toBe(true)
})

test('a thread that is interrupted half way resumes where it stopped, and posts nothing twice', async () => {
  const [mastodon, bluesky] = [await connect(mastodonInput()), await connect(blueskyInput())]
  const { adaptationId, parts } = await adapt('x_thread')
  // The second part arrives, and the answer is lost; so is, at the next try, the connection before the third.
  desk.mastodon.next.push({ status: 200, body: { id: '1', url: null } }, null)
  for (const [network, account] of [
    [desk.mastodon, mastodon],
    [desk.bluesky, bluesky],
  ] as const) {
    if (network === desk.bluesky) {
      // The first post arrives and its answer is lost: the second try finds the record under its key.
      network.next.push(null)
    }
    const lost = await post(adaptationId, account)
    expect([lost.status, lost.body.code]).toEqual([409, 'network_unreachable'])
    expect((await post(adaptationId, account)).status).toBe(200)
  }
  expect(desk.bluesky.records.map(({ record }) => record.text)).toEqual(parts?.map(({ content }) => content))
  expect(desk.mastodon.statuses.map(({ status }) => status)).toEqual(
    parts?.slice(1).map(({ content }) => content),
  )
})

test('a post that a killed process left behind is resumed, and one in progress is not', async () => {
  const account = await connect(blueskyInput())
  const { adaptationId } = await adapt('x_thread')
  const { caller } = tenant.agent
  const claim = { tenantId: caller.tenantId, adaptationId, accountId: account, version: 1 }
  const [left] = await desk.service.ctx.db.insert(adaptationPosts).values(claim).returning()
  const refused = await post(adaptationId, account)
  expect([refused.status, refused.body.code]).toEqual([409, 'posting'])
  await desk.service.ctx.db
    .update(adaptationPosts)
    .set({ updatedAt: new Date(Date.now() - 121_000) })
    .where(eq(adaptationPosts.id, left?.id ?? ''))
  expect((await post(adaptationId, account)).body).toMatchObject({ published: true })
})

test('an access token that grew too old is renewed, and where that fails the app password opens a new session', async () => {
  const account = await connect(blueskyInput())
  const paths = () => desk.bluesky.requests.map(({ path }) => path.replace('/xrpc/com.atproto.', ''))
  const sealed = async () =>
    (await desk.service.ctx.db.select().from(accounts).where(eq(accounts.id, account)))[0]?.sealedSecret
  const before = await sealed()
  desk.bluesky.expire()
  await post((await adapt('x_thread')).adaptationId, account)
  expect(paths().slice(1, 4)).toEqual(['repo.createRecord', 'server.refreshSession', 'repo.createRecord'])
  expect(await sealed()).not.toBe(before)
  desk.bluesky.requests.length = 0
  desk.bluesky.expire({ refresh: true })
  expect((await post((await adapt('x_thread')).adaptationId, account)).status).toBe(200)
  expect(paths().slice(0, 3)).toEqual(['repo.createRecord', 'server.refreshSession', 'server.createSession'])
})

test('saves the error message of a network with the post', async () => {
  const account = await connect(mastodonInput())
  const { adaptationId } = await adapt('threads')
  const failures = [
    [{ status: 422, body: { error: 'Validation failed: <b>no</b>' } }, 409, 'post_refused', /no<\/b>/],
    [{ status: 500, body: {} }, 409, 'network_unreachable', /returned a server error/],
    [{ status: 200, body: { nothing: 1 } }, 409, 'network_unreachable', /something else/],
    [
      { status: 302, body: {}, headers: { location: 'https://elsewhere.example/' } },
      409,
      'post_refused',
      /302/,
    ],
    [{ status: 429, body: {}, headers: { 'retry-after': '77' } }, 429, 'rate_limited', /77/],
    [
      { status: 401, body: { error: 'revoked' } },
      409,
      'account_refused',
      /Reconnect the account in Settings/,
    ],
  ] as const
  for (const [reply, status, code, words] of failures) {
    desk.mastodon.next.push(reply)
    const answer = await post(adaptationId, account)
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(answer.body.message).toMatch(words)
    if (status === 429) expect(answer.body.retry_after).toBe(77)
  }
  const { body } = await desk.call(tenant, 'GET', '/adaptations')
  expect(body).toMatchObject({
    adaptations: [{ published: false, posts: [{ status: 'failed', error: expect.any(String) }] }],
  })
  expect((await desk.call(tenant, 'GET', '/accounts')).body).toMatchObject({
    accounts: [{ status: 'refused' }],
  })
  const status = await desk.call(tenant, 'GET', '/status')
  expect(JSON.stringify(status.body)).toContain('refused_accounts')
  expect(await connect(mastodonInput())).toBe(account)
  expect((await post(adaptationId, account)).body).toMatchObject({ published: true })
})

test('a limit is the account’s: at it a post goes, past it nothing is sent', async () => {
  const [mastodon, bluesky] = [await connect(mastodonInput()), await connect(blueskyInput())]
  const { adaptationId } = await adapt('linkedin')
  const address = `https://acme.example/${'a'.repeat(100)}`
  await edit(adaptationId, `${'a'.repeat(476)} ${address}`)
  expect((await post(adaptationId, mastodon)).status).toBe(200)
  await edit(adaptationId, `${'a'.repeat(477)} ${address}`, 2)
  expect((await post(adaptationId, mastodon)).body).toMatchObject({
    code: 'too_long',
    message: expect.stringContaining('allows 500 characters here, and this has 501'),
  })
  await edit(adaptationId, 'é👨‍👩‍👧‍👦'.repeat(150), 3)
  expect((await post(adaptationId, bluesky)).status).toBe(200)
  await edit(adaptationId, `${'é👨‍👩‍👧‍👦'.repeat(150)}.`, 4)
  expect((await post(adaptationId, bluesky)).body).toMatchObject({ code: 'too_long' })
  expect([desk.mastodon.statuses.length, desk.bluesky.records.length]).toEqual([1, 1])
  const { body } = await desk.call(tenant, 'GET', '/adaptations')
  expect(body).toMatchObject({ adaptations: [{ posts: [{ version: 2 }, { version: 4 }] }] })
})

test('a script cannot be posted; an account or adaptation of another tenant is unknown', async () => {
  const account = await connect(mastodonInput())
  const script = await adapt('instagram_reels')
  expect((await post(script.adaptationId, account)).body).toMatchObject({ code: 'not_postable' })
  const { adaptationId } = await adapt('threads')
  const own = tenant
  tenant = await desk.service.createTenant()
  expect((await post(adaptationId, account)).status).toBe(404)
  expect((await desk.call(tenant, 'DELETE', `/accounts/${account}`)).status).toBe(404)
  expect((await post((await adapt('threads')).adaptationId, account)).status).toBe(404)
  expect((await desk.call(tenant, 'GET', '/accounts')).body).toEqual({ accounts: [] })
  tenant = own
  expect(
    (await desk.call(tenant, 'POST', `/adaptations/${adaptationId}/post`, { account_id: 5 })).status,
  ).toBe(400)
})

test('credentials are verified on connecting, rejected at their field, sealed, never returned, and deleted in the end', async () => {
  const refusals: [Record<string, unknown>, string][] = [
    [{ ...mastodonInput(), access_token: 'wrong' }, 'access_token'],
    [{ ...blueskyInput(), app_password: 'wrong' }, 'app_password'],
    [{ ...mastodonInput(), server: 'https://10.0.0.1/' }, 'server'],
    [{ ...mastodonInput(), server: 'http://fosstodon.example/' }, 'server'],
    [{ ...mastodonInput(), access_token: '' }, 'access_token'],
    [{ ...blueskyInput(), handle: 'x'.repeat(254) }, 'handle'],
    [{ network: 'myspace' }, 'network'],
  ]
  for (const [input, path] of refusals) {
    const answer = await desk.call(tenant, 'POST', '/accounts', input)
    expect([input, answer.status, (answer.body.details as { path: string }[])[0]?.path]).toEqual([
      input,
      400,
      path,
    ])
  }
  const { body } = await desk.call(tenant, 'POST', '/accounts', blueskyInput())
  const listed = await desk.call(tenant, 'GET', '/accounts')
  for (const secret of [blueskyPassword, 'access-', 'refresh-'])
    expect(JSON.stringify([body, listed.body])).not.toContain(secret)
  expect(body).toMatchObject({
    network: 'bluesky',
    handle: `@${blueskyHandle}`,
    char_limit: 300,
    status: 'connected',
  })
  const row = async () =>
    (
      await desk.service.ctx.db
        .select()
        .from(accounts)
        .where(eq(accounts.id, String(body.id)))
    )[0]
  expect((await row())?.sealedSecret).not.toContain(blueskyPassword)
  expect((await desk.call(tenant, 'DELETE', `/accounts/${body.id}`)).body).toEqual({ success: true })
  expect((await row())?.sealedSecret).toBe('')
  expect((await desk.call(tenant, 'DELETE', `/accounts/${body.id}`)).status).toBe(404)
  expect((await post((await adapt('threads')).adaptationId, String(body.id))).status).toBe(404)
})

test('a tenant has at most 20 accounts, also when many are connected concurrently', async () => {
  const filler = Array.from({ length: 19 }, (_, n) => ({
    tenantId: tenant.agent.caller.tenantId,
    network: 'mastodon' as const,
    server: `https://m${n}.example`,
    identity: String(n),
    handle: `@acme@m${n}.example`,
    charLimit: 500,
    sealedSecret: '',
  }))
  await desk.service.ctx.db.insert(accounts).values(filler)
  const both = await Promise.all(
    [mastodonInput(), blueskyInput()].map((input) => desk.call(tenant, 'POST', '/accounts', input)),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
})

const posted = async (platform: string, input: Record<string, unknown>) => {
  const account_id = await connect(input)
  const { adaptationId } = await adapt(platform)
  expect((await post(adaptationId, account_id)).status).toBe(200)
  return { account_id, adaptationId }
}
const later = (minutes: number) => ({
  ...desk.service.ctx,
  now: () => new Date(Date.now() + minutes * 60_000),
})
const postsOf = async (id: string) => {
  const { body } = await desk.call(tenant, 'GET', '/adaptations')
  return AdaptedArticle.shape.adaptations
    .parse(body.adaptations)
    .find(({ adaptationId }) => adaptationId === id)?.posts
}

test('likes, replies and reposts are what the network tells, without the replies of our own thread, and beside their article in Results', async () => {
  const mastodon = await posted('x_thread', mastodonInput())
  const bluesky = await posted('threads', blueskyInput())
  const [status] = desk.mastodon.statuses
  const [record] = desk.bluesky.records
  desk.mastodon.readers.set(status?.id ?? '', { favourites_count: 5, replies_count: 3, reblogs_count: 2 })
  desk.bluesky.readers?.set(record?.rkey ?? '', { likeCount: 7, replyCount: 1, repostCount: 0 })
  for (const { account_id } of [mastodon, bluesky]) {
    await countPosts(later(1), account_id, AbortSignal.timeout(20_000))
    await countPosts(later(15), account_id, AbortSignal.timeout(20_000))
  }
  expect(await postsOf(mastodon.adaptationId)).toMatchObject([{ likes: 5, replies: 2, reposts: 2 }])
  expect(await postsOf(bluesky.adaptationId)).toMatchObject([{ likes: 7, replies: 1, reposts: 0 }])
  const results = Results.parse((await desk.call(tenant, 'GET', '/results')).body)
  expect(results.posts).toEqual({ posts: 2, likes: 12, replies: 3, reposts: 2 })
  expect(results.pages.map(({ kind, views, posts }) => ({ kind, views, posts }))).toEqual(
    expect.arrayContaining([
      { kind: 'article', views: 0, posts: { posts: 1, likes: 5, replies: 2, reposts: 2 } },
      { kind: 'article', views: 0, posts: { posts: 1, likes: 7, replies: 1, reposts: 0 } },
    ]),
  )
  const [page] = results.pages
  const ofOne = Results.parse(
    (await desk.call(tenant, 'GET', `/results?article_id=${page?.article_id}`)).body,
  )
  expect([ofOne.posts, ofOne.total]).toEqual([page?.posts, 1])
  const before = Results.parse(
    (await desk.call(tenant, 'GET', '/results?from=2020-01-01&to=2020-01-31')).body,
  )
  expect([before.posts, before.total]).toEqual([undefined, 0])
  const stranger = await desk.service.createTenant()
  expect(Results.parse((await desk.call(stranger, 'GET', '/results')).body).posts).toBeUndefined()
  const asked = desk.bluesky.requests.length
  await countPosts(later(20), bluesky.account_id, AbortSignal.timeout(20_000))
  expect(desk.bluesky.requests.length).toBe(asked)
})

test('a service without a view of its network tells no counts, and a post that is gone there is deleted here', async () => {
  const { account_id, adaptationId } = await posted('threads', blueskyInput())
  const { readers } = desk.bluesky
  desk.bluesky.readers = undefined
  await countPosts(later(15), account_id, AbortSignal.timeout(20_000))
  const [untold] = (await postsOf(adaptationId)) ?? []
  expect([untold?.status, untold?.likes]).toEqual(['posted', undefined])
  desk.bluesky.records.length = 0
  await countPosts(later(90), account_id, AbortSignal.timeout(20_000))
  expect(await postsOf(adaptationId)).toMatchObject([{ status: 'deleted' }])
  desk.bluesky.readers = readers
})

test.each([
  ['mastodon', mastodonInput, () => desk.mastodon.statuses.length],
  ['bluesky', blueskyInput, () => desk.bluesky.records.length],
] as const)(
  'a thread at %s is deleted there whole, once or again, and can be posted anew',
  async (_, input, there) => {
    const { account_id, adaptationId } = await posted('x_thread', input())
    const parts = there()
    expect(parts).toBeGreaterThan(1)
    const path = `/adaptations/${adaptationId}/post?account_id=${account_id}`
    const stranger = await desk.service.createTenant()
    expect((await desk.call(stranger, 'DELETE', path)).status).toBe(404)
    for (let time = 0; time < 2; time++)
      expect(await desk.call(tenant, 'DELETE', path)).toMatchObject({
        status: 200,
        body: { published: false, posts: [{ status: 'deleted' }] },
      })
    expect(there()).toBe(0)
    expect((await post(adaptationId, account_id)).body).toMatchObject({ posts: [{ status: 'posted' }] })
    expect(there()).toBe(parts)
  },
)

test('a repeated deletion takes no older version with it', async () => {
  const { account_id, adaptationId } = await posted('threads', blueskyInput())
  await edit(adaptationId, 'Grind finer.')
  await post(adaptationId, account_id)
  expect(desk.bluesky.records).toHaveLength(2)
  const path = `/adaptations/${adaptationId}/post?account_id=${account_id}`
  for (let time = 0; time < 2; time++)
    expect((await desk.call(tenant, 'DELETE', path)).body).toMatchObject({
      posts: [
        { version: 1, status: 'posted' },
        { version: 2, status: 'deleted' },
      ],
    })
  expect(desk.bluesky.records).toHaveLength(1)
})

test('an instance that hides posts from strangers is asked with the token before a post counts as deleted', async () => {
  const { account_id, adaptationId } = await posted('threads', mastodonInput())
  desk.mastodon.isPrivate = true
  await countPosts(later(15), account_id, AbortSignal.timeout(20_000))
  expect(await postsOf(adaptationId)).toMatchObject([{ status: 'posted', likes: 0 }])
  desk.mastodon.mayRead = false
  await countPosts(later(90), account_id, AbortSignal.timeout(20_000))
  expect(await postsOf(adaptationId)).toMatchObject([{ status: 'posted' }])
})

test('what a network answered before it failed is kept', async () => {
  const account_id = await connect(mastodonInput())
  const ids = [await adapt('threads'), await adapt('threads')].map(({ adaptationId }) => adaptationId)
  for (const id of ids) await post(id, account_id)
  for (const { id } of desk.mastodon.statuses)
    desk.mastodon.readers.set(id, { favourites_count: 5, replies_count: 0, reblogs_count: 0 })
  desk.mastodon.busyAfter = 1
  await countPosts(later(15), account_id, AbortSignal.timeout(20_000))
  const likes = await Promise.all(ids.map(async (id) => (await postsOf(id))?.[0]?.likes))
  expect(likes.toSorted()).toEqual([5, undefined])
})

test('an account that was connected again meanwhile keeps its new credentials, whatever came of the old ones', async () => {
  const { account_id } = await posted('threads', blueskyInput())
  const stored = async () => {
    const [row] = await desk.service.ctx.db.select().from(accounts).where(eq(accounts.id, account_id))
    return [row?.status, row?.sealedSecret]
  }
  const { engines } = desk.service.ctx
  let renewed: unknown
  /** The person connects it again while the network is asked with what was stored before. */
  const countWith = (minutes: number, outcome: (request: SocialRequest) => Promise<void>) => {
    const count: SocialNetwork['count'] = (_account, _parts, request) => ({
      [Symbol.asyncIterator]: () => ({
        async next() {
          await connect(blueskyInput())
          renewed = await stored()
          await outcome(request)
          return { done: true, value: undefined }
        },
      }),
    })
    const social = { ...engines.social, bluesky: { ...engines.social.bluesky, count } }
    const ctx = { ...later(minutes), engines: { ...engines, social } }
    return countPosts(ctx, account_id, AbortSignal.timeout(20_000))
  }
  await countWith(15, async () => {
    throw new SocialError('credentials', 'The password was revoked.')
  })
  expect(await stored()).toEqual(renewed)
  await countWith(90, ({ storeSecret }) => storeSecret({ accessJwt: 'of the old password' }))
  expect(await stored()).toEqual(renewed)
})

test('housekeeping asks each connected account once for what is due', async () => {
  const { account_id } = await posted('threads', mastodonInput())
  await tendPostCounts(later(15))
  const { rows } = await desk.service.ctx.db.execute<{ data: { account_id: string } }>(
    sql`select data from pgboss.job where name = 'post.count' and data ->> 'account_id' = ${account_id}`,
  )
  expect(rows).toHaveLength(1)
})
