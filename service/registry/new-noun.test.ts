import { randomUUID } from 'node:crypto'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { EventData } from '#contract/events.ts'
import { operation } from '#contract/operation.ts'
import { eventually } from '#test-support/eventually.ts'
import { createTestService, type TestService, type TestTenant } from '#test-support/test-service.ts'
import type { AgentContext } from '../core/context.ts'
import { chargedTransaction } from '../credits/charged-transaction.ts'
import { chargingOperation } from '../credits/charging-operation.ts'
import { estimate } from '../credits/estimate.ts'
import { getBalance } from '../credits/get-balance.ts'
import { listLedger } from '../credits/list-ledger.ts'
import { listPrices } from '../credits/list-prices.ts'
import { runColumns } from '../db/schema/run-columns.ts'
import { events } from '../db/schema/webhooks.ts'
import { and, eq, sql } from '../db/sql.ts'
import { emitEvent } from '../events/emit-event.ts'
import { createQueues, startWorkers } from '../queue/queue.ts'
import { cancelRun } from '../runs/cancel-run.ts'
import { performRun } from '../runs/perform-run.ts'
import { queueRun } from '../runs/queue-run.ts'
import { resumeRuns } from '../runs/resume-runs.ts'
import { RunFailure } from '../runs/run-failure.ts'
import { runJob } from '../runs/run-job.ts'
import { type RunKind, runPolicy } from '../runs/run-kind.ts'
import { charges } from './registry.ts'

/** The whole declaration of a new module: its operation, its table, what it charges and how it runs. */
const createKite = operation({
  id: 'createKite',
  method: 'POST',
  path: '/api/agent/kites',
  auth: 'agent',
  origin: 'ours',
  noun: 'kites',
  summary: 'Build a kite',
  charges: { label: 'Kite' },
  body: z.object({ colour: z.string().min(1) }),
  responses: { 200: z.looseObject({ id: z.uuid() }) },
  errors: [400, 401, 402, 429, 500],
})

const kites = pgTable('kites', { ...runColumns(), colour: text('colour').notNull() })
type KiteRow = typeof kites.$inferSelect

const kiteCharge = chargingOperation({
  operation: createKite,
  formula: 'kite',
  prices: ({ page_tool }) => [{ item: 'kite', label: 'A kite', credits: 7 * page_tool, unit: 'kite' }],
  estimate: ({ prices }) => ({
    creditsRequired: 7 * prices.page_tool,
    breakdown: { kite: 7 * prices.page_tool },
    secondsExpected: 1,
  }),
})

const kiteRun: RunKind<KiteRow, { metres: number }> = {
  name: 'kites',
  table: kites,
  operation: createKite.id,
  open: ['building'],
  running: 'building',
  queue: { name: 'kite.run', policy: runPolicy },
  async work(_ctx, { colour }, { report }) {
    await report({ stage: 'sewing', percent: 50, message: `Sewing ${colour} cloth.` })
    if (colour === 'grey') throw new RunFailure('no_wind', 'There is no wind for a grey kite.')
    return { metres: 30 }
  },
  async finish(tx, row, { metres }) {
    await tellEnd(tx, row, { status: 'completed', results_count: metres, credits_used: row.credits - 2 })
    return { status: 'completed', used: row.credits - 2, message: `It flies at ${metres} metres.` }
  },
  notifyFailure: (tx, row, { status, message }) =>
    tellEnd(tx, row, { status, results_count: 0, credits_used: 0, error: message }),
}

function tellEnd(
  tx: AgentContext,
  { id, colour }: KiteRow,
  end: Pick<EventData<'scout.results_ready'>, 'status' | 'results_count' | 'credits_used' | 'error'>,
): Promise<void> {
  const data = { run_id: id, query: colour, subreddits: [], ...end }
  return emitEvent(tx, { type: 'scout.results_ready', subjectId: id, data })
}

async function createKiteOf({ agent }: TestTenant, colour: string): Promise<string> {
  const id = randomUUID()
  const price = await kiteCharge.estimate(agent, { colour })
  await chargedTransaction(agent, async (tx) => {
    const credits = price.creditsRequired
    await tx.db.insert(kites).values({ id, ...tx.caller, status: 'building', credits, colour })
    await queueRun(tx, kiteRun, { id, charge: { credits, breakdown: price.breakdown } })
    return { id }
  })
  return id
}

const known = [...charges, kiteCharge]
let service: TestService
beforeAll(async () => {
  service = await createTestService()
  // Its migration.
  await service.ctx.db.execute(sql`
    create table kites (like scout_runs including defaults);
    alter table kites
      drop column query, drop column subreddits, drop column item_limit, drop column results,
      drop column results_count, drop column engine, add column colour text not null`)
  await createQueues(service.ctx.queue, [runJob(kiteRun)])
})
afterAll(() => service.close())

const rowOf = async (id: string) => {
  const [row] = await service.ctx.db.select().from(kites).where(eq(kites.id, id))
  return row
}
const endOf = (id: string) =>
  eventually(async () => {
    const row = await rowOf(id)
    return row?.completedAt ? row : undefined
  })

