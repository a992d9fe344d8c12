import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addTestArticle } from '#test-support/fixtures/add-test-article.ts'
import { interposedDatabase } from '#test-support/interposed-database.ts'
import { createTestService, type TestService, type TestTenant } from '#test-support/test-service.ts'
import { ServiceError } from '../core/errors.ts'
import { creditLedger } from '../db/schema/credits.ts'
import { tenantSettings } from '../db/schema/settings.ts'
import { events } from '../db/schema/webhooks.ts'
import { desc, eq, sql } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { charges } from '../registry/registry.ts'
import { chargedTransaction } from './charged-transaction.ts'
import { releaseCredits, settleCredits } from './end-hold.ts'
import { estimate } from './estimate.ts'
import { getBalance } from './get-balance.ts'
import { grantCredits } from './grant-credits.ts'
import { listLedger } from './list-ledger.ts'
import { reserveCredits } from './reserve-credits.ts'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.close())

const hold = (tenant: TestTenant, credits: number, runId: string = randomUUID()) =>
  chargedTransaction(tenant.agent, async (ctx) => {
    await reserveCredits(ctx, { operation: 'generateArticle', runId, credits, breakdown: { size: credits } })
    return { runId }
  }).then(() => runId)

const settle = (tenant: TestTenant, runId: string, used: number) =>
  inTransaction(tenant.agent, (ctx) => settleCredits(ctx, { operation: 'generateArticle', runId, used }))

async function ledgerSum(tenant: TestTenant): Promise<number> {
  const [row] = await service.ctx.db
    .select({ sum: sql<number>`sum(${creditLedger.credits})::int` })
    .from(creditLedger)
    .where(eq(creditLedger.tenantId, tenant.agent.caller.tenantId))
  return row?.sum ?? 0
}

const eventTypes = async (tenant: TestTenant) =>
  (
    await service.ctx.db
      .select({ type: events.type })
      .from(events)
      .where(eq(events.tenantId, tenant.agent.caller.tenantId))
      .orderBy(desc(events.createdAt))
  ).map((event) => event.type)

test('a hold takes from what can be spent, settling spends it and gives the rest back', async () => {
  const tenant = await service.createTenant({ credits: 100 })
  const runId = await hold(tenant, 30)
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 70, held: 30 })
  await inTransaction(tenant.agent, (ctx) =>
    settleCredits(ctx, { operation: 'generateArticle', runId, used: 20 }),
  )
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 80, held: 0 })
  expect(await ledgerSum(tenant)).toBe(80)
})

test('what used all of its reservation is itemized like it, and what used a part only by what was used', async () => {
  const tenant = await service.createTenant({ credits: 100 })
  await settle(tenant, await hold(tenant, 30), 30)
  await settle(tenant, await hold(tenant, 30), 20)
  const { entries } = await listLedger(tenant.agent, { limit: 4, offset: 0, sort: '-when' })
  expect(entries.map(({ kind, breakdown }) => [kind, breakdown])).toEqual([
    ['settle', undefined],
    ['hold', { size: 30 }],
    ['settle', { size: 30 }],
    ['hold', { size: 30 }],
  ])
})

test('a failed run gives everything back', async () => {
  const tenant = await service.createTenant({ credits: 100 })
  const runId = await hold(tenant, 30)
  await inTransaction(tenant.agent, (ctx) => releaseCredits(ctx, { operation: 'generateArticle', runId }))
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 100, held: 0 })
})

test('a hold ends once, however often and however it is ended', async () => {
  const tenant = await service.createTenant({ credits: 100 })
  const runId = await hold(tenant, 30)
  const run = { operation: 'generateArticle', runId }
  await Promise.all([
    ...Array.from({ length: 5 }, () =>
      inTransaction(tenant.agent, (ctx) => settleCredits(ctx, { ...run, used: 30 })),
    ),
    ...Array.from({ length: 5 }, () =>
      inTransaction(tenant.agent, (ctx) => settleCredits(ctx, { ...run, used: 30 })),
    ),
  ])
  await inTransaction(tenant.agent, (ctx) => releaseCredits(ctx, run))
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 70, held: 0 })
  expect(await ledgerSum(tenant)).toBe(70)
})

