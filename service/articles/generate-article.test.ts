import { afterAll, beforeAll, expect, test } from 'vitest'
import { ArticleResult, QueuedArticle } from '#contract/articles.ts'
import { type ArticleDesk, openArticleDesk } from '#test-support/desks/article-desk.ts'
import { coffeePage, ownDocument } from '#test-support/loopback/coffee-site.ts'
import { getBalance } from '../credits/get-balance.ts'
import { creditLedger } from '../db/schema/credits.ts'
import { asc, eq } from '../db/sql.ts'
import { createApp } from '../http/app.ts'
import { mounts } from '../http/mounts.ts'
import { routes } from '../http/routes.ts'

let desk: ArticleDesk
beforeAll(async () => {
  desk = await openArticleDesk()
  await desk.service.startWorker()
})
afterAll(() => desk.close())

const coldBrew = () => ({
  topic: 'How cold brew keeps its aroma',
  source_urls: [desk.site.url('/cold-brew')],
})

test('a synchronous generation without publishing answers 200 with a draft whose address is 404', async () => {
  const tenant = await desk.service.createTenant()
  const { status, body } = await desk.call(tenant, 'POST', '/autopilot', {
    ...coldBrew(),
    auto_publish: false,
  })
  expect(status).toBe(200)
  const result = ArticleResult.parse(body)
  expect(result).toMatchObject({ status: 'generated', mode: 'standard', credits_used: 17 })
  expect(result.word_count).toBeGreaterThan(50)
  expect(result.id).toBe(result.article_id)
  expect(result.extraction_results).toMatchObject([
    { url: desk.site.url('/cold-brew'), status: 'read', language: 'en' },
  ])
  const { pathname } = new URL(result.article_url ?? '')
  expect((await desk.service.app().request(pathname)).status).toBe(404)
  expect(await desk.eventTypes(tenant)).toEqual(['article.generated'])
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 183, held: 0 })
})

test('a synchronous generation with publishing answers 200 publishing and is live within seconds', async () => {
  const tenant = await desk.service.createTenant()
  const { status, body } = await desk.call(tenant, 'POST', '/autopilot', {
    ...coldBrew(),
    auto_publish: true,
  })
  expect([status, body.status]).toEqual([200, 'publishing'])
  const article = await desk.settled(tenant, body.article_id, 'published')
  expect(article.published_at).toBeDefined()
  const { pathname } = new URL(body.article_url)
  const page = await desk.service.app().request(pathname)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain(body.title)
  expect(await desk.eventTypes(tenant)).toEqual(['article.generated', 'article.published'])
})

test('without auto_publish the setting of the tenant decides', async () => {
  const tenant = await desk.service.createTenant()
  await desk.call(tenant, 'PUT', '/settings', { autoPublish: true })
  const { body } = await desk.call(tenant, 'POST', '/autopilot', coldBrew())
  expect(body.status).toBe('publishing')
})

test('a queued generation answers 202 with a job, reports its stages and ends with the same id', async () => {
  const tenant = await desk.service.createTenant()
  const { status, headers, body } = await desk.call(tenant, 'POST', '/autopilot', {
    ...coldBrew(),
    wait_for_completion: false,
  })
  expect(status).toBe(202)
  const { id, topic } = QueuedArticle.parse(body)
  expect(topic).toBe('How cold brew keeps its aroma')
  expect(headers.get('location')).toBe(`/api/agent/articles/${id}`)
  expect(headers.get('retry-after')).toBe('2')
  const article = await desk.settled(tenant, id, 'generated')
  expect(article).toMatchObject({ id, article_id: id, queued: false, version: 1, trust_level: 'sourced' })
  expect(article.progress).toBeUndefined()
  expect(article.reason).toBeUndefined()
})

