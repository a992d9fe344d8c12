import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ArticleDesk, openArticleDesk } from '#test-support/desks/article-desk.ts'
import { addTestArticle } from '#test-support/fixtures/add-test-article.ts'
import type { TestTenant } from '#test-support/test-service.ts'
import { articles } from '../db/schema/articles.ts'
import { eq } from '../db/sql.ts'
import { enqueue } from '../queue/enqueue.ts'
import { publishArticleQueue } from '../site/render-again.ts'
import { finishPublishing } from './finish-publishing.ts'
import { publishScheduledArticle } from './publish-scheduled-article.ts'

let desk: ArticleDesk
/** Added to the clock of the service. */
let aheadMs = 0
beforeAll(async () => {
  desk = await openArticleDesk({ change: (ctx) => ({ ...ctx, now: () => new Date(Date.now() + aheadMs) }) })
  await desk.service.startWorker()
})
afterAll(() => desk.close())

const hourMs = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString()

async function draft(tenant: TestTenant, topic = 'How cold brew keeps its aroma'): Promise<string> {
  const { body } = await desk.call(tenant, 'POST', '/autopilot', {
    topic,
    source_urls: [desk.site.url('/cold-brew')],
    size: 'mini',
  })
  return body.article_id
}

const pageStatus = async (tenant: TestTenant, slug: string | undefined) =>
  (await desk.service.app().request(`/${tenant.handle}/${slug}`)).status

/** Written straight into the row: a state that lasts a moment only. */
const setStatus = (id: string, status: 'processing' | 'publishing' | 'failed') =>
  desk.service.ctx.db.update(articles).set({ status }).where(eq(articles.id, id))

test('a draft is published: publishing, then published and live', async () => {
  const tenant = await desk.service.createTenant()
  const id = await draft(tenant)
  const { status, body, headers } = await desk.call(tenant, 'POST', `/articles/${id}/publish`)
  expect(status).toBe(200)
  expect(body).toMatchObject({ article_id: id, status: 'publishing' })
  expect([headers.get('location'), headers.get('retry-after')]).toEqual([`/api/agent/articles/${id}`, '2'])
  const article = await desk.settled(tenant, id, 'published')
  expect(await pageStatus(tenant, article.slug)).toBe(200)
  expect(await desk.eventTypes(tenant)).toEqual(['article.generated', 'article.published'])
})

test('what an article says of its address is what the address answers, as a draft, published and unpublished', async () => {
  const tenant = await desk.service.createTenant()
  const { body: written } = await desk.call(tenant, 'POST', '/autopilot', {
    topic: 'How cold brew keeps its aroma',
    source_urls: [desk.site.url('/cold-brew')],
  })
  const id = written.article_id
  const look = async () => {
    const { body } = await desk.call(tenant, 'GET', `/articles/${id}`)
    const { pathname } = new URL(body.article_url)
    return [body.article_url_live, (await desk.service.app().request(pathname)).status]
  }
  expect(written.article_url_live).toBe(false)
  expect(await look()).toEqual([false, 404])
  await desk.call(tenant, 'POST', `/articles/${id}/publish`)
  await desk.settled(tenant, id, 'published')
  expect(await look()).toEqual([true, 200])
  await desk.call(tenant, 'PATCH', `/articles/${id}`, { action: 'unpublish' })
  expect(await look()).toEqual([false, 404])
})

test('the answer says where the article will be, and warns of a brief that nothing supports', async () => {
  const tenant = await desk.service.createTenant()
  const id = await draft(tenant)
  const { body } = await desk.call(tenant, 'POST', `/articles/${id}/publish`)
  expect(body.article_url).toMatch(new RegExp(`/${tenant.handle}/[a-z0-9-]+$`))
  expect(body).not.toHaveProperty('warnings')
  const { body: brief } = await desk.call(tenant, 'POST', '/autopilot', { topic: 'Nothing is known of it' })
  const answer = await desk.call(tenant, 'POST', `/articles/${brief.article_id}/publish`)
  expect(answer).toMatchObject({
    status: 200,
    body: { status: 'publishing', warnings: [expect.stringMatching(/^No source supports .*"unpublish"/)] },
  })
})