test('however many holds race, exactly those that the balance covers are accepted', async () => {
  const tenant = await service.createTenant({ credits: 100 })
  const results = await Promise.allSettled(Array.from({ length: 30 }, () => hold(tenant, 10)))
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(10)
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 0, held: 100, status: 'low' })
  expect(await ledgerSum(tenant)).toBe(0)
})

test('a refusal names what is needed, its parts, what is available and held, and the smallest package that covers the gap', async () => {
  const tenant = await service.createTenant({ credits: 10 })
  await hold(tenant, 4)
  const refusal = await hold(tenant, 700).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(ServiceError)
  expect(refusal).toMatchObject({
    problem: {
      kind: 'insufficient_credits',
      missing: {
        creditsRequired: 700,
        available: 6,
        held: 4,
        breakdown: { size: 700 },
        topup: { recommended_package_credits: 2000, recommended_package_price_usd: 18 },
      },
    },
  })
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 6, held: 4 })
})

test('a refusal names the running jobs to wait for first where what they hold would cover the call', async () => {
  const tenant = await service.createTenant({ credits: 140 })
  const runId = await hold(tenant, 139)
  const scan = () =>
    service.app().request('/api/agent/tools/brand-scan', {
      method: 'POST',
      headers: { authorization: `Bearer ${tenant.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ brandName: 'Acme' }),
    })
  const refused = await scan()
  const held_by = [
    { operation: 'generateArticle', run_id: runId, credits: 139, poll_url: `/api/agent/articles/${runId}` },
  ]
  expect([refused.status, await refused.json()]).toMatchObject([
    402,
    {
      message:
        'This costs 8 credits. You have 1. 139 credits are reserved by 1 running job; what it does not use comes back: wait for that, or add credits.',
      balance: 1,
      held: 139,
      held_by,
      topup: { recommended_package_credits: 500 },
    },
  ])
  const call = { operation: 'createBrandScan', input: { brandName: 'Acme' } }
  expect(await estimate(tenant.agent, charges, call)).toMatchObject({ affordable: false, held: 139, held_by })
  await settle(tenant, runId, 10)
  expect(await estimate(tenant.agent, charges, call)).not.toHaveProperty('held_by')
  expect((await scan()).status).toBe(202)
})

test('a refusal says what is held and what will probably be charged, where a forecast says less', async () => {
  const tenant = await service.createTenant({ credits: 14 })
  const call = async (path: string, body: object) => {
    const answer = await service.app().request(`/api/agent/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tenant.key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: answer.status, body: await answer.json() }
  }
  const article = { topic: 'How to keep limescale away', size: 'mini' }
  expect(await call('autopilot', article)).toMatchObject({
    status: 402,
    body: {
      message:
        'This call has to hold up to 15 credits, though probably nothing will be charged. You have 14 and need 1 more.',
      credits_required: 15,
      credits_expected: 0,
      breakdown: { 'size.mini': 15 },
      topup: { recommended_package_credits: 500 },
    },
  })
  const text = Array.from(
    { length: 60 },
    (_, at) => `Limescale in kettle number ${at} is removed with citric acid after ${at + 3} minutes.`,
  )
  await call('products', { title: 'How to keep limescale away', content: text.join(' ') })
  const { credits } = await getBalance(tenant.agent)
  const estimated = await estimate(tenant.agent, charges, { operation: 'generateArticle', input: article })
  const { credits_expected: expected } = estimated
  expect(expected).toBeGreaterThan(0)
  expect(expected).toBeLessThan(15)
  expect((await call('autopilot', article)).body).toMatchObject({
    message: `This call has to hold up to 15 credits, of which about ${expected} will probably be charged. You have ${credits} and need ${15 - credits} more.`,
    credits_expected: expected,
  })
  // Where the price is what is charged, it is said as before.
  await hold(tenant, credits)
  const scan = await call('tools/brand-scan', { brandName: 'Acme' })
  expect(scan.body.message).toMatch(/^This costs 8 credits\. You have 0\. /)
  expect(scan.body).not.toHaveProperty('credits_expected')
})

test('a refusal that no running job can help does not say to wait', async () => {
  const tenant = await service.createTenant({ credits: 10 })
  await hold(tenant, 4)
  await expect(hold(tenant, 11)).rejects.toThrow('This costs 11 credits. You have 6 and need 5 more.')
})

test('credits that come back while a hold is refused are held instead', async () => {
  const tenant = await service.createTenant({ credits: 10 })
  const runId = await hold(tenant, 10)
  const db = interposedDatabase(service.ctx.db, 'after execute', () =>
    inTransaction(tenant.agent, (ctx) => releaseCredits(ctx, { operation: 'generateArticle', runId })),
  )
  await reserveCredits(
    { ...tenant.agent, db },
    { operation: 'generateArticle', runId: randomUUID(), credits: 10, breakdown: { size: 10 } },
  )
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 0, held: 10 })
})

