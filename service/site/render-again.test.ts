import { afterAll, beforeAll, expect, test } from 'vitest'
import { addTestArticle } from '#test-support/fixtures/add-test-article.ts'
import { createTestService, type TestService, type TestTenant } from '#test-support/test-service.ts'
import { articles } from '../db/schema/articles.ts'
import { eq, sql } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { publishArticleQueue, queuePublishing, refreshPageQueue, renderPagesAgain } from './render-again.ts'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.close())

/** Asks for the publication of drafts, one after the other. Returns their ids. */
async function publish({ agent }: TestTenant, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let n = 0; n < count; n++) {
    const id = await addTestArticle(agent, { title: `Draft ${n}` })
    await inTransaction(agent, async (tx) => {
      await tx.db.update(articles).set({ status: 'publishing' }).where(eq(articles.id, id))
      await queuePublishing(tx, { id, tenantId: agent.caller.tenantId })
    })
    ids.push(id)
  }
  return ids
}

/** The articles in the order in which a worker takes them. */
async function takeAll(): Promise<string[]> {
  const taken: string[] = []
  for (;;) {
    const [job] = await service.ctx.queue.fetch<{ article_id: string }>(publishArticleQueue.name)
    if (!job) return taken
    taken.push(job.data.article_id)
  }
}

test('who publishes one article waits for none of the many of another tenant, which keep their order', async () => {
  const [many, few] = [await service.createTenant(), await service.createTenant()]
  const [first, ...others] = await publish(many, 8)
  const [one] = await publish(few, 1)
  expect(await takeAll()).toEqual([first, one, ...others])
})

test('a page is rendered once after many articles of its site were published, and soon after one was', async () => {
  const delayOf = async (tenant: TestTenant) => {
    const page = await addTestArticle(tenant.agent, { title: 'A page' })
    await inTransaction(tenant.agent, (tx) => renderPagesAgain(tx, [page]))
    const { rows } = await service.ctx.db.execute<{ seconds: number }>(sql`
      select extract(epoch from start_after - created_on)::int as seconds from pgboss.job
      where name = ${refreshPageQueue.name} and data->>'article_id' = ${page}`)
    return rows.map(({ seconds }) => seconds)
  }
  const [many, few] = [await service.createTenant(), await service.createTenant()]
  await publish(many, 20)
  expect(await delayOf(few)).toEqual([refreshPageQueue.delaySeconds])
  expect(await delayOf(many)).toEqual([8])
})
