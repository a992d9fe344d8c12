import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { z } from 'zod'
import { createBlueskyNetwork } from '#service/engines/social/bluesky-network.ts'
import type { SocialAccount, SocialPost } from '#service/engines/social/social.ts'
import { createGuardedFetch, type GuardedFetch } from '#service/outbound/guarded-fetch.ts'
import { ReadError } from '#service/outbound/read-error.ts'

/** Run by `npm run test:real`, which starts the server. */
const { url, handle, did, appPassword } = z
  .object({ url: z.url(), handle: z.string(), did: z.string(), appPassword: z.string() })
  .parse(JSON.parse(process.env.REAL_BLUESKY ?? '{}'))

const Records = z.object({
  records: z.array(z.object({ uri: z.string(), value: z.record(z.string(), z.unknown()) })),
})

const fetch = createGuardedFetch({ allow: [new URL(url).host] })
let losesAnswers = false
const lossy: GuardedFetch = Object.assign(
  async (...[address, request]: Parameters<GuardedFetch>) => {
    const answer = await fetch(address, request)
    if (losesAnswers && address.endsWith('createRecord'))
      throw new ReadError('timed_out', 'It did not answer in time.')
    return answer
  },
  { close: () => fetch.close() },
)
const network = createBlueskyNetwork(lossy)
const request = { storeSecret: async () => {}, signal: AbortSignal.timeout(120_000) }

async function connect(): Promise<SocialAccount> {
  const { identity, secret } = await network.connect(
    url,
    { identifier: handle, password: appPassword },
    request.signal,
  )
  return { server: url, identity, handle, secret }
}

/** What is in the repository, oldest first. */
async function records() {
  const query = new URLSearchParams({ repo: did, collection: 'app.bsky.feed.post', reverse: 'true' })
  const { body } = await fetch(`${url}/xrpc/com.atproto.repo.listRecords?${query}`)
  return Records.parse(JSON.parse(new TextDecoder().decode(body))).records
}

const postOf = (parts: string[], members: Partial<SocialPost> = {}): SocialPost => ({
  parts,
  language: 'en',
  key: randomUUID(),
  createdAt: new Date(),
  card: null,
  done: [],
  isRetry: false,
  report: async () => {},
  ...request,
  ...members,
})

test('an app password connects its account, and a wrong one is refused in words', async () => {
  const account = await network.connect(url, { identifier: handle, password: appPassword }, request.signal)
  assert.deepEqual([account.identity, account.handle], [did, `@${handle}`])
  const wrong = { identifier: handle, password: 'abcd-efgh-ijkl-mnop' }
  await assert.rejects(
    network.connect(url, wrong, request.signal),
    /does not accept this handle and app password/,
  )
})

test('a thread arrives with its links, hashtags and card, and is deleted whole', async () => {
  const account = await connect()
  const address = 'https://acme.example/cold-brew'
  const card = { url: address, title: 'Cold brew', description: 'How it keeps its aroma.' }
  const parts = await network.post(
    account,
    postOf(['Cold brew, naïvely ☕', `Read on: ${address} #ColdBrew`], { card }),
  )
  const [first, second] = (await records()).map(({ value }) => value)
  assert.equal(first?.text, 'Cold brew, naïvely ☕')
  assert.deepEqual(Object(second?.reply).root.uri, parts[0]?.id)
  assert.equal(Object(second?.embed).external.uri, address)
  const facets = z
    .array(z.object({ features: z.array(z.object({ $type: z.string() })) }))
    .parse(second?.facets)
  assert.deepEqual(
    facets.map(({ features: [feature] }) => feature?.$type),
    ['app.bsky.richtext.facet#link', 'app.bsky.richtext.facet#tag'],
  )
  // This server has no view of the network, so nobody counts; what is there is not taken for gone.
  const counted = async () => {
    const found: unknown[] = []
    for await (const each of network.count(account, parts, request)) found.push(each.found)
    return found
  }
  assert.deepEqual(await counted(), [])
  await network.remove(account, parts, request)
  assert.deepEqual(await records(), [])
  assert.deepEqual(await counted(), ['gone', 'gone'])
  await network.remove(account, parts, request)
})

test('a post whose answer was lost is found again and not made twice', async () => {
  const account = await connect()
  const post = postOf(['It steeps for 12 hours.'])
  losesAnswers = true
  await assert.rejects(network.post(account, post), /did not answer in time/)
  losesAnswers = false
  const parts = await network.post(account, { ...post, isRetry: true })
  assert.deepEqual(
    (await records()).map(({ uri }) => uri),
    [parts[0]?.id],
  )
  await network.remove(account, parts, request)
})

test('tokens that the server does not know are renewed with the app password, and kept', async () => {
  const account = await connect()
  const kept: string[] = []
  const stale = { ...account, secret: { ...account.secret, accessJwt: 'stale', refreshJwt: 'stale' } }
  const storeSecret = async ({ accessJwt = '' }: Readonly<Record<string, string>>) =>
    void kept.push(accessJwt)
  const parts = await network.post(stale, postOf(['Patience.'], { storeSecret }))
  assert.equal(kept.length, 1)
  await network.remove(account, parts, request)
})
after(() => fetch.close())
