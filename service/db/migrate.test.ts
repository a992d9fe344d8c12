import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '#test-support/eventually.ts'
import { createTestService, type TestService } from '#test-support/test-service.ts'
import { migrateDatabase } from './migrate.ts'

let service: TestService
let node: pg.Client
let observer: pg.Client
beforeAll(async () => {
  service = await createTestService()
  node = new pg.Client(service.address)
  observer = new pg.Client(service.address)
  await Promise.all([node.connect(), observer.connect()])
})
afterAll(async () => {
  await Promise.all([node.end(), observer.end()])
  await service.close()
})

const counted = ['webhook_deliveries', 'articles', 'credit_ledger', 'leads', 'warm_lead_runs']

test('counting begins beside a process that writes to several lists, without a deadlock', async () => {
  for (const table of counted)
    for (const moment of ['inserted', 'updated', 'deleted', 'truncated'])
      await observer.query(`drop trigger count_${moment} on ${table}`)
  await node.query('begin')
  await node.query('lock table credit_ledger in row exclusive mode')
  const migrated = migrateDatabase(service.address)
  await eventually(async () => {
    const { rows } = await observer.query(
      "select from pg_locks where not granted and relation = 'credit_ledger'::regclass",
    )
    return rows[0]
  })
  // As charging does: first the ledger, then what is told of it.
  await node.query("set local lock_timeout = '2s'")
  await node.query('lock table webhook_deliveries in row exclusive mode')
  await node.query('commit')
  await migrated
  const { rows } = await observer.query("select from pg_trigger where tgname = 'count_inserted'")
  expect(rows).toHaveLength(counted.length)
})

test('a process that starts later waits for nobody who writes', async () => {
  await node.query('begin')
  for (const table of counted) await node.query(`lock table ${table} in row exclusive mode`)
  await migrateDatabase(service.address)
  await node.query('commit')
})
