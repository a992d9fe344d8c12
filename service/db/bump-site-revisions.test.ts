import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addTestArticle } from '#test-support/fixtures/add-test-article.ts'
import { createTestService, type TestService, type TestTenant } from '#test-support/test-service.ts'
import { finishPublishing } from '../articles/finish-publishing.ts'
import type { Context } from '../core/context.ts'
import { articles } from './schema/articles.ts'
import { siteRevisions } from './schema/site.ts'
import { eq, sql } from './sql.ts'
import { inTransaction } from './transaction.ts'

let service: TestService
let tenant: TestTenant
beforeAll(async () => {
  service = await createTestService()
})
beforeEach(async () => {
  tenant = await service.createTenant()
})
afterAll(() => service.close())

const revisionOf = async ({ agent }: TestTenant) =>
  (await agent.db.select().from(siteRevisions).where(eq(siteRevisions.tenantId, agent.caller.tenantId)))[0]
    ?.revision
const setStatus = (ctx: Pick<Context, 'db'>, id: string, status: 'generated' | 'published') =>
  ctx.db.update(articles).set({ status, publishedAt: new Date() }).where(eq(articles.id, id))

test('a draft leaves the site as it was; what is published, changed or goes renews it', async () => {
  const id = await addTestArticle(tenant.agent, { title: 'How aroma stays' })
  const seen = [await revisionOf(tenant)]
  await setStatus(service.ctx, id, 'generated')
  expect([await revisionOf(tenant)]).toEqual(seen)
  for (const change of [
    () => setStatus(service.ctx, id, 'published'),
    () => service.ctx.db.update(articles).set({ description: 'Another.' }).where(eq(articles.id, id)),
    () => setStatus(service.ctx, id, 'generated'),
    () => setStatus(service.ctx, id, 'published'),
    () => service.ctx.db.delete(articles).where(eq(articles.id, id)),
  ]) {
    await change()
    seen.push(await revisionOf(tenant))
  }
  expect(new Set(seen).size).toBe(6)
})

test('a page that is rendered again unchanged renews nothing, and neither does another tenant', async () => {
  const id = await addTestArticle(tenant.agent, { title: 'How aroma stays' })
  await finishPublishing(service.ctx, id)
  const revision = await revisionOf(tenant)
  expect(revision).toBeDefined()
  await finishPublishing(service.ctx, id)
  const other = await service.createTenant()
  await finishPublishing(service.ctx, await addTestArticle(other.agent, { title: 'How water works' }))
  expect(await revisionOf(tenant)).toBe(revision)
  expect(await revisionOf(other)).not.toBe(revision)
})

test('an article is published while another of its tenant is being published, and both renew the site', async () => {
  const [one, other] = [
    await addTestArticle(tenant.agent, { title: 'One' }),
    await addTestArticle(tenant.agent, { title: 'Other' }),
  ]
  const revisions = [await revisionOf(tenant)]
  await inTransaction(service.ctx, async (tx) => {
    await setStatus(tx, one, 'published')
    // Another connection, whose transaction begins and ends while this one is open.
    await setStatus(service.ctx, other, 'published')
    revisions.push(await revisionOf(tenant))
  })
  revisions.push(await revisionOf(tenant))
  expect(new Set(revisions).size).toBe(3)
})

test('transactions that change the same articles in one order never wait in a ring for the revision', async () => {
  const ids = await Promise.all(
    ['One', 'Two', 'Three'].map((title) => addTestArticle(tenant.agent, { title })),
  )
  await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      inTransaction(service.ctx, async (tx) => {
        // Each starts with another article, like use cases that change one and then its neighbours.
        for (const id of ids.slice(n % 3)) await setStatus(tx, id, n % 2 === 0 ? 'published' : 'generated')
      }),
    ),
  )
  expect(await revisionOf(tenant)).toBeDefined()
})

test('what is taken back renews nothing', async () => {
  const id = await addTestArticle(tenant.agent, { title: 'One' })
  await setStatus(service.ctx, id, 'published')
  const revision = await revisionOf(tenant)
  const failing = inTransaction(service.ctx, async (tx) => {
    await setStatus(tx, id, 'generated')
    throw new Error('taken back')
  })
  await expect(failing).rejects.toThrow('taken back')
  expect(await revisionOf(tenant)).toBe(revision)
})

test('a tenant that is deleted with its articles leaves nothing behind', async () => {
  await setStatus(service.ctx, await addTestArticle(tenant.agent, { title: 'One' }), 'published')
  await service.ctx.db.execute(sql`delete from tenants where id = ${tenant.agent.caller.tenantId}`)
  expect(await revisionOf(tenant)).toBeUndefined()
})
