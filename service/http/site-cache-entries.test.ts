import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventually } from '#test-support/eventually.ts'
import { addTestArticle } from '#test-support/fixtures/add-test-article.ts'
import { createTestService, type TestService, type TestTenant } from '#test-support/test-service.ts'
import { finishPublishing } from '../articles/finish-publishing.ts'
import { sql } from '../db/sql.ts'
import { runRetention } from '../maintenance.ts'

let service: TestService
let tenant: TestTenant
const published = async (path = '') => {
  const answer = await service.app().request(`/${tenant.handle}${path}`)
  return { status: answer.status, text: await answer.text() }
}
/** Keys of the tenant's entries. */
async function kept(): Promise<string[]> {
  const { rows } = await service.ctx.db.execute<{ key: string }>(
    sql`select key from cache_entries where key like ${`%${tenant.agent.caller.tenantId}%`} order by key`,
  )
  return rows.map(({ key }) => key)
}
const keptAre = (count: number) => eventually(async () => (await kept()).length === count || undefined)
beforeAll(async () => {
  service = await createTestService()
})
beforeEach(async () => {
  tenant = await service.createTenant()
  await finishPublishing(service.ctx, await addTestArticle(tenant.agent, { title: 'How aroma stays' }))
})
afterAll(() => service.close())

test('readers get the cached page until the site changes', async () => {
  await published()
  await keptAre(1)
  await service.ctx.db.execute(sql`update cache_entries set value = 'kept'`)
  expect((await published()).text).toBe('kept')
  await finishPublishing(service.ctx, await addTestArticle(tenant.agent, { title: 'How water works' }))
  expect((await published()).text).toContain('How water works')
})

test('pages and tags that there are not share one entry', async () => {
  await published()
  await keptAre(1)
  for (const path of ['?page=2', '?page=99999', '/tags/nothing', '/tags/coffee?page=7'])
    expect((await published(path)).status).toBe(404)
  // What is no page number is the first page, and the same entry.
  for (const path of ['?page=0', '?page=x', '?page=1&a=b']) expect((await published(path)).status).toBe(200)
  await new Promise((resolve) => setTimeout(resolve, 200))
  // The home, the page that says so, and the addresses by which it guesses what was meant.
  expect(await kept()).toHaveLength(3)
})

test('housekeeping deletes what is past its time, and nothing else', async () => {
  await published()
  await published('/feed.xml')
  await keptAre(2)
  const [past, present] = await kept()
  await service.ctx.db.execute(
    sql`update cache_entries set expires_at = now() - interval '1 second' where key = ${past}`,
  )
  await runRetention(service.ctx)
  expect(await kept()).toEqual([present])
})

test('a cache that fails costs no page', async () => {
  await published()
  await service.ctx.db.execute(sql`alter table cache_entries rename to elsewhere`)
  expect((await published()).text).toContain('How aroma stays')
  await service.ctx.db.execute(sql`alter table elsewhere rename to cache_entries`)
})
