import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { destinationArticle } from '#test-support/fixtures/destination-article.ts'
import { type LoopbackShopify, startLoopbackShopify } from '#test-support/loopback/shopify.ts'
import { createGuardedFetch, type GuardedFetch } from '../../outbound/guarded-fetch.ts'
import type { DestinationConnection, DestinationEngine, DestinationFacts } from './destination.ts'
import { createShopifyDestination } from './shopify-destination.ts'

let shopify: LoopbackShopify
let fetch: GuardedFetch
let engine: DestinationEngine
let aheadMs = 0
const { signal } = new AbortController()

beforeAll(async () => {
  shopify = await startLoopbackShopify()
  fetch = createGuardedFetch({ allow: shopify.allow })
})
afterAll(async () => {
  await fetch.close()
  await shopify.close()
})
beforeEach(() => {
  shopify.articles = []
  shopify.calls.length = 0
  aheadMs = 0
  engine = createShopifyDestination(fetch, () => new Date(Date.now() + aheadMs))
})

const facts: DestinationFacts = {
  account: 'Acme Coffee',
  program: null,
  features: [],
  authors: [],
  categories: [{ id: 'gid://shopify/Blog/1', name: 'News' }],
  apiRoot: null,
}
const connection = (secret = {}): DestinationConnection => ({
  url: shopify.url,
  secret: { client_id: shopify.clientId, client_secret: shopify.clientSecret, ...secret },
  facts,
  addressPattern: null,
})
const tokensAsked = () => shopify.calls.filter((call) => call.endsWith('/access_token')).length

test('an article goes to the chosen blog with its text, author, tags, cover and what search engines show', async () => {
  const article = destinationArticle({
    title: 'Tea & time',
    categoryIds: ['gid://shopify/Blog/2'],
    tags: ['tea', 'time'],
    structuredData: { author: { '@type': 'Person', name: 'Nora Finch' } },
    cover: {
      file: 'cover.png',
      role: 'cover',
      alt: 'A cup',
      caption: '',
      widthPx: 1200,
      heightPx: 630,
      bytes: new Uint8Array(),
      hash: '',
      publicUrl: 'https://desk.example/cover.png',
    },
  })
  const post = await engine.create(connection(), article, signal)
  expect(post).toMatchObject({
    state: 'live',
    url: `https://shop.acme.example/blogs/guides/${article.slug}`,
  })
  expect(shopify.articles[0]).toMatchObject({
    title: 'Tea & time',
    handle: article.slug,
    author: 'Nora Finch',
    tags: ['tea', 'time'],
    summary: '<p>What keeps the aroma.</p>',
    image: { url: 'https://desk.example/cover.png', altText: 'A cup' },
    metafields: { 'global.title_tag': 'Tea & time', 'global.description_tag': 'What keeps the aroma.' },
  })
  expect(shopify.articles[0]?.body).toContain('<section class="footnotes"><h2>Sources</h2>')
})

test('an update leaves the address that somebody gave it there', async () => {
  const article = destinationArticle()
  const { id } = await engine.create(connection(), article, signal)
  shopify.edit(id, { handle: 'theirs' })
  const updated = await engine.update(connection(), id, { ...article, title: 'Anew' }, signal)
  expect(updated.url).toBe('https://shop.acme.example/blogs/news/theirs')
})

test('one token serves a day of calls; a new one is asked for when it has run out or was revoked', async () => {
  const { id } = await engine.create(connection(), destinationArticle(), signal)
  await engine.read?.(connection(), id, signal)
  expect(tokensAsked()).toBe(1)
  aheadMs = 24 * 3600_000
  await engine.read?.(connection(), id, signal)
  expect(tokensAsked()).toBe(2)
  shopify.revokeTokens()
  expect(await engine.read?.(connection(), id, signal)).toMatchObject({ id })
  expect(tokensAsked()).toBe(3)
})

test('a query that costs more than is left is tried again when there is enough', async () => {
  shopify.isThrottled = true
  await expect(engine.test(connection(), signal)).rejects.toMatchObject({
    failure: 'rate_limited',
    retryAfterSeconds: 3,
  })
})

test('a post whose answer was lost is found behind a page of others', async () => {
  const article = destinationArticle()
  const lost = await engine.create(connection(), article, signal)
  for (let n = 0; n < 55; n++)
    await engine.create(
      connection(),
      destinationArticle({ marker: `other-${n}`, slug: `other-${n}` }),
      signal,
    )
  expect(await engine.findLost(connection(), article, signal)).toEqual(lost)
})

test('a test says which scope, blog or credential is missing', async () => {
  const refusalOf = (given: DestinationConnection) =>
    engine.test(given, signal).then(
      () => '',
      (error: unknown) => String(error),
    )
  expect(await refusalOf(connection({ client_secret: 'old' }))).toContain('does not accept this client ID')
  shopify.scopes = ['read_products']
  expect(await refusalOf(connection())).toContain('scopes read_content and write_content')
  shopify.scopes = ['write_content']
  shopify.blogs = []
  expect(await refusalOf(connection())).toContain('has no blog yet')
})
