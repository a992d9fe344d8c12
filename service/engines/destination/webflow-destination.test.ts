import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { destinationArticle } from '#test-support/fixtures/destination-article.ts'
import { type LoopbackWebflow, startLoopbackWebflow } from '#test-support/loopback/webflow.ts'
import { createGuardedFetch, type GuardedFetch } from '../../outbound/guarded-fetch.ts'
import type { DestinationConnection, DestinationEngine } from './destination.ts'
import { createWebflowDestination } from './webflow-destination.ts'

let webflow: LoopbackWebflow
let fetch: GuardedFetch
let engine: DestinationEngine
let connection: DestinationConnection
const { signal } = new AbortController()

beforeAll(async () => {
  webflow = await startLoopbackWebflow()
  fetch = createGuardedFetch({ allow: webflow.allow })
  engine = createWebflowDestination(fetch)
})
afterAll(async () => {
  await fetch.close()
  await webflow.close()
})
beforeEach(async () => {
  webflow.items = []
  const facts = { account: null, program: null, features: [], authors: [], categories: [], apiRoot: null }
  const given = { url: webflow.url, secret: { site_token: webflow.token }, facts, addressPattern: null }
  connection = { ...given, facts: await engine.test(given, signal) }
})

const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => '',
    (error: unknown) => String(error),
  )

test('only collections with rich text are offered, by site and name', () => {
  expect(connection.facts.categories.map(({ name }) => name)).toEqual(['Acme Coffee: Blog Posts'])
})

test('an article fills the fields of a blog template, and nothing that the collection does not have', async () => {
  const article = destinationArticle({
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
  const post = await engine.create(connection, article, signal)
  expect(post).toMatchObject({ state: 'live', url: `https://www.acme.example/blog/${article.slug}` })
  expect(webflow.items[0]?.fieldData).toEqual({
    name: article.title,
    slug: article.slug,
    'post-body': expect.stringContaining('<section class="footnotes"><h2>Sources</h2>'),
    'post-summary': 'What keeps the aroma.',
    'main-image': { url: 'https://desk.example/cover.png', alt: 'A cup' },
  })
})

test('an unpublished item stays as a draft and is published again in its place', async () => {
  const article = destinationArticle()
  const { id } = await engine.create(connection, article, signal)
  await engine.unpublish(connection, { id, article }, signal)
  expect(await engine.read?.(connection, id, signal)).toMatchObject({ state: 'draft', url: null })
  expect(await engine.update(connection, id, article, signal)).toMatchObject({ id, state: 'live' })
  expect(webflow.items).toHaveLength(1)
})

test('a refusal names the field and quotes Webflow', async () => {
  const article = destinationArticle()
  await engine.create(connection, article, signal)
  const again = engine.create(connection, { ...article, marker: 'other' }, signal)
  expect(await refusalOf(again)).toContain('slug: Unique value is already in database')
})

test('a test says which scope or field is missing', async () => {
  const { scopes, fields } = webflow
  webflow.scopes = ['sites:read']
  expect(await refusalOf(engine.test(connection, signal))).toContain(
    'missing the following scopes - cms:read',
  )
  webflow.scopes = scopes
  webflow.fields = fields.filter(({ type }) => type !== 'RichText')
  expect(await refusalOf(engine.test(connection, signal))).toContain('no collection with a rich text field')
  webflow.fields = fields
})
