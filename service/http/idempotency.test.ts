import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { previewSocial } from '#contract/page-tools.ts'
import { createTestService, type TestService, type TestTenant } from '#test-support/test-service.ts'
import type { AgentContext } from '../core/context.ts'
import { ServiceError } from '../core/errors.ts'
import type { Route } from '../core/route.ts'
import { chargedTransaction } from '../credits/charged-transaction.ts'
import { settleCredits } from '../credits/end-hold.ts'
import { getBalance } from '../credits/get-balance.ts'
import { reserveCredits } from '../credits/reserve-credits.ts'
import { sql } from '../db/sql.ts'
import { errorResponse } from './error-response.ts'
import { withIdempotency } from './idempotency.ts'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.close())

type Work = { data: Record<string, unknown> }

/** Charges one credit, as every operation that does something at once. */
function charge(ctx: AgentContext, work: Work): Promise<Work> {
  return chargedTransaction(ctx, async (tx) => {
    const run = { operation: previewSocial.id, runId: randomUUID() }
    await reserveCredits(tx, { ...run, credits: 1, breakdown: { page: 1 } })
    await settleCredits(tx, { ...run, used: 1 })
    return work
  })
}

function routeThat(accept: (ctx: AgentContext) => Promise<Work>): Route {
  const steps = { accept, answer: (work: object) => ({ status: 200, body: work }) }
  return { operation: previewSocial, steps, handle: () => Promise.reject(new Error('There is a key.')) }
}

const ask = (tenant: TestTenant, route: Route, signal = new AbortController().signal) =>
  withIdempotency(tenant.agent, route, {
    key: 'order-1',
    body: { url: 'https://acme.example/' },
    input: { params: undefined, query: undefined, body: undefined },
    facts: { accept: '*/*', clientAddress: '', requestId: '', signal },
  })

/** As if the process of every request with a key had died some seconds ago. */
const endLeases = () =>
  service.ctx.db.execute(sql`update idempotent_answers set leased_until = now() - interval '1 second'`)

const spent = async (tenant: TestTenant) => {
  const { credits, held } = await getBalance(tenant.agent)
  expect(held).toBe(0)
  return 200 - credits
}

test('an error after the commit, as of a connection that breaks, leaves the answer for the repeat', async () => {
  const tenant = await service.createTenant()
  const breaks = routeThat(async (ctx) => {
    await charge(ctx, { data: { n: 1 } })
    throw new Error('Connection terminated unexpectedly')
  })
  await expect(ask(tenant, breaks)).rejects.toThrow('Connection terminated')
  const again = await ask(
    tenant,
    routeThat((ctx) => charge(ctx, { data: { n: 2 } })),
  )
  expect(again).toMatchObject({ body: { data: { n: 1 } }, headers: { 'Idempotent-Replayed': 'true' } })
  expect(await spent(tenant)).toBe(1)
})

test('a request that died before its commit is done by the repeat, and by one of many', async () => {
  const tenant = await service.createTenant()
  let begun = 0
  const never = routeThat(() => {
    begun += 1
    return new Promise(() => undefined)
  })
  void ask(tenant, never)
  await expect.poll(() => begun).toBe(1)
  const works = routeThat((ctx) => charge(ctx, { data: {} }))
  const refused: unknown = await ask(tenant, works).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ServiceError)
  if (!(refused instanceof ServiceError)) return
  expect(
    errorResponse(refused, { requestId: 'r', metadataUrl: '', namesCode: false, baseUrl: '' }),
  ).toMatchObject({
    status: 409,
    headers: { 'Retry-After': '2' },
    body: { code: 'idempotency_key_in_use', retry_after: 2 },
  })
  await endLeases()
  const ends = await Promise.allSettled(Array.from({ length: 10 }, () => ask(tenant, works)))
  expect(ends.some(({ status }) => status === 'fulfilled')).toBe(true)
  expect(await spent(tenant)).toBe(1)
})

test('a request that was presumed dead and returns commits nothing', async () => {
  const tenant = await service.createTenant()
  const paused = Promise.withResolvers<void>()
  let begun = false
  const slow = routeThat(async (ctx) => {
    begun = true
    await paused.promise
    return charge(ctx, { data: { from: 'the first' } })
  })
  const first = ask(tenant, slow)
  await expect.poll(() => begun).toBe(true)
  await endLeases()
  const second = await ask(
    tenant,
    routeThat((ctx) => charge(ctx, { data: { from: 'the second' } })),
  )
  expect(second).toMatchObject({ body: { data: { from: 'the second' } } })
  paused.resolve()
  await expect(first).rejects.toMatchObject({ problem: { kind: 'conflict', code: 'idempotency_key_in_use' } })
  expect(await spent(tenant)).toBe(1)
})

test('a request that works for longer than its lease keeps its key', async () => {
  const tenant = await service.createTenant()
  const slow = routeThat(async (ctx) => {
    await sleep(7000)
    return charge(ctx, { data: {} })
  })
  const first = ask(tenant, slow)
  await sleep(6500)
  await expect(ask(tenant, slow)).rejects.toMatchObject({ problem: { code: 'idempotency_key_in_use' } })
  expect(await first).toMatchObject({ status: 200 })
  expect(await spent(tenant)).toBe(1)
})

test('an answer is repeated character by character, members in their order', async () => {
  const tenant = await service.createTenant()
  const data = { zebra: 'a\u0000b', apple: [1, 2], 'with space': null }
  const route = routeThat((ctx) => charge(ctx, { data }))
  const first = await ask(tenant, route)
  const again = await ask(tenant, route)
  expect(JSON.stringify(again.body)).toBe(JSON.stringify(first.body))
})

test('a key is in use again after 24 hours, and an error that costs nothing frees it at once', async () => {
  const tenant = await service.createTenant()
  const refuses = routeThat(() => Promise.reject(new Error('Not today.')))
  await expect(ask(tenant, refuses)).rejects.toThrow('Not today.')
  const works = routeThat((ctx) => charge(ctx, { data: {} }))
  await ask(tenant, works)
  const later = { ...tenant, agent: { ...tenant.agent, now: () => new Date(Date.now() + 25 * 3600_000) } }
  const renewed = await ask(later, works)
  expect(renewed.headers?.['Idempotent-Replayed']).toBeUndefined()
  expect(await spent(tenant)).toBe(2)
})

test('another body is told by which operation and when its key was first used; another operation has keys of its own', async () => {
  const tenant = await service.createTenant()
  const call = async (path: string, body: object) => {
    const answer = await service.app().request(`/api/agent/${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${tenant.key}`,
        'content-type': 'application/json',
        'idempotency-key': 'art-1',
      },
      body: JSON.stringify(body),
    })
    return { status: answer.status, body: Object(await answer.json()) }
  }
  const began = Date.now()
  expect((await call('tools/brand-scan', { brandName: 'Acme' })).status).toBe(202)
  const { status, body } = await call('tools/brand-scan', { brandName: 'Other' })
  expect([status, body.code, body.operation]).toEqual([422, 'idempotency_key_reused', 'createBrandScan'])
  const usedAt = Date.parse(body.first_used_at)
  expect(usedAt).toBeGreaterThanOrEqual(began)
  expect(usedAt).toBeLessThanOrEqual(Date.now())
  expect(body.message).toContain(
    `first used at ${body.first_used_at}, by createBrandScan with another payload`,
  )
  expect((await call('products', { title: 'Beans', content: 'They are roasted.' })).status).toBe(200)
})