const eventOf = async (tenant: TestTenant, id: string) => {
  const found = await service.ctx.db
    .select({ payload: events.payload })
    .from(events)
    .where(and(eq(events.tenantId, tenant.agent.caller.tenantId), eq(events.subjectId, id)))
  return found.map(({ payload }) => Object(payload).data)
}

test('a module that nothing else imports has its price in the list and in the estimate, after its own check', async () => {
  const { agent } = await service.createTenant({ credits: 100 })
  expect(listPrices(agent.prices, known)).toContainEqual({
    operation: 'createKite',
    item: 'kite',
    label: 'A kite',
    credits: 7,
    unit: 'kite',
  })
  expect(await estimate(agent, known, { operation: 'createKite', input: { colour: 'red' } })).toMatchObject({
    credits_required: 7,
    breakdown: { kite: 7 },
    balance_after: 93,
  })
  await expect(
    estimate(agent, known, { operation: 'createKite', input: { colour: '' } }),
  ).rejects.toMatchObject({
    problem: { details: [{ path: 'input.colour' }] },
  })
  await expect(
    estimate(agent, charges, { operation: 'createKite', input: { colour: 'red' } }),
  ).rejects.toMatchObject({ problem: { kind: 'invalid' } })
})

test('its run is reserved, performed, emitted and settled by the code that every run shares', async () => {
  const tenant = await service.createTenant({ credits: 100 })
  const id = await createKiteOf(tenant, 'red')
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 93, held: 7 })
  await startWorkers(service.ctx, [runJob(kiteRun)])
  expect(await endOf(id)).toMatchObject({
    status: 'completed',
    percent: 100,
    creditsUsed: 5,
    message: 'It flies at 30 metres.',
  })
  expect(await eventOf(tenant, id)).toEqual([
    expect.objectContaining({ run_id: id, status: 'completed', results_count: 30, credits_used: 5 }),
  ])
  const { entries, spending } = await listLedger(tenant.agent, { limit: 10, offset: 0 })
  expect(entries).toMatchObject([
    { kind: 'settle', operation: 'createKite', run_id: id, credits: 2, spent: 5, held: 0 },
    { kind: 'hold', operation: 'createKite', run_id: id, credits: -7, held: 7, breakdown: { kite: 7 } },
    { kind: 'grant', credits: 100 },
  ])
  expect(spending).toMatchObject([{ operation: 'createKite', credits: 5 }])
})

test('a failure of its work is emitted, and all reserved credits are released', async () => {
  const tenant = await service.createTenant({ credits: 100 })
  const id = await createKiteOf(tenant, 'grey')
  await startWorkers(service.ctx, [runJob(kiteRun)])
  expect(await endOf(id)).toMatchObject({ status: 'failed', reason: 'no_wind', creditsUsed: 0 })
  expect(await eventOf(tenant, id)).toMatchObject([
    { status: 'failed', error: 'There is no wind for a grey kite.', credits_used: 0 },
  ])
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 100, held: 0 })
})

test('a cancelled run of it ends at once, releases all credits, and no worker takes it up', async () => {
  const tenant = await service.createTenant({ credits: 100 })
  const other = await service.createTenant()
  // The workers of the tests before would finish it first on a busy machine.
  await service.ctx.queue.offWork(kiteRun.queue.name)
  const id = await createKiteOf(tenant, 'green')
  expect(await cancelRun(other.agent, kiteRun, id)).toBe(false)
  expect(await cancelRun(tenant.agent, kiteRun, id)).toBe(true)
  expect(await rowOf(id)).toMatchObject({ status: 'failed', reason: 'cancelled', creditsUsed: 0 })
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 100, held: 0 })
  expect(await eventOf(tenant, id)).toHaveLength(1)
  await performRun(service.ctx, kiteRun, { runId: id, signal: new AbortController().signal })
  expect(await cancelRun(tenant.agent, kiteRun, id)).toBe(false)
  expect(await rowOf(id)).toMatchObject({ status: 'failed', reason: 'cancelled' })
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 100, held: 0 })
})

test('a worker whose run is cancelled under way commits nothing', async () => {
  const tenant = await service.createTenant({ credits: 100 })
  const id = await createKiteOf(tenant, 'white')
  const slow: typeof kiteRun = {
    ...kiteRun,
    async work(agent, row, run) {
      await cancelRun(tenant.agent, kiteRun, id)
      return kiteRun.work(agent, row, run)
    },
  }
  await performRun(service.ctx, slow, { runId: id, signal: new AbortController().signal })
  expect(await rowOf(id)).toMatchObject({ status: 'failed', reason: 'cancelled', creditsUsed: 0 })
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 100, held: 0 })
  expect(await eventOf(tenant, id)).toHaveLength(1)
})

test('a run of it whose job was lost is queued again', async () => {
  const tenant = await service.createTenant({ credits: 100 })
  const id = randomUUID()
  const updatedAt = new Date(Date.now() - 3_600_000)
  const { caller } = tenant.agent
  await service.ctx.db
    .insert(kites)
    .values({ id, ...caller, status: 'building', credits: 2, colour: 'blue', updatedAt })
  await startWorkers(service.ctx, [runJob(kiteRun)])
  await resumeRuns(service.ctx, kiteRun)
  expect(await endOf(id)).toMatchObject({ status: 'completed' })
})
