import { afterAll, beforeAll, expect, test } from 'vitest'
import { addTestArticle } from '#test-support/fixtures/add-test-article.ts'
import { createTestService, type TestService } from '#test-support/test-service.ts'
import { finishPublishing, refreshPageJob } from '../articles/finish-publishing.ts'
import type { Context } from '../core/context.ts'
import { publishedPages } from '../db/schema/site.ts'
import { sql } from '../db/sql.ts'
import { runMaintenance } from '../maintenance.ts'
import { refreshPageQueue } from './render-again.ts'

let service: TestService
let article: string
beforeAll(async () => {
  service = await createTestService()
  const tenant = await service.createTenant()
  article = await addTestArticle(tenant.agent, { title: 'How aroma stays' })
  await finishPublishing(service.ctx, article)
})
afterAll(() => service.close())

/** Visits of housekeeping ask for these pages; each of them is drawn. */
async function drawn(ctx: Context): Promise<string[]> {
  await runMaintenance(ctx)
  const { rows } = await ctx.db.execute<{ data: { article_id: string } }>(
    sql`delete from pgboss.job where name = ${refreshPageQueue.name} returning data`,
  )
  for (const { data } of rows) await refreshPageJob.perform(ctx, data, ctx.stopping)
  return rows.map(({ data }) => data.article_id)
}

async function storedPage(): Promise<string> {
  const [page] = await service.ctx.db.select({ html: publishedPages.html }).from(publishedPages)
  return String(page?.html)
}

test('a page that an older release drew is drawn anew, once, and one of this release is left as it is', async () => {
  expect(await drawn(service.ctx)).toEqual([])
  await service.ctx.db.update(publishedPages).set({ drawnBy: null, html: Buffer.from('old') })
  expect(await drawn(service.ctx)).toEqual([article])
  expect(await storedPage()).toContain('How aroma stays')
  expect(await drawn(service.ctx)).toEqual([])
})

test('a service with another address gives its pages their new canonical URL', async () => {
  const config = { ...service.ctx.config, serviceUrl: 'https://desk.example' }
  const moved: Context = { ...service.ctx, config }
  expect(await storedPage()).not.toContain('https://desk.example/')
  expect(await drawn(moved)).toEqual([article])
  expect(await storedPage()).toContain('<link rel="canonical" href="https://desk.example/')
})