test('low and empty are notified once each, and again after a grant', async () => {
  const tenant = await service.createTenant({ credits: 100 })
  await settle(tenant, await hold(tenant, 60), 60)
  await settle(tenant, await hold(tenant, 30), 30)
  expect(await eventTypes(tenant)).toEqual(['billing.credits_low'])
  await settle(tenant, await hold(tenant, 10), 10)
  await hold(tenant, 10).catch(() => undefined)
  expect((await eventTypes(tenant)).toSorted()).toEqual(['billing.credits_empty', 'billing.credits_low'])
  await grantCredits(service.ctx, {
    tenantId: tenant.agent.caller.tenantId,
    credits: 20,
    operation: 'operator_grant',
  })
  await settle(tenant, await hold(tenant, 20), 20)
  expect((await eventTypes(tenant)).filter((type) => type === 'billing.credits_empty')).toHaveLength(2)
})

test('a call that the balance does not cover notifies of what is left, and never that nothing is', async () => {
  const tenant = await service.createTenant({ credits: 200 })
  await hold(tenant, 180)
  await hold(tenant, 500).catch(() => undefined)
  expect(await eventTypes(tenant)).toEqual([])
  const newcomer = await service.createTenant({ credits: 20 })
  await Promise.allSettled([hold(newcomer, 500), hold(newcomer, 500)])
  expect(await eventTypes(newcomer)).toEqual(['billing.credits_low'])
})

test('reserved credits that come back never make the balance low', async () => {
  const tenant = await service.createTenant({ credits: 100 })
  const runId = await hold(tenant, 100)
  expect(await eventTypes(tenant)).toEqual([])
  await settle(tenant, runId, 5)
  expect(await eventTypes(tenant)).toEqual([])
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 95, held: 0, status: 'healthy' })
})

test('the ledger is newest first, filters, pages, and never shows another tenant', async () => {
  const tenant = await service.createTenant({ credits: 100 })
  const other = await service.createTenant({ credits: 100 })
  const runId = await hold(tenant, 30)
  await inTransaction(tenant.agent, (ctx) =>
    settleCredits(ctx, { operation: 'generateArticle', runId, used: 20 }),
  )
  const all = await listLedger(tenant.agent, { limit: 20, offset: 0 })
  expect(all.entries.map((entry) => [entry.kind, entry.credits, entry.balance])).toEqual([
    ['settle', 10, 80],
    ['hold', -30, 70],
    ['grant', 100, 100],
  ])
  expect(all.spending).toEqual([expect.objectContaining({ operation: 'generateArticle', credits: 20 })])
  expect(
    (await listLedger(tenant.agent, { limit: 1, offset: 1 })).entries.map((entry) => entry.kind),
  ).toEqual(['hold'])
  const oldest = await listLedger(tenant.agent, { limit: 20, offset: 0, sort: 'when' })
  expect(oldest.entries).toEqual(all.entries.toReversed())
  expect((await listLedger(tenant.agent, { limit: 20, offset: 0, kind: 'grant' })).total).toBe(1)
  expect((await listLedger(other.agent, { limit: 20, offset: 0 })).total).toBe(1)
})

