import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ArticleDesk, openArticleDesk } from '#test-support/desks/article-desk.ts'
import type { TestTenant } from '#test-support/test-service.ts'

let desk: ArticleDesk
let tenant: TestTenant
let slug: string
beforeAll(async () => {
  desk = await openArticleDesk()
  await desk.service.startWorker()
  tenant = await desk.service.createTenant()
  const { body } = await desk.call(tenant, 'POST', '/autopilot', {
    topic: 'How cold brew keeps its aroma',
    source_urls: [desk.site.url('/cold-brew')],
    auto_publish: true,
  })
  slug = (await desk.settled(tenant, body.article_id, 'published')).slug ?? ''
})
afterAll(() => desk.close())

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  desk.service.app().request(path, { method, headers })
const own = (path = '') => `/${tenant.handle}${path}`

test('an article is a page with a strong entity tag, a policy that lets nothing run, and its bytes in each coding', async () => {
  const plain = await get(own(`/${slug}`))
  expect(plain.status).toBe(200)
  expect(plain.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(plain.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(plain.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(plain.headers.get('vary')).toBe('Accept-Encoding, Accept')
  const html = await plain.text()
  expect(html).toContain(
    `<link rel="canonical" href="${desk.service.ctx.config.serviceUrl}${own(`/${slug}`)}"`,
  )
  const tags = new Set([plain.headers.get('etag')])
  for (const [coding, decode] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const answer = await get(own(`/${slug}`), { 'accept-encoding': coding })
    expect(answer.headers.get('content-encoding')).toBe(coding)
    expect(decode(Buffer.from(await answer.arrayBuffer())).toString('utf8')).toBe(html)
    tags.add(answer.headers.get('etag'))
  }
  expect(tags.size).toBe(3)
})

test.each(['', '/feed.xml', '/sitemap.xml', '/llms.txt'])(
  'who has %j already is answered 304 without a body',
  async (path) => {
    for (const coding of ['identity', 'br', 'gzip']) {
      const first = await get(own(path), { 'accept-encoding': coding })
      const etag = first.headers.get('etag') ?? ''
      expect(etag).toMatch(/^"/)
      const again = await get(own(path), { 'accept-encoding': coding, 'if-none-match': `"other", ${etag}` })
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
    }
  },
)

test('the article itself returns 304, in each coding by its own tag', async () => {
  const first = await get(own(`/${slug}`), { 'accept-encoding': 'br' })
  const etag = first.headers.get('etag') ?? ''
  expect((await get(own(`/${slug}`), { 'accept-encoding': 'br', 'if-none-match': etag })).status).toBe(304)
  expect((await get(own(`/${slug}`), { 'if-none-match': etag })).status).toBe(200)
})

test('HEAD returns the same headers without a body', async () => {
  const head = await get(own(`/${slug}`), {}, 'HEAD')
  const full = await get(own(`/${slug}`))
  expect(head.headers.get('etag')).toBe(full.headers.get('etag'))
  expect(await head.text()).toBe('')
})

test('home, tags, feed, sitemap, llms.txt and the Markdown all lead to the article', async () => {
  const { body } = await desk.call(tenant, 'GET', '/articles')
  const { body: draft } = await desk.call(tenant, 'GET', `/articles/${body.articles[0]?.id}/draft`)
  const documents: [string, string][] = [
    ['', 'text/html'],
    ...draft.tags.map((tag: string): [string, string] => [`/tags/${encodeURIComponent(tag)}`, 'text/html']),
    ...draft.tags.map((tag: string): [string, string] => [
      `/tags/${encodeURIComponent(tag)}/feed.xml`,
      'application/rss+xml',
    ]),
    ['/feed.xml', 'application/rss+xml'],
    ['/sitemap.xml', 'application/xml'],
    ['/llms.txt', 'text/plain'],
    [`/${slug}.md`, 'text/markdown'],
  ]
  for (const [path, type] of documents) {
    const answer = await get(own(path))
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
      path,
      200,
      `${type}; charset=utf-8`,
    ])
    expect(await answer.text()).toContain(own(`/${slug}`))
  }
})

test('the form that a page of a tag may have is let go to this service and nowhere else', async () => {
  const { body } = await desk.call(tenant, 'GET', '/articles')
  const [tag = ''] = body.articles[0]?.tags ?? []
  const page = await get(own(`/tags/${encodeURIComponent(tag)}`))
  expect(page.status).toBe(200)
  expect(page.headers.get('content-security-policy')).toContain("form-action 'self'")
})

test('a published article has a drawn picture for link previews', async () => {
  const html = await (await get(own(`/${slug}`))).text()
  const address = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
  const picture = await get(new URL(address).pathname)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(1000)
  const again = await get(new URL(address).pathname, { 'if-none-match': picture.headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
})

test.each([
  '/nothing',
  '/nothing.md',
  '/tags/nothing',
  '/tags/nothing/feed.xml',
  '/nothing/cover.png',
  '/a/b/c/d',
  '?page=99',
])('%s of a site is a calm page that says that nothing is here', async (path) => {
  const answer = await get(own(path))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  expect(await answer.text()).toContain(`href="${own()}"`)
})

test('neither pictures beside the article nor paths out of its folder can be read', async () => {
  for (const file of ['..%2f..%2fsecrets.json', '%2e%2e%2fcover.png', 'cover.svg', 'other.png']) {
    expect((await get(own(`/${slug}/${file}`))).status).toBe(404)
  }
})

test('no path of the service is taken for a site', async () => {
  for (const path of [
    '/api',
    '/api/agent/nothing',
    '/agent/nothing',
    '/metrics/x',
    '/mcp',
    '/docs/nothing',
    '/nobody',
    '/nobody/x',
  ]) {
    const answer = await get(path)
    expect([path, answer.headers.get('content-type')]).not.toEqual([path, 'text/html; charset=utf-8'])
  }
})

test('who prefers Markdown gets it at the address of the article', async () => {
  const twin = await (await get(own(`/${slug}.md`))).text()
  for (const accept of [
    'text/markdown',
    'text/markdown, text/html;q=0.9, */*',
    'text/html;q=0.5,text/markdown',
  ]) {
    const answer = await get(own(`/${slug}`), { accept })
    expect([accept, answer.headers.get('content-type')]).toEqual([accept, 'text/markdown; charset=utf-8'])
    expect(answer.headers.get('vary')).toBe('Accept-Encoding, Accept')
    expect(await answer.text()).toBe(twin)
  }
  for (const accept of ['*/*', 'text/html', 'text/html,text/markdown;q=0.5', 'text/markdown;q=0']) {
    const answer = await get(own(`/${slug}`), { accept })
    expect([accept, answer.headers.get('content-type')]).toEqual([accept, 'text/html; charset=utf-8'])
  }
})

test('an article with a slash behind it leads to its address, and what is no article is missing', async () => {
  const answer = await get(own(`/${slug}/`))
  expect([answer.status, answer.headers.get('location')]).toEqual([308, own(`/${slug}`)])
  expect((await get(own('/nothing/'))).status).toBe(404)
})

test('the home has one address', async () => {
  const answer = await get(own('/'))
  expect([answer.status, answer.headers.get('location')]).toEqual([308, own()])
})

test('a site where nothing is published yet has a home', async () => {
  const { handle } = await desk.service.createTenant()
  expect((await get(`/${handle}`)).status).toBe(200)
})
