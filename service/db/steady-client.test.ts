import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test-support/test-database.ts'
import { findOutage } from '../log/outage.ts'
import { openDatabase } from './client.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database?.drop())

test('a connection that ends while a transaction holds it rejects the next query and ends no process', async () => {
  const { pool, close } = openDatabase(database.address, { connections: 2, onError: () => undefined })
  try {
    const client = await pool.connect()
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    await client.query('begin')
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    // No query is running when the server announces that it ends the connection.
    await sleep(200)
    await expect(client.query('select 1')).rejects.toThrow()
    client.release(true)
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  } finally {
    await close()
  }
})

test('a query without an answer is an outage after a while, and the next one has a connection that works', async () => {
  const { pool, close } = openDatabase(database.address, {
    connections: 1,
    patienceMs: 300,
    onError: () => undefined,
  })
  try {
    const error = await pool.query('select pg_sleep(3)').catch((thrown: unknown) => thrown)
    expect(findOutage(error)).toBe('database')
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  } finally {
    await close()
  }
})

test.each([
  ['session', 1],
  ['transaction', 0],
] as const)('with pooling by %s a connection keeps %i prepared statements', async (pooling, kept) => {
  const { pool, close } = openDatabase(
    { connectionString: database.url, pooling },
    { connections: 1, onError: () => undefined },
  )
  const { rows } = await pool.query<{ one: number }>({
    name: 'named',
    text: 'select $1::int as one',
    values: [1],
  })
  expect(rows).toEqual([{ one: 1 }])
  const found = await pool.query<{ count: number }>(
    'select count(*)::int as count from pg_prepared_statements',
  )
  expect(found.rows).toEqual([{ count: kept }])
  await close()
})