test('publishing twice returns the current state and emits one event', async () => {
  const tenant = await desk.service.createTenant()
  const id = await draft(tenant)
  const both = await Promise.all([1, 2].map(() => desk.call(tenant, 'POST', `/articles/${id}/publish`)))
  for (const { status, body } of both)
    expect([status, /publish(ing|ed)/.test(body.status)]).toEqual([200, true])
  await desk.settled(tenant, id, 'published')
  expect((await desk.call(tenant, 'POST', `/articles/${id}/publish`)).body.status).toBe('published')
  await finishPublishing(desk.service.ctx, id)
  expect(await desk.eventTypes(tenant)).toEqual(['article.generated', 'article.published'])
})

test.each(['processing', 'failed'] as const)(
  'an article with status %s is refused with Conflict',
  async (status) => {
    const tenant = await desk.service.createTenant()
    const id = await draft(tenant)
    await setStatus(id, status)
    const answer = await desk.call(tenant, 'POST', `/articles/${id}/publish`)
    expect(answer.status).toBe(409)
    expect(answer.body.error).toBe('Conflict')
    expect(answer.body.message).toBe(`An article with status ${status} cannot be published.`)
  },
)

test('unpublishing takes the page away and leaves a draft that can be published again', async () => {
  const tenant = await desk.service.createTenant()
  const id = await draft(tenant)
  expect((await desk.call(tenant, 'PATCH', `/articles/${id}`, { action: 'unpublish' })).status).toBe(409)
  await desk.call(tenant, 'POST', `/articles/${id}/publish`)
  const { slug } = await desk.settled(tenant, id, 'published')
  const { status, body } = await desk.call(tenant, 'PATCH', `/articles/${id}`, { action: 'unpublish' })
  expect([status, body.status, body.published_at]).toEqual([200, 'generated', undefined])
  expect(await pageStatus(tenant, slug)).toBe(404)
  await desk.call(tenant, 'POST', `/articles/${id}/publish`)
  await desk.settled(tenant, id, 'published')
  expect(await pageStatus(tenant, slug)).toBe(200)
  expect((await desk.eventTypes(tenant)).slice(1)).toEqual([
    'article.published',
    'article.unpublished',
    'article.published',
  ])
})

test('a draft is scheduled for a time to come, moved, counted and unscheduled', async () => {
  const tenant = await desk.service.createTenant()
  const id = await draft(tenant)
  const change = (input: unknown) => desk.call(tenant, 'PATCH', `/articles/${id}`, input)
  expect((await change({ action: 'schedule', at: inHours(-1) })).body.details).toMatchObject([{ path: 'at' }])
  const at = inHours(1)
  expect((await change({ action: 'schedule', at })).body).toMatchObject({
    status: 'generated',
    scheduled_at: at,
  })
  const list = await desk.call(tenant, 'GET', '/articles?status=scheduled')
  expect(list.body).toMatchObject({ total: 1, counts: { scheduled: 1, unscheduled: 0, generated: 1 } })
  expect((await desk.call(tenant, 'GET', '/articles?status=unscheduled')).body.articles).toEqual([])
  expect((await change({ action: 'unschedule' })).body.scheduled_at).toBeUndefined()
  await setStatus(id, 'publishing')
  expect((await change({ action: 'schedule', at })).status).toBe(409)
})

test('an article is published at its time, once, whatever jobs an earlier time left behind', async () => {
  const tenant = await desk.service.createTenant()
  const { ctx } = desk.service
  const id = await draft(tenant)
  const change = (input: unknown) => desk.call(tenant, 'PATCH', `/articles/${id}`, input)
  await change({ action: 'schedule', at: inHours(1) })
  await change({ action: 'schedule', at: inHours(3) })
  const status = async () => (await desk.call(tenant, 'GET', `/articles/${id}`)).body.status
  try {
    aheadMs = hourMs + 1000
    await publishScheduledArticle(ctx, id)
    expect(await status()).toBe('generated')
    aheadMs = 3 * hourMs + 1000
    await publishScheduledArticle(ctx, id)
    await publishScheduledArticle(ctx, id)
  } finally {
    aheadMs = 0
  }
  const article = await desk.settled(tenant, id, 'published')
  expect(article.scheduled_at).toBeUndefined()
  expect((await desk.eventTypes(tenant)).filter((type) => type === 'article.published')).toHaveLength(1)
})