test('every statement of the text has its source and its passage word for word', async () => {
  const tenant = await desk.service.createTenant()
  const { body } = await desk.call(tenant, 'POST', '/autopilot', coldBrew())
  const { body: draft } = await desk.call(tenant, 'GET', `/articles/${body.article_id}/draft`)
  expect(draft.claims.length).toBeGreaterThan(3)
  const source = coffeePage.replaceAll(/\s+/g, ' ').replaceAll(/<[^>]+>/g, ' ')
  for (const claim of draft.claims) {
    expect(claim.supported).toBe(true)
    expect(draft.sources.map(({ reference }) => reference)).toContain(claim.reference)
    if (claim.passage?.includes(' | ')) continue
    expect(source).toContain(claim.passage)
  }
})

test('an article from a document and two addresses cites all that it uses, the document sentence by sentence', async () => {
  const tenant = await desk.service.createTenant()
  const content = await desk.call(tenant, 'POST', '/products', {
    title: 'How we make cold brew',
    content: ownDocument,
  })
  expect(content.status).toBe(200)
  const { body } = await desk.call(tenant, 'POST', '/autopilot', {
    topic: 'How cold brew keeps its aroma',
    source_urls: [desk.site.url('/cold-brew'), desk.site.url('/roasting')],
  })
  const { body: draft } = await desk.call(tenant, 'GET', `/articles/${body.article_id}/draft`)
  const ids = draft.sources.map((source) => source.document_id ?? source.url)
  expect(ids).toContain(content.body.id)
  const own = draft.sources.find((source) => source.kind === 'knowledge')?.reference
  const claims = draft.claims.filter(({ reference }) => reference === own)
  expect(claims.length).toBeGreaterThan(1)
  for (const { passage } of claims) expect(ownDocument.replaceAll(/\s+/g, ' ')).toContain(passage)
  const { body: document } = await desk.call(tenant, 'GET', `/products/${content.body.id}`)
  expect(document.used_in).toMatchObject([{ article_id: body.article_id }])
})

test('one bad URL of three does not fail the article, and each is reported', async () => {
  const tenant = await desk.service.createTenant()
  const { status, body } = await desk.call(tenant, 'POST', '/autopilot', {
    source_urls: [desk.site.url('/missing'), desk.site.url('/cold-brew'), desk.site.url('/gone')],
  })
  expect(status).toBe(200)
  expect(body.extraction_results).toMatchObject([
    { status: 'failed', error: 'http_error' },
    { status: 'read' },
    { status: 'failed', error: 'http_error' },
  ])
  expect(body.message).toContain('2 of 3 addresses could not be read.')
})

test('when every address is bad the call is refused with a reason for each, and the credits come back', async () => {
  const tenant = await desk.service.createTenant()
  const { status, body } = await desk.call(tenant, 'POST', '/autopilot', {
    topic: 'Cold brew',
    source_urls: [desk.site.url('/missing'), desk.site.url('/gone')],
  })
  expect([status, body.code]).toEqual([400, 'sources_unreadable'])
  expect(body.details).toMatchObject([
    { path: 'source_urls.0', code: 'http_error' },
    { path: 'source_urls.1', code: 'http_error' },
  ])
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 200, held: 0 })
  const ledger = await desk.service.ctx.db
    .select()
    .from(creditLedger)
    .where(eq(creditLedger.tenantId, tenant.agent.caller.tenantId))
    .orderBy(asc(creditLedger.id))
  expect(ledger.map(({ kind, credits }) => [kind, credits])).toEqual([
    ['grant', 200],
    ['hold', -24],
    ['release', 24],
  ])
  const { body: list } = await desk.call(tenant, 'GET', '/articles?status=failed')
  expect(list.articles).toMatchObject([{ status: 'failed', reason: 'sources_unreadable', credits_used: 0 }])
  expect(list.articles[0]?.id).toBe(body.article_id)
  expect(await desk.eventTypes(tenant)).toEqual(['article.failed'])
  const publish = await desk.call(tenant, 'POST', `/articles/${list.articles[0]?.id}/publish`)
  expect([publish.status, publish.body.error]).toEqual([409, 'Conflict'])
  expect(publish.body.message).toContain('failed')
})