test('every look at the ledger says what was spent until then, by the day in the time zone of then', async () => {
  const tenant = await service.createTenant({ credits: 100 })
  const noon = new Date('2026-11-24T12:00:00Z')
  const agent = { ...tenant.agent, now: () => noon }
  const spendingOf = async (page: { offset?: number; kind?: 'grant' } = {}) =>
    (await listLedger(agent, { limit: 20, offset: 0, ...page })).spending
  const spend = (spent: number, createdAt: Date) =>
    service.ctx.db.insert(creditLedger).values({
      tenantId: agent.caller.tenantId,
      kind: 'settle',
      credits: 0,
      balance: 0,
      held: 0,
      spent,
      operation: 'generateArticle',
      createdAt,
    })
  const day = (date: string, credits: number) => ({ date, operation: 'generateArticle', credits })
  expect(await spendingOf()).toEqual([])
  await spend(7, new Date('2026-11-23T23:30:00Z'))
  expect(await spendingOf()).toEqual([day('2026-11-23', 7)])
  expect(await spendingOf({ offset: 50 })).toEqual([day('2026-11-23', 7)])
  await spend(2, noon)
  expect(await spendingOf({ kind: 'grant' })).toEqual([day('2026-11-23', 7), day('2026-11-24', 2)])
  await service.ctx.db
    .update(tenantSettings)
    .set({ timeZone: 'Europe/Berlin' })
    .where(eq(tenantSettings.tenantId, agent.caller.tenantId))
  expect(await spendingOf()).toEqual([day('2026-11-24', 9)])
})

test('folded, the ledger has one row an operation, named after its article, and says what came back', async () => {
  const tenant = await service.createTenant({ credits: 200 })
  const articleId = await addTestArticle(tenant.agent, { title: 'Grinders for a bar' })
  await hold(tenant, 30, articleId)
  await settle(tenant, articleId, 20)
  const failed = await hold(tenant, 48)
  await inTransaction(tenant.agent, (ctx) =>
    releaseCredits(ctx, { operation: 'generateArticle', runId: failed }),
  )
  const running = await hold(tenant, 20)
  const page = { limit: 20, offset: 0, folded: true }
  const ledger = await listLedger(tenant.agent, page)
  expect(ledger.entries.map(({ kind, credits, run_id, title }) => [kind, credits, run_id, title])).toEqual([
    ['hold', -20, running, undefined],
    ['release', 48, failed, undefined],
    ['settle', 10, articleId, 'Grinders for a bar'],
    ['grant', 200, undefined, undefined],
  ])
  expect(ledger.total).toBe(4)
  expect(ledger.returned).toEqual([
    { operation: 'generateArticle', kind: 'release', runs: 1, credits: 48 },
    { operation: 'generateArticle', kind: 'settle', runs: 1, credits: 10 },
  ])
  const second = await listLedger(tenant.agent, { ...page, limit: 1, offset: 2 })
  expect([second.entries.map(({ kind }) => kind), second.total]).toEqual([['settle'], 4])
  expect((await listLedger(tenant.agent, { ...page, kind: 'hold' })).total).toBe(1)
  expect((await listLedger(tenant.agent, { limit: 20, offset: 0 })).total).toBe(6)
  const other = await service.createTenant({ credits: 100 })
  await hold(other, 30, randomUUID())
  expect((await listLedger(other.agent, page)).entries.map(({ title }) => title)).toEqual([
    undefined,
    undefined,
  ])
})

test('the ledger as CSV has no cell that a spreadsheet takes for a formula', async () => {
  const tenant = await service.createTenant({ credits: 100 })
  await hold(tenant, 30)
  const response = await service.app().request('/api/agent/credits/ledger', {
    headers: { authorization: `Bearer ${tenant.key}`, accept: 'text/csv' },
  })
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const text = await response.text()
  const lines = text.trim().split('\r\n')
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(lines[0]).toBe('created_at,kind,credits,balance,held,operation,run_id,id,spent,title,breakdown')
  expect(lines).toHaveLength(3)
  expect(response.headers.has('warning')).toBe(false)
})

test('the ledger as CSV says what a run used up and consists of, and that it is whole although a part was asked for', async () => {
  const tenant = await service.createTenant({ credits: 100 })
  const run = await hold(tenant, 30)
  await settle(tenant, run, 0)
  const ask = async (accept: string) =>
    service.app().request('/api/agent/credits/ledger?limit=1', {
      headers: { authorization: `Bearer ${tenant.key}`, accept },
    })
  const response = await ask('text/csv')
  expect(response.headers.get('warning')).toContain('limit does not apply to text/csv')
  const [, settled, held] = (await response.text()).trim().split('\r\n')
  expect(settled).toMatch(/,settle,30,.*,0,/)
  expect(held).toContain('""')
  const list = await (await ask('application/json')).json()
  expect(list).toMatchObject({ entries: [{ kind: 'settle', spent: 0 }] })
})
