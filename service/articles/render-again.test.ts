import { afterAll, beforeAll, expect, test } from 'vitest'
import { addTestArticle } from '#test-support/fixtures/add-test-article.ts'
import { createTestService, type TestService, type TestTenant } from '#test-support/test-service.ts'
import { articles } from '../db/schema/articles.ts'
import { publishedPages } from '../db/schema/site.ts'
import { eq, sql } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { updateSettings } from '../settings/update-settings.ts'
import { queueSitePages, refreshPageQueue, refreshSiteJob, renderPagesAgain } from '../site/render-again.ts'
import { findNeighbours } from './article-neighbours.ts'
import { changeArticle } from './change-article.ts'
import { deleteArticle } from './delete-article.ts'
import { finishPublishing } from './finish-publishing.ts'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.close())

async function drafts({ agent }: TestTenant, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let n = 0; n < count; n++)
    ids.push(await addTestArticle(agent, { title: `Draft ${n}`, tags: ['coffee'] }))
  return ids
}

/** Jobs of a page or of all, by what became of them. */
async function countJobs(id?: string): Promise<Record<string, number>> {
  const { rows } = await service.ctx.db.execute<{ state: string; count: number }>(sql`
    select state, count(*)::int as count from pgboss.job
    where name = ${refreshPageQueue.name} and ${id === undefined ? sql`true` : sql`data->>'article_id' = ${id}`}
    group by state`)
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

/** Queues the pages of whole sites that are to be rendered again, as the worker does. */
async function queueSites(): Promise<void> {
  const { queue } = service.ctx
  const sites = await queue.fetch<{ tenant_id: string; agent_id: string }>(refreshSiteJob.name, {
    batchSize: 20,
  })
  for (const { id, data } of sites) {
    await queueSitePages(service.ctx, data)
    await queue.complete(refreshSiteJob.name, id)
  }
}

const take = async (batchSize: number) =>
  service.ctx.queue.fetch<{ article_id: string }>(refreshPageQueue.name, {
    batchSize,
    ignoreStartAfter: true,
  })

/** Does every job that waits, those that arise meanwhile too. Returns how many there were. */
async function drain(): Promise<number> {
  let done = 0
  for (;;) {
    await queueSites()
    const batch = await take(20)
    if (batch.length === 0) return done
    for (const { id, data } of batch) {
      await finishPublishing(service.ctx, data.article_id)
      await service.ctx.queue.complete(refreshPageQueue.name, id)
      done += 1
    }
  }
}

/** Every live page with the addresses of its site that it should lead to and does not, or leads to and should not. */
async function wrongLinks({ agent }: TestTenant): Promise<string[]> {
  const rows = await service.ctx.db
    .select()
    .from(articles)
    .innerJoin(publishedPages, eq(publishedPages.articleId, articles.id))
    .where(eq(articles.tenantId, agent.caller.tenantId))
  const slugs = rows.map((row) => row.articles.slug ?? '')
  const wrong: string[] = []
  for (const { articles: article, published_pages: page } of rows) {
    const publishedAt = article.publishedAt ?? new Date()
    const { newer, older, related } = await findNeighbours(service.ctx, { ...article, publishedAt })
    const expected = new Set([newer, older, ...related].flatMap((link) => (link ? [link.slug] : [])))
    const html = page.html.toString()
    for (const slug of slugs) {
      if (slug !== article.slug && html.includes(`/${slug}"`) !== expected.has(slug))
        wrong.push(`${article.slug}: ${slug}`)
    }
  }
  return wrong
}

test('twenty articles at once cost one job a page, however many of them ask for it', async () => {
  const tenant = await service.createTenant()
  const ids = await drafts(tenant, 20)
  for (const id of ids) await finishPublishing(service.ctx, id)
  const { created = 0 } = await countJobs()
  expect(created).toBeLessThanOrEqual(20)
  expect(await drain()).toBeLessThanOrEqual(20)
  expect(await wrongLinks(tenant)).toEqual([])
})

test('a page that is asked for while it is rendered is rendered once more', async () => {
  const tenant = await service.createTenant()
  const [id = ''] = await drafts(tenant, 1)
  const ask = () => inTransaction(tenant.agent, (tx) => renderPagesAgain(tx, [id]))
  await finishPublishing(service.ctx, id)
  for (let n = 0; n < 5; n++) await ask()
  expect(await countJobs(id)).toEqual({ created: 1 })
  expect(await take(20)).toHaveLength(1)
  for (let n = 0; n < 5; n++) await ask()
  expect(await countJobs(id)).toEqual({ active: 1, created: 1 })
  await drain()
})

test('pages lead to the right ones after articles were published, taken back and deleted side by side', async () => {
  const tenant = await service.createTenant()
  const ids = await drafts(tenant, 16)
  const [first = '', second = '', ...others] = ids
  await Promise.all([first, second].map((id) => finishPublishing(service.ctx, id)))
  await Promise.all([
    ...others.map((id) => finishPublishing(service.ctx, id)),
    changeArticle(tenant.agent, { articleId: first, input: { action: 'unpublish' } }),
    deleteArticle(tenant.agent, second),
    updateSettings(tenant.agent, { siteTitle: 'The new name' }),
  ])
  await drain()
  expect(await wrongLinks(tenant)).toEqual([])
  const pages = await service.ctx.db
    .select({ html: publishedPages.html })
    .from(publishedPages)
    .where(eq(publishedPages.tenantId, tenant.agent.caller.tenantId))
  expect(pages).toHaveLength(14)
  for (const { html } of pages) expect(html.toString()).toContain('The new name')
})

test('pages carry the site title, else the name of the company, and follow both', async () => {
  const tenant = await service.createTenant()
  const [id = ''] = await drafts(tenant, 1)
  await finishPublishing(service.ctx, id)
  const page = async () => {
    await drain()
    const [row] = await service.ctx.db
      .select({ html: publishedPages.html })
      .from(publishedPages)
      .where(eq(publishedPages.tenantId, tenant.agent.caller.tenantId))
    return row?.html.toString()
  }
  await updateSettings(tenant.agent, { companyProfile: { name: 'Hazel Roastery' } })
  expect(await page()).toContain('Hazel Roastery')
  await updateSettings(tenant.agent, { siteTitle: 'The Hazel Journal' })
  expect(await page()).not.toContain('Hazel Roastery</bdi>')
  expect(await page()).toContain('The Hazel Journal')
})