test.each([
  'http://127.0.0.1:1/',
  'http://10.0.0.1/',
  'http://localhost/',
  'http://[::1]/',
  'http://169.254.169.254/',
])('%s is no source: rejected immediately, before a run is started or credits are reserved', async (url) => {
  const tenant = await desk.service.createTenant()
  const { status, body } = await desk.call(tenant, 'POST', '/autopilot', {
    source_urls: [desk.site.url('/cold-brew'), url],
  })
  expect([status, body.code]).toEqual([400, 'invalid_request'])
  expect(body.details).toMatchObject([{ path: 'source_urls.1' }])
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 200, held: 0 })
  const { body: list } = await desk.call(tenant, 'GET', '/articles')
  expect(list.articles).toEqual([])
})

test('a topic without any evidence gives a brief that says so', async () => {
  const tenant = await desk.service.createTenant()
  const { status, body } = await desk.call(tenant, 'POST', '/autopilot', {
    topic: 'Beekeeping on city roofs',
  })
  expect(status).toBe(200)
  expect(body.trust_level).toBe('unsourced')
})

test.each([
  [{ language: 'tlh' }, 'language', 'en'],
  [{ language: 'not a language' }, 'language', 'pt-BR'],
  [{ topic: '   ' }, 'topic', 'topic'],
])('%j is refused up front, naming %s, and nothing is charged', async (options, path, words) => {
  const tenant = await desk.service.createTenant()
  const { status, body } = await desk.call(tenant, 'POST', '/autopilot', { topic: 'Cold brew', ...options })
  expect(status).toBe(400)
  expect(body.details).toMatchObject([{ path }])
  expect(body.details[0]?.message).toContain(words)
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 200, held: 0 })
})

test('fifty concurrent generations with credits for ten accept exactly ten', async () => {
  const tenant = await desk.service.createTenant({ credits: 170 })
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      desk.call(tenant, 'POST', '/autopilot', {
        ...coldBrew(),
        size: 'mini',
        wait_for_completion: false,
      }),
    ),
  )
  const statuses = Object.groupBy(answers, ({ status }) => String(status))
  expect(statuses['202']).toHaveLength(10)
  expect(statuses['402']).toHaveLength(40)
  expect(statuses['402']?.[0]?.body).toMatchObject({
    credits_required: 17,
    breakdown: { 'size.mini': 15, source_url: 2 },
  })
  for (const { body } of statuses['202'] ?? []) await desk.settled(tenant, body.id, 'generated')
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 0, held: 0 })
})

test('markup in a topic stays text wherever the article is shown', async () => {
  const tenant = await desk.service.createTenant()
  const topic = '<script>alert(1)</script><img src=x onerror=alert(2)> cold brew "aroma"'
  const { body } = await desk.call(tenant, 'POST', '/autopilot', { ...coldBrew(), topic, auto_publish: true })
  await desk.settled(tenant, body.article_id, 'published')
  for (const path of ['', `/${body.slug}`, '/feed.xml', '/sitemap.xml']) {
    const html = await (await desk.service.app().request(`/${tenant.handle}${path}`)).text()
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('<img src=x')
  }
})

test('illustrations are a cover, a banner and a figure for each table, live with the article', async () => {
  const tenant = await desk.service.createTenant()
  const { body } = await desk.call(tenant, 'POST', '/autopilot', {
    ...coldBrew(),
    illustrations: true,
    auto_publish: true,
  })
  expect(body.credits_used).toBe(26)
  await desk.settled(tenant, body.article_id, 'published')
  const { cover, figures } = body.extensions.illustrations
  const { body: draft } = await desk.call(tenant, 'GET', `/articles/${body.article_id}/draft`)
  const tables = (draft.markdown.match(/^\|\s*:?-/gm) ?? []).length
  expect(tables).toBeGreaterThan(0)
  expect(figures).toHaveLength(tables)
  for (const { url } of [cover, ...figures]) {
    const picture = await desk.service.app().request(new URL(url).pathname)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
  }
  const page = await (await desk.service.app().request(`/${tenant.handle}/${body.slug}`)).text()
  const markdown = await (await desk.service.app().request(`/${tenant.handle}/${body.slug}.md`)).text()
  for (const { url } of figures) expect(markdown).toContain(`](${url})`)
  expect(page).toContain(`/${tenant.handle}/${body.slug}/banner.png`)
  for (const { url } of figures) expect(page).toContain(new URL(url).pathname.replace('.png', '.svg'))
})