test('a job for a time that was cleared publishes nothing', async () => {
  const tenant = await desk.service.createTenant()
  const id = await draft(tenant)
  await publishScheduledArticle(desk.service.ctx, id)
  expect((await desk.call(tenant, 'GET', `/articles/${id}`)).body.status).toBe('generated')
})

test('a deleted article is gone with its page and its pictures', async () => {
  const tenant = await desk.service.createTenant()
  const id = await draft(tenant)
  await desk.call(tenant, 'POST', `/articles/${id}/publish`)
  const { slug } = await desk.settled(tenant, id, 'published')
  const { files } = desk.service.ctx.engines
  const cover = `tenants/${tenant.agent.caller.tenantId}/articles/${id}/cover.png`
  expect(await files.find(cover)).toBeDefined()
  const { status, body } = await desk.call(tenant, 'DELETE', `/articles/${id}`)
  expect([status, body]).toEqual([200, { success: true }])
  expect(await pageStatus(tenant, slug)).toBe(404)
  expect(await files.find(cover)).toBeUndefined()
  expect((await desk.call(tenant, 'GET', `/articles/${id}`)).status).toBe(404)
  expect((await desk.eventTypes(tenant)).at(-1)).toBe('article.deleted')
  // A job that was still waiting finds nothing to do.
  await enqueue(desk.service.ctx, publishArticleQueue, { article_id: id })
  await finishPublishing(desk.service.ctx, id)
})

test('an article that is being written cannot be deleted', async () => {
  const tenant = await desk.service.createTenant()
  const id = await draft(tenant)
  await setStatus(id, 'processing')
  expect((await desk.call(tenant, 'DELETE', `/articles/${id}`)).status).toBe(409)
})

test('the pages next to a published article lead to it, and not any more when it is gone', async () => {
  const tenant = await desk.service.createTenant()
  const [first, second] = [await draft(tenant), await draft(tenant, 'Choosing the grind for cold brew')]
  const publish = async (id: string) => {
    await desk.call(tenant, 'POST', `/articles/${id}/publish`)
    return desk.settled(tenant, id, 'published')
  }
  const { slug } = await publish(first)
  const { slug: other } = await publish(second)
  const leads = async () =>
    (await (await desk.service.app().request(`/${tenant.handle}/${slug}`)).text()).includes(`/${other}"`)
  const until = async (wanted: boolean) => {
    while ((await leads()) !== wanted) await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await until(true)
  await desk.call(tenant, 'DELETE', `/articles/${second}`)
  await until(false)
})

test('an internal source and the reference of an unsupported statement are nowhere that the public reads', async () => {
  const tenant = await desk.service.createTenant()
  const title = 'Fact sheet for sales'
  const page = { reference: 2, kind: 'page', title: 'The aroma report', url: 'https://report.example/aroma' }
  const statement = { id: 'c1', kind: 'statement', place: 'body', verdict: 'absent', supported: false }
  const id = await addTestArticle(tenant.agent, {
    markdown: `We filled 400 litres [1]. It keeps for 14 days [2]. It tastes of gold [2].\n\n## Sources\n\n1. ${title} (internal)\n2. [The aroma report](<https://report.example/aroma>)\n`,
    sources: [{ reference: 1, kind: 'knowledge', title, role: 'internal' }, page],
    claims: [{ ...statement, text: 'It tastes of gold.', sentence_kind: 'fact' }],
    trustLevel: 'mixed',
    form: 'article',
  })
  await finishPublishing(desk.service.ctx, id)
  const { slug } = await desk.settled(tenant, id, 'published')
  const read = async (path: string) => (await desk.service.app().request(`/${tenant.handle}${path}`)).text()
  for (const path of ['', `/${slug}`, `/${slug}.md`, '/feed.xml', '/llms.txt', '/sitemap.xml']) {
    expect([path, (await read(path)).includes(title)]).toEqual([path, false])
  }
  const html = await read(`/${slug}`)
  expect(html.match(/<sup class="reference">/g)).toHaveLength(1)
  expect(html).toContain('Numbered statements have a source, some others don’t')
  expect(html).toContain('"citation":[{"@type":"CreativeWork","name":"The aroma report"')
  const markdown = await read(`/${slug}.md`)
  expect(markdown).toContain('We filled 400 litres. It keeps for 14 days [1]. It tastes of gold.')
  expect(markdown).toContain('1. [The aroma report]')
})
