import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { operations } from '#contract/operations.ts'
import { createTestService, type TestService } from '#test-support/test-service.ts'
import { sql } from '../db/sql.ts'
import { statusParts } from '../registry/registry.ts'
import { getHealth } from './get-health.ts'
import { getStatus } from './get-status.ts'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.close())

async function queueJob(waitingMinutes: number): Promise<void> {
  const [queue] = await service.ctx.queue.getQueues()
  if (!queue) throw new Error('A migrated database has queues.')
  const id = await service.ctx.queue.send(queue.name, {})
  await service.ctx.db.execute(
    sql`update pgboss.job set start_after = now() - make_interval(mins => ${waitingMinutes}),
          created_on = now() - make_interval(mins => ${waitingMinutes}) where id = ${id}`,
  )
}

test('a job that just arrived leaves the health intact', async () => {
  await queueJob(0)
  expect(await getHealth(service.ctx)).toMatchObject({ usable: true, health: { status: 'healthy' } })
})

test('a database that is slow for a moment takes no node out, one that stays slow does', async () => {
  const db = service.ctx.db
  let now = new Date()
  const ctx = { ...service.ctx, now: () => now }
  const startMs = performance.now()
  let passedMs = 0
  vi.spyOn(performance, 'now').mockImplementation(() => startMs + passedMs)
  onTestFinished(() => void vi.restoreAllMocks())
  expect(await getHealth(ctx)).toMatchObject({ usable: true })
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table pgboss.job in access exclusive mode`)
    passedMs = 5000
    expect(await getHealth(ctx)).toMatchObject({ usable: true, health: { checks: { database: true } } })
    passedMs = 10_000
    // Nor does it help that somebody set the clock back meanwhile.
    now = new Date(now.getTime() - 3_600_000)
    expect(await getHealth(ctx)).toMatchObject({ usable: false, health: { checks: { database: false } } })
  })
})

test('a cache that is away is a warning, and no reason to take the node out', async () => {
  const cache = { ...service.ctx.engines.cache, isReachable: async () => false }
  const ctx = { ...service.ctx, engines: { ...service.ctx.engines, cache } }
  expect(await getHealth(ctx)).toMatchObject({
    usable: true,
    health: { status: 'degraded', checks: { cache: false, database: true } },
  })
})

test('jobs without a worker appear in the health and are first in the status', async () => {
  await queueJob(7)
  const { usable, health } = await getHealth(service.ctx)
  expect(usable).toBe(true)
  expect(health).toMatchObject({ status: 'degraded', jobs: { working: false, oldest_waiting_seconds: 420 } })
  const { agent } = await service.createTenant()
  const [first] = (await getStatus(agent, statusParts)).actions
  expect(first).toMatchObject({ id: 'no_worker', detail: expect.stringContaining('7 minutes') })
})

test('what waits is named with the address of its page, and with the operation that settles it', async () => {
  const { agent } = await service.createTenant()
  const { areas, actions } = await getStatus(agent, statusParts)
  const { dashboardUrl } = service.ctx.config
  expect(actions.find(({ id }) => id === 'add_document')).toMatchObject({
    url: `${dashboardUrl}/knowledge`,
    operation: 'uploadDocument',
  })
  for (const { path, url } of [...areas, ...actions]) expect(url).toBe(`${dashboardUrl}${path}`)
  const known = operations.map(({ id }) => id)
  const named = actions.flatMap(({ operation }) => operation ?? [])
  expect(named.length).toBeGreaterThan(0)
  expect(known).toEqual(expect.arrayContaining(named))
})

test('many who ask for the status at once are answered by two readings, none from before the question', async () => {
  const { agent } = await service.createTenant()
  let readings = 0
  const part = async () => {
    readings += 1
    const at = readings
    await new Promise((resolve) => setTimeout(resolve, 20))
    return { actions: [{ id: `reading_${at}`, priority: 1, title: '', detail: '', path: '/' }] }
  }
  const [first, ...others] = await Promise.all(Array.from({ length: 14 }, () => getStatus(agent, [part])))
  expect(readings).toBe(2)
  expect(first?.actions).toMatchObject([{ id: 'reading_1' }])
  for (const { actions } of others) expect(actions).toMatchObject([{ id: 'reading_2' }])
})

test('a worker that has a job in hand is working, however long others wait', async () => {
  await queueJob(9)
  await service.ctx.db.execute(
    sql`update pgboss.job set state = 'active', heartbeat_on = now() where id = (select id from pgboss.job where state = 'created' limit 1)`,
  )
  expect((await getHealth(service.ctx)).health).toMatchObject({ status: 'healthy', jobs: { working: true } })
})