test('the images of a draft have signed URLs, valid for two hours at most, which end with the article', async () => {
  const tenant = await desk.service.createTenant()
  const { body } = await desk.call(tenant, 'POST', '/autopilot', {
    ...coldBrew(),
    illustrations: true,
    auto_publish: false,
  })
  const read = () => desk.call(tenant, 'GET', `/articles/${body.article_id}/draft`)
  const { body: draft } = await read()
  const pictures = draft.pictures
  expect(pictures.map(({ role }) => role)).toEqual(['cover', 'banner', 'figure'])
  expect(draft.markdown).toContain(`](${pictures[2]?.file})`)
  expect((await read()).body.pictures.map(({ file }) => file)).toEqual(pictures.map(({ file }) => file))
  const { service } = desk
  const openAt = (url: string, now = new Date()) =>
    createApp({ ...service.ctx, now: () => now }, routes, mounts).request(
      url.replace(/^https?:\/\/[^/]+/, ''),
    )
  for (const { url } of pictures) {
    const opened = await openAt(url)
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(opened.headers.get('cache-control')).toBe('private, no-cache')
  }
  const drawing = await openAt(pictures[2]?.vector_url ?? '')
  expect([drawing.status, drawing.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  expect(pictures[0]?.vector_url).toBeUndefined()
  const url = pictures[0]?.url ?? ''
  const past = new Date(Date.now() + 2 * 3_600_000 + 1000)
  expect((await openAt(url, past)).status).toBe(404)
  expect((await openAt(url.replace('cover.png', 'banner.png'))).status).toBe(404)
  expect((await openAt(url.replace(/expires=\d/, 'expires=9'))).status).toBe(404)
  expect((await openAt(url.replace(/signature=.{8}/, 'signature=AAAAAAAA'))).status).toBe(404)
  expect((await openAt(url.split('?')[0] ?? '')).status).toBe(404)
  await desk.call(tenant, 'DELETE', `/articles/${body.article_id}`)
  expect((await openAt(url)).status).toBe(404)
})

test('the competition check reports what a source covers and the draft does not, unless it is disabled', async () => {
  const tenant = await desk.service.createTenant()
  const { body } = await desk.call(tenant, 'POST', '/autopilot', { ...coldBrew(), mode: 'turbo' })
  expect(body.extensions).toMatchObject({ competition_intelligence: true })
  expect(body.extensions.competition_gaps).toBeInstanceOf(Array)
  const { body: without } = await desk.call(tenant, 'POST', '/autopilot', {
    ...coldBrew(),
    disable_competition: true,
  })
  expect(without.extensions).toEqual({})
})

test("another tenant's article is as unknown as none", async () => {
  const [owner, stranger] = [await desk.service.createTenant(), await desk.service.createTenant()]
  const { body } = await desk.call(owner, 'POST', '/autopilot', { topic: 'Cold brew' })
  const id = body.article_id
  const edit = { version: 1, title: 'Mine', slug: 'mine', description: '', markdown: 'Mine.' }
  const answers = [
    await desk.call(stranger, 'GET', `/articles/${id}`),
    await desk.call(stranger, 'POST', `/articles/${id}/publish`),
    await desk.call(stranger, 'GET', `/articles/${id}/draft`),
    await desk.call(stranger, 'PUT', `/articles/${id}/draft`, edit),
    await desk.call(stranger, 'PATCH', `/articles/${id}`, { action: 'unpublish' }),
    await desk.call(stranger, 'DELETE', `/articles/${id}`),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
  expect((await desk.call(stranger, 'GET', '/articles')).body).toMatchObject({ articles: [], total: 0 })
})

test('an Idempotency-Key charges once and replays the answer', async () => {
  const tenant = await desk.service.createTenant()
  const send = () =>
    desk.service.app().request('/api/agent/autopilot', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${tenant.key}`,
        'content-type': 'application/json',
        'idempotency-key': 'order-1',
      },
      body: JSON.stringify({ ...coldBrew(), size: 'mini' }),
    })
  const first = await send()
  const second = await send()
  expect(second.headers.get('idempotent-replayed')).toBe('true')
  expect(await second.json()).toEqual(await first.json())
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 183 })
})

test('an article whose caller goes away is written, and the same key waits for it or finds it', async () => {
  const tenant = await desk.service.createTenant()
  const send = (signal: AbortSignal) =>
    desk.service.app().fetch(
      new Request('http://127.0.0.1/api/agent/autopilot', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${tenant.key}`,
          'content-type': 'application/json',
          'idempotency-key': 'order-2',
        },
        body: JSON.stringify({ ...coldBrew(), size: 'mini' }),
        signal,
      }),
    )
  const leaves = new AbortController()
  const first = send(leaves.signal)
  await expect.poll(async () => (await desk.call(tenant, 'GET', '/articles')).body.articles.length).toBe(1)
  leaves.abort()
  await first
  const second = await send(new AbortController().signal)
  expect([second.status, second.headers.get('idempotent-replayed')]).toEqual([200, 'true'])
  const written = await second.json()
  expect(written).toMatchObject({ status: 'generated', title: expect.any(String) })
  const third = await send(new AbortController().signal)
  expect(await third.json()).toEqual(written)
  expect((await desk.call(tenant, 'GET', '/articles')).body.articles).toHaveLength(1)
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 183, held: 0 })
})

