import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Article } from '#contract/articles.ts'
import { Destination, type Placement, PlacementList } from '#contract/destinations.ts'
import { type DestinationDesk, Killed, openDestinationDesk } from '#test-support/desks/destination-desk.ts'
import { addTestArticle } from '#test-support/fixtures/add-test-article.ts'
import type { TestTenant } from '#test-support/test-service.ts'
import { drawCover } from '../articles/draw-cover.ts'
import { finishPublishing } from '../articles/finish-publishing.ts'
import { followHome } from '../articles/follow-home.ts'
import { getArticleRow } from '../articles/get-article-row.ts'
import type { articles } from '../db/schema/articles.ts'
import { destinations, placements } from '../db/schema/destinations.ts'
import { eq } from '../db/sql.ts'
import { figureKey } from '../site/figure-key.ts'
import { destinationStatus } from './destination-status.ts'
import { readPlacement } from './read-placement.ts'
import { sendPlacement } from './send-placement.ts'

let desk: DestinationDesk
let receiver: {
  url: string
  secret: string
  bodies: unknown[]
  reply: { status: number; body: unknown }
  close(): void
}
const { signal } = new AbortController()

beforeAll(async () => {
  receiver = await startReceiver()
  desk = await openDestinationDesk([new URL(receiver.url).host])
})
afterAll(async () => {
  receiver.close()
  await desk.close()
})
beforeEach(() => {
  desk.kill = undefined
  desk.aheadMs = 0
  desk.wordpress.failure = undefined
  desk.wordpress.posts.length = 0
  desk.wordpress.media.length = 0
  desk.ghost.posts.length = 0
  desk.forem.articles.length = 0
  desk.forem.busySeconds = undefined
  receiver.reply = { status: 200, body: {} }
  receiver.bodies.length = 0
})

