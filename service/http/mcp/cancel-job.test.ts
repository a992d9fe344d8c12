import { afterAll, beforeAll, expect, test } from 'vitest'
import { getBalance } from '#service/credits/get-balance.ts'
import { articles } from '#service/db/schema/articles.ts'
import { eq } from '#service/db/sql.ts'
import { type ArticleDesk, openArticleDesk } from '#test-support/desks/article-desk.ts'
import { connectOfficialClient } from '#test-support/official-mcp-clients.ts'
import type { TestTenant } from '#test-support/test-service.ts'

/** Nothing works off its queues, so that what was started goes on until it is cancelled. */
let idle: ArticleDesk
beforeAll(async () => {
  idle = await openArticleDesk()
})
afterAll(() => idle.close())

async function cancel(tenant: TestTenant, id: string, search = '') {
  const app = idle.service.app()
  const client = await connectOfficialClient('2.x', {
    url: new URL(`/mcp${search}`, idle.service.ctx.config.serviceUrl),
    key: tenant.key,
    fetch: async (url, init) => app.request(new Request(url, init)),
  })
  const { content, isError } = await client.call('cancel_job', { id })
  await client.close()
  return { isError: isError ?? false, said: JSON.parse(Object([content].flat()[0]).text) }
}

test.each([
  ['/autopilot', { topic: 'Tea', wait_for_completion: false }, 'getArticle'],
  ['/lead-magnets', { topic: 'Tea', type: 'checklist' }, 'getLeadMagnet'],
  ['/tools/brand-scan', { brandName: 'Acme' }, 'getBrandScan'],
  ['/scout/reddit', { query: 'Tea' }, 'getScoutRun'],
  ['/service-warm-lead', { domain: 'acme.example' }, 'getWarmLead'],
])(
  'one tool ends a job of every kind by its id, and all credits come back: %s',
  async (path, input, reads) => {
    const tenant = await idle.service.createTenant({ credits: 200 })
    const { status, body } = await idle.call(tenant, 'POST', path, input)
    expect(status).toBe(202)
    const job = Object(body)
    const id = job.id ?? job.run_id ?? job.runId ?? job.run?.id
    const { isError, said } = await cancel(tenant, id)
    expect([isError, said.next]).toEqual([false, `${reads} reads the whole record.`])
    expect(said.status).toMatch(/failed|cancelled/)
    expect(await getBalance(tenant.agent)).toMatchObject({ credits: 200, held: 0 })
  },
)

test("a stranger's job, an unknown id and a client that only reads end nothing", async () => {
  const [tenant, stranger] = [await idle.service.createTenant(), await idle.service.createTenant()]
  const { body } = await idle.call(tenant, 'POST', '/scout/reddit', { query: 'Tea' })
  const { id } = Object(body)
  for (const answer of [
    await cancel(stranger, id),
    await cancel(tenant, crypto.randomUUID()),
    await cancel(tenant, '../me'),
    await cancel(tenant, id, '?readonly=true'),
  ]) {
    expect(answer.isError).toBe(true)
    expect(answer.said.message).toMatch(/no job with this id|not offered here|Must be a UUID/)
  }
  expect((await getBalance(tenant.agent)).held).toBeGreaterThan(0)
})

test('a job that had ended is told as it is, and is no error', async () => {
  const tenant = await idle.service.createTenant({ credits: 200 })
  const { body } = await idle.call(tenant, 'POST', '/autopilot', { topic: 'Tea', wait_for_completion: false })
  const { id } = Object(body)
  await idle.service.ctx.db.update(articles).set({ status: 'generated' }).where(eq(articles.id, id))
  const { isError, said } = await cancel(tenant, id)
  expect([isError, said]).toEqual([
    false,
    expect.objectContaining({
      id,
      status: 'generated',
      message: 'It had ended before. Nothing was changed.',
      next: 'getArticle reads the whole record.',
    }),
  ])
})
