import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type LoopbackForem, startLoopbackForem } from '#test-support/loopback/forem.ts'
import { createGuardedFetch, type GuardedFetch } from '../../outbound/guarded-fetch.ts'
import type { DestinationArticle, DestinationConnection, DestinationEngine } from './destination.ts'
import { createDevtoDestination } from './devto-destination.ts'

let forem: LoopbackForem
let fetch: GuardedFetch
let engine: DestinationEngine
const { signal } = new AbortController()

beforeAll(async () => {
  forem = await startLoopbackForem()
  fetch = createGuardedFetch({ allow: forem.allow })
  engine = createDevtoDestination(fetch)
})
afterAll(async () => {
  await fetch.close()
  await forem.close()
})
beforeEach(() => {
  forem.articles.length = 0
})

const connection = (members: Partial<DestinationConnection> = {}): DestinationConnection => ({
  url: forem.url,
  secret: { api_key: forem.key },
  facts: { account: null, program: null, features: [], authors: [], categories: [], apiRoot: null },
  addressPattern: null,
  ...members,
})

const article = (members: Partial<DestinationArticle> = {}): DestinationArticle => ({
  marker: '5f1c8a9e-0000-4000-8000-000000000001',
  as: 'live',
  title: 'How aroma stays',
  slug: 'how-aroma-stays',
  description: 'What keeps the aroma.',
  language: 'en',
  tags: ['Cold Brew', 'coffee', 'cold-brew', '', 'Café', 'water', 'grinders'],
  categoryIds: [],
  authorId: null,
  publishedAt: new Date(0),
  updatedAt: new Date(0),
  canonicalUrl: 'https://desk.example/how-aroma-stays',
  blocks: [{ type: 'paragraph', children: [{ type: 'text', text: 'Slowly.', marks: [] }] }],
  sources: [],
  sourcesTitle: 'Sources',
  markdown: 'Slowly.',
  cover: null,
  figures: [],
  uploads: new Map(),
  isWrittenByModel: true,
  structuredData: {},
  ...members,
})

test('an article arrives whole, with four tags that Forem takes and who wrote it', async () => {
  const post = await engine.create(connection(), article(), signal)
  expect(post).toMatchObject({ state: 'live', url: `${forem.url}/acme/${forem.articles[0]?.slug}` })
  expect(forem.articles).toMatchObject([
    {
      title: 'How aroma stays',
      body_markdown: 'Slowly.\n\n<!-- 5f1c8a9e-0000-4000-8000-000000000001 -->\n',
      description: 'What keeps the aroma.',
      tags: ['coldbrew', 'coffee', 'café', 'water'],
      canonical_url: 'https://desk.example/how-aroma-stays',
      ai_disclosure_level: 'fully_autonomous',
    },
  ])
})

test('what people said there about its making is not said again', async () => {
  const { id } = await engine.create(connection(), article({ isWrittenByModel: false }), signal)
  await engine.update(connection(), id, article(), signal)
  expect(forem.articles[0]).not.toHaveProperty('ai_disclosure_level')
})

test('a post is read back as it was sent, changed by an edit, a draft once unpublished, and undefined once deleted', async () => {
  const created = await engine.create(connection(), article(), signal)
  const read = () => engine.read?.(connection(), created.id, signal)
  expect(await read()).toEqual(created)
  const updated = await engine.update(connection(), created.id, article({ title: 'Aroma stays' }), signal)
  expect(updated.revision).not.toBe(created.revision)
  expect(await read()).toEqual(updated)
  forem.edit(Number(created.id), { body_markdown: 'Theirs.' })
  expect((await read())?.revision).not.toBe(updated.revision)
  await engine.unpublish(connection(), { id: created.id, article: article() }, signal)
  expect(await read()).toMatchObject({ state: 'draft', url: null })
  forem.remove(Number(created.id))
  expect(await read()).toBeUndefined()
  await engine.unpublish(connection(), { id: created.id, article: article() }, signal)
  await expect(engine.update(connection(), created.id, article(), signal)).rejects.toMatchObject({
    failure: 'not_found',
  })
})

test('a post whose answer was lost is found behind many others, and another’s is not taken for it', async () => {
  const lost = await engine.create(connection(), article({ as: 'draft' }), signal)
  for (let n = 0; n < 60; n++)
    await engine.create(
      connection(),
      article({ marker: `other-${n}`, title: `Other ${n}`, canonicalUrl: null }),
      signal,
    )
  expect(await engine.findLost(connection(), article(), signal)).toEqual(lost)
  expect(await engine.findLost(connection(), article({ marker: 'unknown' }), signal)).toBeUndefined()
})

test('a refusal quotes what Forem said', async () => {
  await engine.create(connection(), article(), signal)
  await expect(engine.create(connection(), article({ marker: 'second' }), signal)).rejects.toMatchObject({
    failure: 'refused',
    message: expect.stringContaining('Canonical url has already been taken'),
  })
})

test('a test says whose key it is, or what is wrong with key or address', async () => {
  expect(await engine.test(connection(), signal)).toMatchObject({ account: 'Acme Coffee (@acme)' })
  await expect(engine.test(connection({ secret: { api_key: 'old' } }), signal)).rejects.toMatchObject({
    failure: 'credentials',
    message: expect.stringContaining('does not accept this API key: unauthorized'),
  })
  await expect(engine.test(connection({ url: `${forem.url}/blog` }), signal)).rejects.toMatchObject({
    message: expect.stringContaining('Check the address'),
  })
})