test('an article of one URL that cannot be read says what is wrong with it, once', async () => {
  const tenant = await desk.service.createTenant()
  const { body } = await desk.call(tenant, 'POST', '/autopilot', { source_urls: [desk.site.url('/missing')] })
  expect(body.code).toBe('sources_unreadable')
  expect(body.message).toBe(`${body.details[0]?.message} Credits were refunded.`)
})

test('a key whose article failed is free again', async () => {
  const tenant = await desk.service.createTenant()
  const send = () =>
    desk.service.app().request('/api/agent/autopilot', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${tenant.key}`,
        'content-type': 'application/json',
        'idempotency-key': 'order-3',
      },
      body: JSON.stringify({ source_urls: [desk.site.url('/missing')] }),
    })
  const first = await (await send()).json()
  const second = await (await send()).json()
  expect([first.code, second.code]).toEqual(['sources_unreadable', 'sources_unreadable'])
  expect(second.article_id).not.toBe(first.article_id)
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 200, held: 0 })
})

test('the list filters by status and by words as they are, and counts every status', async () => {
  const tenant = await desk.service.createTenant()
  for (const topic of ['Cold brew at 100%', 'Hot coffee_bars', 'Beekeeping']) {
    await desk.call(tenant, 'POST', '/autopilot', { topic, size: 'mini' })
  }
  const list = async (query: string) => (await desk.call(tenant, 'GET', `/articles?${query}`)).body
  expect(await list('')).toMatchObject({
    total: 3,
    counts: { all: 3, generated: 3, published: 0, scheduled: 0, unscheduled: 3 },
  })
  expect(await list('q=100%25')).toMatchObject({ total: 1, counts: { all: 1 } })
  expect(await list('q=_bars')).toMatchObject({ total: 1 })
  expect(await list('q=h_')).toMatchObject({ total: 0, articles: [] })
  expect(await list('status=published')).toMatchObject({ total: 0, counts: { all: 3 } })
  expect((await list('limit=1&offset=1')).articles).toHaveLength(1)
})
