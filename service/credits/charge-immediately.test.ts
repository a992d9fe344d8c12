import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GenerateArticleInput } from '#contract/articles.ts'
import { createTestService, type TestService, type TestTenant } from '#test-support/test-service.ts'
import { articleRun } from '../articles/article-run.ts'
import { createArticle } from '../articles/create-article.ts'
import { insertArticleSql } from '../articles/insert-article.ts'
import { articles } from '../db/schema/articles.ts'
import { creditHolds, creditLedger } from '../db/schema/credits.ts'
import { events } from '../db/schema/webhooks.ts'
import { eq, sql } from '../db/sql.ts'
import { runJob } from '../runs/run-job.ts'
import { chargeImmediately } from './charge-immediately.ts'
import { getBalance } from './get-balance.ts'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.close())

const input = GenerateArticleInput.parse({
  topic: 'Grinders',
  wait_for_completion: false,
  auto_publish: false,
})

async function charge({ agent }: TestTenant, credits: number) {
  const id = randomUUID()
  const done = await chargeImmediately(
    agent,
    { operation: 'generateArticle', runId: id, credits, breakdown: { article: credits } },
    {
      insert: (from) =>
        insertArticleSql(agent, { id, input, credits, sessionId: undefined, refreshesId: undefined }, from),
      job: runJob(articleRun),
      payload: { run_id: id },
      result: { id },
    },
  )
  return { id, done }
}

/** Number of rows of each type that a run left. */
async function traces(id: string) {
  const { db } = service.ctx
  const jobs = await db.execute(sql`select 1 from pgboss.job where data->>'run_id' = ${id}`)
  return {
    rows: (await db.select().from(articles).where(eq(articles.id, id))).length,
    holds: (await db.select().from(creditHolds).where(eq(creditHolds.runId, id))).length,
    entries: (await db.select().from(creditLedger).where(eq(creditLedger.runId, id))).length,
    jobs: jobs.rows.length,
  }
}

test('row, hold, ledger entry and job are there together, and the balance agrees with the ledger', async () => {
  const tenant = await service.createTenant({ credits: 200 })
  const { id, done } = await charge(tenant, 20)
  expect(done).toBe(true)
  expect(await traces(id)).toEqual({ rows: 1, holds: 1, entries: 1, jobs: 1 })
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 180, held: 20 })
  const [entry] = await service.ctx.db.select().from(creditLedger).where(eq(creditLedger.runId, id))
  expect(entry).toMatchObject({
    kind: 'hold',
    credits: -20,
    balance: 180,
    held: 20,
    breakdown: { article: 20 },
  })
})

test('a charge of more than there is does nothing at all', async () => {
  const tenant = await service.createTenant({ credits: 200 })
  const { id, done } = await charge(tenant, 201)
  expect(done).toBe(false)
  expect(await traces(id)).toEqual({ rows: 0, holds: 0, entries: 0, jobs: 0 })
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 200, held: 0 })
})

test('the last credit can be charged, and a reservation notifies nobody', async () => {
  const tenant = await service.createTenant({ credits: 200 })
  expect((await charge(tenant, 200)).done).toBe(true)
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 0, held: 200 })
  const emitted = await service.ctx.db
    .select()
    .from(events)
    .where(eq(events.tenantId, tenant.agent.caller.tenantId))
  expect(emitted).toEqual([])
})

test('of forty concurrent operations with credits for eight, eight are accepted, and nothing is left of the others', async () => {
  const price = 20
  const tenant = await service.createTenant({ credits: price * 8 })
  const ends = await Promise.allSettled(Array.from({ length: 40 }, () => createArticle(tenant.agent, input)))
  const accepted = ends.filter(({ status }) => status === 'fulfilled')
  expect(accepted).toHaveLength(8)
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 0, held: price * 8 })
  const rows = await service.ctx.db
    .select()
    .from(articles)
    .where(eq(articles.tenantId, tenant.agent.caller.tenantId))
  expect(rows).toHaveLength(8)
})
