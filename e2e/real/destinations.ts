import assert from 'node:assert/strict'
import { createHash, randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { z } from 'zod'
import { bodyBlocks } from '#service/engines/destination/body-blocks.ts'
import type {
  DestinationArticle,
  DestinationConnection,
  DestinationPicture,
  UploadedPicture,
} from '#service/engines/destination/destination.ts'
import { createDestinations } from '#service/engines/destination/destinations.ts'
import { createGhostApi } from '#service/engines/destination/ghost-api.ts'
import { createWordPressApi } from '#service/engines/destination/wordpress-api.ts'
import { builtInIllustrator } from '#service/engines/illustrator/built-in-illustrator.ts'
import { createGuardedFetch } from '#service/outbound/guarded-fetch.ts'

/** Run by `npm run test:real`, which starts the programs. */
const Secret = z.record(z.string(), z.string())
const Access = z.object({ url: z.url(), secret: Secret })
const access = z
  .object({ wordpress: Access.extend({ editor: Secret, contributor: Secret }), ghost: Access })
  .parse(JSON.parse(process.env.REAL_DESTINATIONS ?? '{}'))

const fetch = createGuardedFetch({
  allow: [access.wordpress, access.ghost].map(({ url }) => new URL(url).host),
})
const engines = createDestinations(fetch)
const wordpressApi = createWordPressApi(fetch)
const ghostApi = createGhostApi(fetch, () => new Date())
const { signal } = new AbortController()
const noFacts = { account: null, program: null, features: [], authors: [], categories: [], apiRoot: null }
const title = 'How cold brew keeps its aroma'
const markdown = `Cold brew **steeps for 12 hours** [1], and time does what heat does elsewhere [1, 2].

## What the numbers say

![Steeping times](figure-1.png)

| Method | Hours |
|---|---:|
| Cold brew [1] | 12 |
| Drip & "fast" | 0.1 |

> Cold water extracts slowly.

- Grind coarse
  - but not too coarse
- Wait
`

async function figure(): Promise<DestinationPicture> {
  const drawn = await builtInIllustrator().drawFigure({
    caption: 'Steeping times',
    header: ['Method', 'Hours'],
    rows: [
      ['Cold brew', '12'],
      ['Drip', '0.1'],
    ],
    language: 'en',
  })
  const hash = createHash('sha256').update(drawn.png).digest('hex')
  const { alt, widthPx, heightPx, png: bytes } = drawn
  return {
    file: 'figure-1.png',
    role: 'figure',
    alt,
    caption: 'Steeping times',
    widthPx,
    heightPx,
    bytes,
    hash,
    publicUrl: null,
  }
}

function article(
  picture: DestinationPicture,
  uploads: Map<string, UploadedPicture>,
  members: Partial<DestinationArticle> = {},
): DestinationArticle {
  const marker = randomUUID()
  return {
    marker,
    isWrittenByModel: true,
    as: 'live',
    title,
    slug: `cold-brew-${marker.slice(0, 8)}`,
    description: 'Why patience keeps the aroma of coffee.',
    language: 'en',
    tags: ['Coffee', 'Beans & more'],
    categoryIds: [],
    authorId: null,
    publishedAt: new Date(Date.now() - 60_000),
    updatedAt: new Date(),
    canonicalUrl: null,
    blocks: bodyBlocks({
      markdown,
      title,
      references: [1, 2],
      figures: new Map([[picture.file, { alt: picture.alt, caption: picture.caption }]]),
    }),
    sources: [
      { reference: 1, title: 'Cold brew chemistry', url: 'https://science.example/brew' },
      { reference: 2, title: 'House notes', url: null },
    ],
    sourcesTitle: 'Sources',
    markdown,
    cover: null,
    figures: [picture],
    uploads,
    structuredData: { '@context': 'https://schema.org', '@type': 'Article', headline: title },
    ...members,
  }
}

/** What somebody does in the program itself. */
const people = {
  wordpress: {
    authors: ['admin', 'Ann Author'],
    unknownId: '999999',
    async edit(connection: DestinationConnection, id: string) {
      const json = { title: 'Their title' }
      await wordpressApi.call(connection, { method: 'POST', path: `/wp/v2/posts/${id}`, json, signal })
    },
    async remove(connection: DestinationConnection, id: string) {
      await wordpressApi.call(connection, { method: 'DELETE', path: `/wp/v2/posts/${id}`, signal })
    },
  },
  ghost: {
    authors: ['Ann Owner'],
    unknownId: '6b036788f8a4412d8a300000',
    async edit(connection: DestinationConnection, id: string) {
      await ghostApi.change(connection, id, { title: 'Their title' }, signal)
    },
    async remove(connection: DestinationConnection, id: string) {
      await ghostApi.call(connection, { method: 'DELETE', path: `/posts/${id}/`, signal })
    },
  },
}

for (const kind of ['wordpress', 'ghost'] as const) {
  const engine = engines[kind]
  const there = people[kind]
  const offered: DestinationConnection = { ...access[kind], facts: noFacts, addressPattern: null }
  const connect = async () => ({ ...offered, facts: await engine.test(offered, signal) })
  const page = async (url: string | null) => new TextDecoder().decode((await fetch(url ?? '')).body)

  test(`${kind}: wrong credentials are refused in words`, async () => {
    const secret = {
      ...offered.secret,
      app_password: 'wrong',
      admin_key: `${'a'.repeat(24)}:${'b'.repeat(64)}`,
    }
    await assert.rejects(engine.test({ ...offered, secret }, signal), /does not accept/)
  })

  test(`${kind}: an article is published with its blocks, found again, updated, read and unpublished`, async () => {
    const connection = await connect()
    const picture = await figure()
    const uploads = new Map<string, UploadedPicture>()
    const uploaded = await engine.upload?.(connection, picture, signal)
    if (uploaded) uploads.set(picture.file, uploaded)
    const sent = article(picture, uploads)
    assert.equal(await engine.findLost(connection, sent, signal), undefined)
    const post = await engine.create(connection, sent, signal)
    assert.equal(post.state, 'live')
    const shown = await page(post.url)
    for (const expected of [
      title,
      '<table',
      '<blockquote',
      'Cold brew chemistry',
      'Drip &amp; ',
      uploaded?.url ?? '',
    ])
      assert.ok(shown.includes(expected), `The page lacks ${expected}.`)
    assert.deepEqual(await engine.findLost(connection, sent, signal), post)

    const changed = await engine.update(connection, post.id, { ...sent, title: `${title}, again` }, signal)
    assert.equal(changed.id, post.id)
    assert.ok((await page(changed.url)).includes(`${title}, again`))
    assert.deepEqual(await engine.read?.(connection, post.id, signal), changed)

    await engine.unpublish(connection, { id: post.id, article: sent }, signal)
    assert.equal((await engine.read?.(connection, post.id, signal))?.state, 'draft')
    assert.equal((await fetch(post.url ?? '')).status, 404)
  })

  test(`${kind}: what is not there is no failure to read`, async () => {
    assert.equal(await engine.read?.(await connect(), there.unknownId, signal), undefined)
  })

  test(`${kind}: author, cover, category and canonical address are carried over`, async () => {
    const connection = await connect()
    const { authors, categories } = connection.facts
    for (const name of there.authors)
      assert.ok(
        authors.some((each) => each.name === name),
        `${name} is missing.`,
      )
    const author = authors.find(({ name }) => name === there.authors.at(-1))
    const category = categories.find(({ name }) => name === 'Guides')
    const cover = {
      ...(await figure()),
      file: 'cover.png',
      role: 'cover' as const,
      alt: 'A glass of "cold" brew',
    }
    const uploaded = await engine.upload?.(connection, cover, signal)
    const sent = article(await figure(), new Map(uploaded && [[cover.file, uploaded]]), {
      authorId: author?.id ?? null,
      categoryIds: category ? [category.id] : [],
      cover,
      canonicalUrl: 'https://home.example/cold-brew',
    })
    const post = await engine.create(connection, sent, signal)
    const shown = await page(post.url)
    const expected = [
      author?.name ?? '',
      'alt="A glass of &quot;cold&quot; brew"',
      ...(category ? ['Guides'] : []),
    ]
    for (const words of expected) assert.ok(shown.includes(words), `The page lacks ${words}.`)
    // WordPress itself names its own address; only a plugin that takes ours changes that.
    const canonical = kind === 'ghost' ? sent.canonicalUrl : post.url
    assert.match(shown, new RegExp(`<link rel="canonical" href="${canonical}"`))
    await engine.unpublish(connection, { id: post.id, article: sent }, signal)
  })

  test(`${kind}: what somebody edits or deletes there is seen`, async () => {
    const connection = await connect()
    const sent = article(await figure(), new Map())
    const post = await engine.create(connection, sent, signal)
    // Their clocks count seconds.
    await new Promise((resolve) => setTimeout(resolve, 1100))
    await there.edit(connection, post.id)
    const edited = await engine.read?.(connection, post.id, signal)
    assert.equal(edited?.state, 'live')
    assert.notEqual(edited?.revision, post.revision)
    await there.remove(connection, post.id)
    assert.equal(await engine.read?.(connection, post.id, signal), undefined)
    await engine.unpublish(connection, { id: post.id, article: sent }, signal)
    assert.equal(await engine.read?.(connection, post.id, signal), undefined)
    assert.equal(await engine.findLost(connection, sent, signal), undefined)
  })
}

test('wordpress: an editor connects and may choose among authors, a contributor is refused in words', async () => {
  const offered = { url: access.wordpress.url, facts: noFacts, addressPattern: null }
  const facts = await engines.wordpress.test({ ...offered, secret: access.wordpress.editor }, signal)
  assert.ok(facts.authors.some(({ name }) => name === 'Ann Author'))
  const refused = engines.wordpress.test({ ...offered, secret: access.wordpress.contributor }, signal)
  await assert.rejects(refused, /may not write posts and upload pictures there/)
})
after(() => fetch.close())