/** A receiver that verifies what it takes with the public library of the standard. */
async function startReceiver() {
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
  const state = {
    url: '',
    secret,
    bodies: [] as unknown[],
    reply: { status: 200, body: {} as unknown },
    close: () => {},
  }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      )
      state.bodies.push(new Webhook(secret).verify(Buffer.concat(chunks).toString('utf8'), headers))
      response
        .writeHead(state.reply.status, { 'content-type': 'application/json' })
        .end(JSON.stringify(state.reply.body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo
  state.url = `http://127.0.0.1:${port}`
  state.close = () => server.close()
  return state
}

const inputs = {
  wordpress: () => ({
    kind: 'wordpress',
    url: desk.wordpress.url,
    username: 'admin',
    app_password: desk.wordpress.password,
  }),
  ghost: () => ({ kind: 'ghost', url: `${desk.ghost.url}/ghost/`, admin_key: desk.ghost.key }),
  devto: () => ({ kind: 'devto', url: `${desk.forem.url}/api`, api_key: desk.forem.key }),
  shopify: () => ({
    kind: 'shopify',
    url: `${desk.shopify.url}/admin`,
    client_id: desk.shopify.clientId,
    client_secret: desk.shopify.clientSecret,
  }),
  webflow: () => ({ kind: 'webflow', url: desk.webflow.url, site_token: desk.webflow.token }),
  webhook: () => ({ kind: 'webhook', url: receiver.url, secret: receiver.secret }),
}

async function connect(
  tenant: TestTenant,
  kind: keyof typeof inputs,
  more: object = {},
): Promise<Destination> {
  const { status, body } = await desk.call(tenant, 'POST', '/destinations', { ...inputs[kind](), ...more })
  expect([status, body]).toEqual([201, expect.anything()])
  return Destination.parse(body)
}

const markdown =
  'Cold water takes its time [1].\n\n## Numbers\n\n| Method | Hours |\n|---|---:|\n| Cold [1] | 12 |\n\n> Patience.\n'

const draft = (tenant: TestTenant, members: Partial<typeof articles.$inferInsert> = {}) =>
  addTestArticle(tenant.agent, {
    status: 'generated',
    markdown,
    sources: [{ reference: 1, title: 'Brewing', url: 'https://brew.example/', kind: 'page' }],
    ...members,
  })

/** Does what the workers do, until nothing is left to do. */
async function work(tenant: TestTenant, articleId: string): Promise<Article> {
  const { ctx } = desk.service
  for (let round = 0; round < 4; round++) {
    await finishPublishing(ctx, articleId)
    const rows = await ctx.db.select().from(placements).where(eq(placements.articleId, articleId))
    for (const { id } of rows) await sendPlacement(ctx, id, signal)
    await followHome(ctx, articleId)
  }
  return Article.parse((await desk.call(tenant, 'GET', `/articles/${articleId}`)).body)
}

async function placementsOf(tenant: TestTenant, articleId: string): Promise<Placement[]> {
  const { body } = await desk.call(tenant, 'GET', `/articles/${articleId}/placements`)
  return PlacementList.parse(body).placements
}

async function publishAt(
  tenant: TestTenant,
  home: string | null,
  copies: string[] = [],
  members: Partial<typeof articles.$inferInsert> = {},
): Promise<string> {
  const id = await draft(tenant, members)
  await desk.call(tenant, 'PUT', `/articles/${id}/placements`, { home, copies })
  await desk.call(tenant, 'POST', `/articles/${id}/publish`)
  return id
}

const types = async (tenant: TestTenant) => (await desk.eventsOf(tenant)).map(({ type }) => type)

test('the status asks where to publish until a destination works, or the own site has a name', async () => {
  const area = async (tenant: TestTenant) => (await destinationStatus(tenant.agent)).area
  const [elsewhere, own] = [await desk.service.createTenant(), await desk.service.createTenant()]
  expect(await area(elsewhere)).toMatchObject({
    ready: false,
    detail: expect.stringMatching(/^No destinations/),
  })
  const { id } = await connect(elsewhere, 'ghost')
  expect(await area(elsewhere)).toMatchObject({ ready: true, detail: '1 destination' })
  await desk.service.ctx.db.update(destinations).set({ status: 'failing' }).where(eq(destinations.id, id))
  expect(await area(elsewhere)).toMatchObject({ ready: false })
  await desk.call(own, 'PUT', '/site', { name: 'Field notes' })
  expect(await area(own)).toMatchObject({
    ready: true,
    detail: 'No destinations. Articles are published on Field notes.',
  })
})

test('connecting tests the credentials, keeps them sealed and returns none of them', async () => {
  const tenant = await desk.service.createTenant()
  const connected = await connect(tenant, 'wordpress')
  expect(connected).toMatchObject({
    status: 'connected',
    account: 'Ada Admin',
    authors: [{ name: 'Ada Admin' }, { name: 'Ann Author' }],
    categories: [{ name: 'Uncategorized' }, { name: 'Guides & more' }],
    is_default: false,
  })
  const [row] = await desk.service.ctx.db.select().from(destinations).where(eq(destinations.id, connected.id))
  const { body } = await desk.call(tenant, 'GET', '/destinations')
  expect(JSON.stringify([connected, body, row])).not.toContain(desk.wordpress.password)
})

test.each([
  ['wordpress', { app_password: 'wrong' }, 'app_password', 'does not accept this user name'],
  ['wordpress', { url: 'https://169.254.169.254' }, 'url', "isn't on the public internet"],
  ['wordpress', { url: 'http://blog.example' }, 'url', 'only sent over https'],
  [
    'ghost',
    { admin_key: `${'a'.repeat(24)}:${'b'.repeat(64)}` },
    'admin_key',
    'does not accept this Admin API key',
  ],
  ['devto', { api_key: 'wrong' }, 'api_key', 'does not accept this API key'],
  ['shopify', { client_secret: 'wrong' }, 'client_secret', 'does not accept this client ID and secret'],
  ['webflow', { site_token: 'wrong' }, 'site_token', 'does not accept this site token'],
] as const)('a refusal by %s of %o names the field and says why', async (kind, wrong, path, words) => {
  const tenant = await desk.service.createTenant()
  const { status, body } = await desk.call(tenant, 'POST', '/destinations', { ...inputs[kind](), ...wrong })
  expect([status, body]).toEqual([
    400,
    expect.objectContaining({ details: [{ path, message: expect.stringContaining(words) }] }),
  ])
})

test.each([
  ['wordpress', 'app_password'],
  ['ghost', 'admin_key'],
  ['devto', 'api_key'],
  ['shopify', 'client_secret'],
  ['webflow', 'site_token'],
] as const)('new credentials of %s are tested before they replace the present ones', async (kind, name) => {
  const tenant = await desk.service.createTenant()
  const { id } = await connect(tenant, kind)
  const right: Record<string, string> = inputs[kind]()
  const wrong = name === 'admin_key' ? `${'a'.repeat(24)}:${'b'.repeat(64)}` : 'wrong'
  const change = (value: string | undefined) =>
    desk.call(tenant, 'PATCH', `/destinations/${id}`, { [name]: value })
  expect(await change(wrong)).toMatchObject({ status: 400, body: { details: [{ path: name }] } })
  expect((await desk.call(tenant, 'POST', `/destinations/${id}/test`)).body).toMatchObject({
    status: 'connected',
  })
  expect(await change(right[name])).toMatchObject({ status: 200, body: { status: 'connected' } })
})

test('an account of WordPress that may not do it, and a site without application passwords, are refused in words', async () => {
  const tenant = await desk.service.createTenant()
  const { wordpress } = desk
  const { capabilities } = wordpress
  const answer = async (more: object = {}) =>
    (await desk.call(tenant, 'POST', '/destinations', { ...inputs.wordpress(), ...more })).body
  const at = (path: string, words: string) => ({
    details: [{ path, message: expect.stringContaining(words) }],
  })

  wordpress.capabilities = { ...capabilities, upload_files: false }
  expect(await answer()).toMatchObject(at('app_password', 'Use an account with the role Author or higher'))
  wordpress.capabilities = { ...capabilities, publish_posts: false }
  expect(await answer()).toMatchObject(at('app_password', 'may not publish there'))
  expect(await answer({ settings: { as: 'draft' } })).toMatchObject({ status: 'connected' })
  wordpress.capabilities = capabilities
  wordpress.applicationPasswords = false
  expect(await answer()).toMatchObject(at('app_password', 'has application passwords switched off'))
  wordpress.applicationPasswords = true
})

test('whoever signs the article is its author there, where somebody has that name', async () => {
  const tenant = await desk.service.createTenant()
  const wordpress = await connect(tenant, 'wordpress')
  const ghost = await connect(tenant, 'ghost')
  const author = 'Ann Author'
  await work(tenant, await publishAt(tenant, wordpress.id, [ghost.id], { author }))
  expect(desk.wordpress.posts).toMatchObject([{ author: 2 }])
  expect(desk.ghost.posts).toMatchObject([{ authors: [{ id: '6b036788f8a4412d8a303825' }] }])
  await work(tenant, await publishAt(tenant, wordpress.id, [], { author: 'Nobody There' }))
  expect(desk.wordpress.posts[1]?.author).toBe(1)
})

test('the address of another program is refused with what is missing there', async () => {
  const tenant = await desk.service.createTenant()
  const refusal = async (kind: keyof typeof inputs, url: string) =>
    (await desk.call(tenant, 'POST', '/destinations', { ...inputs[kind](), url })).body
  expect(await refusal('wordpress', desk.ghost.url)).toMatchObject({
    details: [{ path: 'url', message: expect.stringContaining('there is no REST API at') }],
  })
  expect(await refusal('ghost', desk.wordpress.url)).toMatchObject({
    details: [{ path: 'url', message: expect.stringContaining('there is no Admin API at') }],
  })
})

test('an article is published at its home, whose address it has, and not on the desk’s own site', async () => {
  const tenant = await desk.service.createTenant()
  const { id: home } = await connect(tenant, 'wordpress', {
    settings: { category_ids: ['2'], author_id: '2' },
  })
  const id = await publishAt(tenant, home)
  const article = await work(tenant, id)
  expect(article).toMatchObject({
    status: 'published',
    article_url: `${desk.wordpress.url}/${article.slug}/`,
  })
  expect(desk.wordpress.posts).toMatchObject([
    {
      title: 'How aroma stays',
      excerpt: 'What keeps the aroma.',
      status: 'publish',
      categories: [2],
      author: 2,
      tags: [10],
    },
  ])
  expect(desk.wordpress.posts[0]?.content).toContain('<!-- wp:table -->')
  expect(desk.wordpress.posts[0]?.featured_media).toBe(desk.wordpress.media[0]?.id)
  const page = await desk.service.app().request(`/${tenant.handle}/${article.slug}`)
  expect(page.status).toBe(404)
  expect(await types(tenant)).toEqual(['placement.published', 'article.published'])
  expect(await placementsOf(tenant, id)).toMatchObject([{ is_home: true, status: 'live', version: 1 }])
})

test('a picture that the author took out of the text is not sent', async () => {
  const tenant = await desk.service.createTenant()
  const { id: home } = await connect(tenant, 'wordpress')
  const picture = { role: 'figure', caption: '', width: 8, height: 8 } as const
  const figures = ['shown', 'dropped'].map((alt) => ({ ...picture, alt, file: `${alt}.png` }))
  const id = await draft(tenant, { markdown: 'A mill:\n\n![](shown.png)', figures })
  const row = await getArticleRow(tenant.agent, id)
  const { files } = desk.service.ctx.engines
  const png = Buffer.from('89504e470d0a1a0a', 'hex')
  for (const { file } of figures)
    await files.put(figureKey(row, file), Buffer.concat([png, Buffer.from(file)]), 'image/png')
  await desk.call(tenant, 'PUT', `/articles/${id}/placements`, { home, copies: [] })
  await desk.call(tenant, 'POST', `/articles/${id}/publish`)
  await work(tenant, id)
  expect(desk.wordpress.media.map(({ alt }) => alt)).toEqual(['', 'shown'])
})

test('a theme that shows the title gets no cover with the title in it, and a picture of one’s own as it is', async () => {
  const tenant = await desk.service.createTenant()
  const { id: home } = await connect(tenant, 'wordpress')
  const covers = async (cover?: object) => {
    const id = await draft(tenant, { markdown: 'A mill.' })
    if (cover) expect((await desk.call(tenant, 'PUT', `/articles/${id}/cover`, cover)).status).toBe(200)
    await desk.call(tenant, 'PUT', `/articles/${id}/placements`, { home, copies: [] })
    await desk.call(tenant, 'POST', `/articles/${id}/publish`)
    await work(tenant, id)
    const row = await getArticleRow(tenant.agent, id)
    const kept = await desk.service.ctx.engines.files.find(figureKey(row, row.cover?.file ?? ''))
    const sent = desk.wordpress.media.at(-1)
    return { sent: [sent?.alt, sent?.bytes], lettered: [row.title, kept?.bytes.length], alt: row.cover?.alt }
  }
  const drawn = await covers()
  expect(drawn.sent[0]).toBe('')
  expect(drawn.sent[1]).not.toBe(drawn.lettered[1])
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="63"><rect width="120" height="63"/></svg>'
  const own = await covers({ content: Buffer.from(svg).toString('base64'), alt: 'A quiet mill' })
  expect(own.sent).toEqual(['A quiet mill', own.lettered[1]])
})

test('without a choice of its own an article goes to the default, and copies name its address as canonical', async () => {
  const tenant = await desk.service.createTenant()
  await connect(tenant, 'wordpress', { is_default: true })
  const ghost = await connect(tenant, 'ghost')
  const id = await draft(tenant)
  await desk.call(tenant, 'POST', `/articles/${id}/publish`)
  const article = await work(tenant, id)
  expect(article.article_url).toContain(desk.wordpress.url)
  const [home] = await placementsOf(tenant, id)
  await desk.call(tenant, 'PUT', `/articles/${id}/placements`, {
    home: home?.destination_id,
    copies: [ghost.id],
  })
  await work(tenant, id)
  expect(desk.ghost.posts).toMatchObject([{ canonical_url: article.article_url, status: 'published' }])
})

test('an article of the desk’s own site sends copies once it has an address', async () => {
  const tenant = await desk.service.createTenant()
  const { id: copy } = await connect(tenant, 'ghost')
  const id = await publishAt(tenant, null, [copy])
  const article = await work(tenant, id)
  expect(article.status).toBe('published')
  expect(desk.ghost.posts).toMatchObject([{ canonical_url: article.article_url }])
})

test('an edit here updates the post there, and the same text is not sent again', async () => {
  const tenant = await desk.service.createTenant()
  const { id: home } = await connect(tenant, 'wordpress')
  const id = await publishAt(tenant, home)
  await work(tenant, id)
  const row = await getArticleRow(tenant.agent, id)
  await desk.call(tenant, 'PUT', `/articles/${id}/draft`, {
    version: row.version,
    title: 'How aroma stays longer',
    slug: row.slug,
    description: row.description,
    markdown: row.markdown,
  })
  await work(tenant, id)
  expect(desk.wordpress.posts).toMatchObject([{ title: 'How aroma stays longer' }])
  const before = desk.wordpress.calls.length
  await work(tenant, id)
  expect(desk.wordpress.calls.length).toBe(before)
})

test('a failing destination leaves the article publishing with the reason, tells it, and is tried again', async () => {
  const tenant = await desk.service.createTenant()
  const { id: home } = await connect(tenant, 'wordpress')
  const id = await publishAt(tenant, home)
  desk.wordpress.failure = { status: 503, body: 'Briefly unavailable for scheduled maintenance.' }
  const held = await work(tenant, id)
  expect(held).toMatchObject({
    status: 'publishing',
    reason: 'destination_failed',
    error: expect.stringContaining('503'),
  })
  const [failed] = await placementsOf(tenant, id)
  expect(failed).toMatchObject({
    status: 'failed',
    reason: 'unreachable',
    attempts: 1,
    next_attempt_at: expect.any(String),
  })
  expect(await types(tenant)).toEqual(['placement.failed'])
  desk.wordpress.failure = undefined
  desk.aheadMs += 3_600_000
  expect(await work(tenant, id)).toMatchObject({ status: 'published' })
  expect((await work(tenant, id)).reason).toBeUndefined()
  expect(desk.wordpress.posts).toHaveLength(1)
})

test('refused credentials wait for a person; with new ones the retry publishes', async () => {
  const tenant = await desk.service.createTenant()
  const { id: home } = await connect(tenant, 'wordpress')
  const id = await publishAt(tenant, home)
  const { password } = desk.wordpress
  desk.wordpress.password = 'changed there'
  await work(tenant, id)
  const [failed] = await placementsOf(tenant, id)
  expect(failed).toMatchObject({ status: 'failed', reason: 'credentials' })
  expect(failed?.next_attempt_at).toBeUndefined()
  expect((await desk.call(tenant, 'GET', '/destinations')).body).toMatchObject({
    destinations: [{ status: 'failing' }],
  })
  await desk.call(tenant, 'PATCH', `/destinations/${home}`, { app_password: 'changed there' })
  expect((await desk.call(tenant, 'POST', `/placements/${failed?.id}/retry`)).status).toBe(200)
  expect(await work(tenant, id)).toMatchObject({ status: 'published' })
  desk.wordpress.password = password
})

test('a draft there is published here once somebody publishes it there', async () => {
  const tenant = await desk.service.createTenant()
  const { id: home } = await connect(tenant, 'wordpress', { settings: { as: 'draft' } })
  const id = await publishAt(tenant, home)
  expect(await work(tenant, id)).toMatchObject({ status: 'publishing', reason: 'draft_there' })
  const [placed] = await placementsOf(tenant, id)
  desk.wordpress.edit(desk.wordpress.posts[0]?.id ?? 0, { status: 'publish' })
  await readPlacement(desk.service.ctx, placed?.id ?? '', signal)
  expect(await work(tenant, id)).toMatchObject({ status: 'published' })
  expect(desk.wordpress.posts[0]?.status).toBe('publish')
})

test('what was edited there is seen, told once, and replaced only on demand', async () => {
  const tenant = await desk.service.createTenant()
  const { id: home } = await connect(tenant, 'ghost')
  const id = await publishAt(tenant, home)
  await work(tenant, id)
  const [placed] = await placementsOf(tenant, id)
  desk.ghost.edit(desk.ghost.posts[0]?.id ?? '', { title: 'Their title' })
  await readPlacement(desk.service.ctx, placed?.id ?? '', signal)
  await readPlacement(desk.service.ctx, placed?.id ?? '', signal)
  expect(await placementsOf(tenant, id)).toMatchObject([{ status: 'live', edited_there: true }])
  expect((await desk.eventsOf(tenant)).filter(({ type }) => type === 'placement.changed')).toMatchObject([
    { data: { change: 'edited', article_id: id } },
  ])
  const row = await getArticleRow(tenant.agent, id)
  await desk.call(tenant, 'PUT', `/articles/${id}/draft`, {
    version: 1,
    title: 'Our title',
    slug: row.slug,
    description: row.description,
    markdown: row.markdown,
  })
  await work(tenant, id)
  expect(desk.ghost.posts).toMatchObject([{ title: 'Their title' }])
  expect(await placementsOf(tenant, id)).toMatchObject([{ status: 'failed', reason: 'edited_there' }])
  expect((await desk.call(tenant, 'POST', `/placements/${placed?.id}/retry`)).status).toBe(409)
  await desk.call(tenant, 'POST', `/placements/${placed?.id}/retry`, { overwrite: true })
  await work(tenant, id)
  expect(desk.ghost.posts).toMatchObject([{ title: 'Our title' }])
})

test('an address that changed there is the article’s address here', async () => {
  const tenant = await desk.service.createTenant()
  const { id: home } = await connect(tenant, 'ghost')
  const id = await publishAt(tenant, home)
  await work(tenant, id)
  const [placed] = await placementsOf(tenant, id)
  desk.ghost.edit(desk.ghost.posts[0]?.id ?? '', { slug: 'moved' })
  await readPlacement(desk.service.ctx, placed?.id ?? '', signal)
  expect((await work(tenant, id)).article_url).toBe(`${desk.ghost.url}/moved/`)
})

test('what was deleted there is a draft here, and publishing it again makes one new post', async () => {
  const tenant = await desk.service.createTenant()
  const { id: home } = await connect(tenant, 'ghost')
  const id = await publishAt(tenant, home)
  await work(tenant, id)
  const [placed] = await placementsOf(tenant, id)
  desk.ghost.remove(desk.ghost.posts[0]?.id ?? '')
  await readPlacement(desk.service.ctx, placed?.id ?? '', signal)
  expect(await work(tenant, id)).toMatchObject({ status: 'generated', reason: 'deleted_there' })
  expect(await placementsOf(tenant, id)).toMatchObject([{ status: 'deleted_there' }])
  await desk.call(tenant, 'POST', `/articles/${id}/publish`)
  expect(await work(tenant, id)).toMatchObject({ status: 'published' })
  expect(desk.ghost.posts).toHaveLength(1)
})

test('unpublishing takes it down there and keeps it there as a draft; publishing again uses the same post', async () => {
  const tenant = await desk.service.createTenant()
  const { id: home } = await connect(tenant, 'wordpress')
  const id = await publishAt(tenant, home)
  await work(tenant, id)
  await desk.call(tenant, 'PATCH', `/articles/${id}`, { action: 'unpublish' })
  expect((await work(tenant, id)).status).toBe('generated')
  expect(desk.wordpress.posts).toMatchObject([{ status: 'draft' }])
  expect(await placementsOf(tenant, id)).toMatchObject([{ status: 'removed' }])
  await desk.call(tenant, 'POST', `/articles/${id}/publish`)
  expect((await work(tenant, id)).status).toBe('published')
  expect(desk.wordpress.posts).toMatchObject([{ status: 'publish' }])
})

test('a webhook gets the article signed, with its pictures, and its answer or the pattern is the address', async () => {
  const tenant = await desk.service.createTenant()
  const { id: home } = await connect(tenant, 'webhook')
  const id = await publishAt(tenant, home)
  expect(await work(tenant, id)).toMatchObject({
    status: 'publishing',
    error: expect.stringContaining('did not answer where it is'),
  })
  const settings = { as: 'live', category_ids: [], address_pattern: 'https://blog.example/{slug}.html' }
  await desk.call(tenant, 'PATCH', `/destinations/${home}`, { settings })
  const [placed] = await placementsOf(tenant, id)
  await desk.call(tenant, 'POST', `/placements/${placed?.id}/retry`)
  const article = await work(tenant, id)
  expect(article).toMatchObject({
    status: 'published',
    article_url: `https://blog.example/${article.slug}.html`,
  })
  expect(receiver.bodies.map((body) => Object(body).type)).toEqual([
    'destination.test',
    'article.created',
    'article.created',
  ])
  expect(receiver.bodies.at(-1)).toMatchObject({
    data: {
      article_id: placed?.id,
      state: 'live',
      html: expect.stringContaining('<table>'),
      sources: [{ reference: 1, title: 'Brewing', url: 'https://brew.example/' }],
      pictures: [{ file: 'cover.png', media_type: 'image/png', data: expect.stringMatching(/^iVBOR/) }],
      structured_data: { '@type': 'Article', headline: 'How aroma stays' },
    },
  })
})

test('a disconnected destination keeps its links, erases its secret and takes no new article', async () => {
  const tenant = await desk.service.createTenant()
  const { id: home } = await connect(tenant, 'wordpress')
  const id = await publishAt(tenant, home)
  await work(tenant, id)
  expect((await desk.call(tenant, 'DELETE', `/destinations/${home}`)).status).toBe(200)
  const [row] = await desk.service.ctx.db.select().from(destinations).where(eq(destinations.id, home))
  expect(row?.sealedSecret).toBe('')
  expect(await placementsOf(tenant, id)).toMatchObject([
    { status: 'live', destination: { is_connected: false } },
  ])
  const other = await draft(tenant)
  expect((await desk.call(tenant, 'PUT', `/articles/${other}/placements`, { home })).status).toBe(400)
})

test('another tenant’s destination, article and placement are unknown', async () => {
  const [tenant, stranger] = [await desk.service.createTenant(), await desk.service.createTenant()]
  const { id: home } = await connect(tenant, 'wordpress')
  const id = await publishAt(tenant, home)
  const [placed] = await placementsOf(tenant, id)
  const own = await draft(stranger)
  const status = async (method: string, path: string, body?: unknown) =>
    (await desk.call(stranger, method, path, body)).status
  expect([
    await status('POST', `/destinations/${home}/test`),
    await status('PATCH', `/destinations/${home}`, { name: 'Mine' }),
    await status('DELETE', `/destinations/${home}`),
    await status('GET', `/articles/${id}/placements`),
    await status('PUT', `/articles/${id}/placements`, { home: null }),
    await status('POST', `/placements/${placed?.id}/retry`),
    await status('PUT', `/articles/${own}/placements`, { home }),
  ]).toEqual([404, 404, 404, 404, 404, 404, 400])
})

test('DEV gets a copy with the home as canonical; a limit there is waited for, and a draft made there is seen', async () => {
  const tenant = await desk.service.createTenant()
  const { id: home } = await connect(tenant, 'ghost')
  const copy = await connect(tenant, 'devto')
  expect(copy).toMatchObject({ account: 'Acme Coffee (@acme)', url: desk.forem.url })
  desk.forem.busySeconds = 300
  const id = await publishAt(tenant, home, [copy.id])
  const { article_url } = await work(tenant, id)
  const at = async () =>
    (await placementsOf(tenant, id)).find(({ destination_id }) => destination_id === copy.id)
  const held = await at()
  expect(held).toMatchObject({ status: 'failed', reason: 'rate_limited' })
  expect(Date.parse(held?.next_attempt_at ?? '') - Date.parse(held?.updated_at ?? '')).toBe(300_000)
  desk.forem.busySeconds = undefined
  desk.aheadMs += 301_000
  await work(tenant, id)
  const [posted] = desk.forem.articles
  expect(posted).toMatchObject({ published: true, canonical_url: article_url, title: 'How aroma stays' })
  expect(await at()).toMatchObject({ status: 'live', url: `${desk.forem.url}/acme/${posted?.slug}` })
  desk.forem.edit(posted?.id ?? 0, { published: false })
  await readPlacement(desk.service.ctx, held?.id ?? '', signal)
  expect(await at()).toMatchObject({ status: 'draft', edited_there: false })
})

/** Posts there, by the kinds that keep them. */
const postsAt = {
  wordpress: () => desk.wordpress.posts,
  ghost: () => desk.ghost.posts,
  devto: () => desk.forem.articles,
  shopify: () => desk.shopify.articles,
  webflow: () => desk.webflow.items,
}
type MortalKind = keyof typeof postsAt

/** Publishes, lets the process die at one call, and lets another process go on once the claim has run out. */
async function survives(kind: MortalKind, at: number, when: 'before' | 'after'): Promise<boolean> {
  const tenant = await desk.service.createTenant()
  const { id: home } = await connect(tenant, kind)
  const id = await publishAt(tenant, home)
  await drawCover(tenant.agent, { ...(await getArticleRow(tenant.agent, id)), title: 'How aroma stays' })
  desk.kill = { at: desk.calls + at, when }
  const died = await work(tenant, id).then(
    () => false,
    (error: unknown) => {
      if (error instanceof Killed) return true
      throw error
    },
  )
  desk.kill = undefined
  desk.aheadMs += 60_000
  expect(await work(tenant, id)).toMatchObject({ status: 'published' })
  return died
}

test.each([
  ['wordpress', 2],
  ['ghost', 2],
  ['devto', 1],
  ['shopify', 2],
  ['webflow', 2],
] as const)('a process that dies at any call to %s publishes once', async (kind, atLeast) => {
  let calls = 0
  for (let at = 1, died = true; died; at++) {
    for (const when of ['before', 'after'] as const) {
      for (const posts of Object.values(postsAt)) posts().length = 0
      desk.wordpress.media.length = 0
      died = await survives(kind, at, when)
      expect([at, when, postsAt[kind]().length]).toEqual([at, when, 1])
      if (kind === 'wordpress') expect([at, when, desk.wordpress.media.length]).toEqual([at, when, 1])
    }
    calls = at
  }
  expect(calls).toBeGreaterThan(atLeast)
})
