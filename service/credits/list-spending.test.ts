import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestService, type TestService, type TestTenant } from '#test-support/test-service.ts'
import { creditLedger } from '../db/schema/credits.ts'
import { tenantSettings } from '../db/schema/settings.ts'
import { eq } from '../db/sql.ts'
import { listSpending, spendingMs } from './list-spending.ts'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.close())

const hourMs = 3_600_000
const quarterMs = 900_000
const noon = Date.parse('2026-11-24T12:00:00Z')
const spent = (tenant: TestTenant, at: number, credits: number, operation = 'generateArticle') => ({
  tenantId: tenant.agent.caller.tenantId,
  kind: 'settle' as const,
  credits: 0,
  balance: 0,
  held: 0,
  spent: credits,
  operation,
  createdAt: new Date(at),
})

/** What `listSpending` promises, summed here. */
function sumByDay(rows: ReturnType<typeof spent>[], now: number, timeZone: string) {
  const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  const sums = new Map<string, number>()
  for (const { createdAt, operation, spent: credits } of rows) {
    if (createdAt.getTime() < Math.floor(now / quarterMs) * quarterMs - spendingMs) continue
    const key = `${dayOf.format(createdAt)} ${operation}`
    sums.set(key, (sums.get(key) ?? 0) + credits)
  }
  return [...sums]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, credits]) => ({ date: key.slice(0, 10), operation: key.slice(11), credits }))
}

test('spending is the sum of every day and operation, also of what is spent, and of the days that end, after it was first asked for', async () => {
  const tenant = await service.createTenant()
  let now = noon
  const agent = { ...tenant.agent, now: () => new Date(now) }
  const setZone = (timeZone: string) =>
    service.ctx.db
      .update(tenantSettings)
      .set({ timeZone })
      .where(eq(tenantSettings.tenantId, tenant.agent.caller.tenantId))
  await service.ctx.db
    .insert(tenantSettings)
    .values({ tenantId: tenant.agent.caller.tenantId, timeZone: 'Asia/Kathmandu' })
    .onConflictDoUpdate({ target: tenantSettings.tenantId, set: { timeZone: 'Asia/Kathmandu' } })
  const rows = Array.from({ length: 150 }, (_, n) =>
    spent(tenant, noon - n * 5 * hourMs - n * 60_000, n + 1, n % 3 === 0 ? 'createBrandScan' : undefined),
  )
  await service.ctx.db.insert(creditLedger).values(rows)
  expect(await listSpending(agent)).toEqual(sumByDay(rows, now, 'Asia/Kathmandu'))

  const add = async (row: ReturnType<typeof spent>) => {
    rows.push(row)
    await service.ctx.db.insert(creditLedger).values(row)
  }
  await add(spent(tenant, now, 7))
  expect(await listSpending(agent)).toEqual(sumByDay(rows, now, 'Asia/Kathmandu'))

  // Midnight in Kathmandu passes: what comes to be written just after it still counts to the day that ended.
  now = Date.parse('2026-11-24T18:20:00Z')
  expect(await listSpending(agent)).toEqual(sumByDay(rows, now, 'Asia/Kathmandu'))
  await add(spent(tenant, Date.parse('2026-11-24T18:14:59Z'), 11))
  expect(await listSpending(agent)).toEqual(sumByDay(rows, now, 'Asia/Kathmandu'))

  await setZone('America/New_York')
  expect(await listSpending(agent)).toEqual(sumByDay(rows, now, 'America/New_York'))
  now += 26 * hourMs
  await add(spent(tenant, now - 60_000, 13))
  expect(await listSpending(agent)).toEqual(sumByDay(rows, now, 'America/New_York'))
})
