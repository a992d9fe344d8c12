import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { findOutage } from './outage.ts'

const thrownBy = async (promise: Promise<unknown>) => promise.then(String, (error: unknown) => error)

test('a server that refuses connections is an outage, however deep the query builder wraps it', async () => {
  const error = await thrownBy(new pg.Client({ host: '127.0.0.1', port: 1 }).connect())
  expect(findOutage(error)).toBe('database')
  expect(findOutage(new Error('Failed query: select 1', { cause: error }))).toBe('database')
})

test.each(['57P01', '57P03', '08006', '53100', '53200', '53300'])('SQLSTATE %s is an outage', (code) => {
  expect(findOutage(Object.assign(new Error('the server said so'), { code }))).toBe('database')
})

test.each(['23505', '40P01', '22P02', '57014'])('SQLSTATE %s is an answer and no outage', (code) => {
  expect(findOutage(Object.assign(new Error('the server said so'), { code }))).toBeUndefined()
})

test('a missing file is no outage', async () => {
  expect(findOutage(await thrownBy(readFile('/nowhere/at/all')))).toBeUndefined()
})
