import { register } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestService, type TestService } from '#test-support/test-service.ts'
import { reserveCredits } from '../credits/reserve-credits.ts'
import { openDatabase } from '../db/client.ts'
import { sql } from '../db/sql.ts'
import { refreshGauges } from './refresh-gauges.ts'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.close())

/** As a context of a process that was not asked before. */
async function values(name: string, ctx = service.ctx): Promise<Record<string, number>> {
  await refreshGauges(ctx)
  const metric = await register.getSingleMetric(name)?.get()
  return Object.fromEntries((metric?.values ?? []).map(({ labels, value }) => [labels.queue ?? '', value]))
}

test('what waits, for how long, and what is held is counted in the database', async () => {
  const { agent } = await service.createTenant({ credits: 100 })
  await reserveCredits(agent, {
    operation: 'generateArticle',
    runId: '0190b6a0-0000-7000-8000-000000000001',
    credits: 33,
    breakdown: {},
  })
  const queue = 'article.publish'
  await service.ctx.queue.send(queue, {})
  await service.ctx.queue.send(queue, {}, { startAfter: 3600 })
  await service.ctx.db.execute(
    sql`update pgboss.job set created_on = now() - interval '90 seconds', start_after = now() - interval '90 seconds'
        where name = ${queue} and start_after <= now()`,
  )
  expect(await values('masthead_queue_depth')).toMatchObject({ [queue]: 2, housekeeping: 0 })
  expect(Math.round((await values('masthead_queue_oldest_seconds'))[queue] ?? 0)).toBe(90)
  expect(await values('masthead_credits_held')).toEqual({ '': 33 })
  expect(await values('masthead_database_up')).toEqual({ '': 1 })
})

test('scrapers that come at once, and within seconds, ask the database once', async () => {
  let asked = 0
  const db = new Proxy(service.ctx.db, {
    get(target, property) {
      if (property === 'execute') asked += 1
      const value = Reflect.get(target, property)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  await Promise.all(Array.from({ length: 10 }, () => refreshGauges({ ...service.ctx, db })))
  await refreshGauges({ ...service.ctx, db })
  expect(asked).toBe(2)
})

test('a database that is away is told, and no error', async () => {
  const lost = openDatabase(
    { ...service.address, database: 'no_such' },
    { connections: 1, onError: () => undefined },
  )
  expect(await values('masthead_database_up', { ...service.ctx, db: lost.db })).toEqual({ '': 0 })
  await lost.close()
})
