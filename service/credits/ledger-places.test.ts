import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { findLedgerPlace, keepLedgerPlace } from './ledger-places.ts'

test('a page is reached from the nearest place that is not older than it', () => {
  const list = randomUUID()
  expect(findLedgerPlace(list, 10)).toBeUndefined()
  for (const rank of [500, 100, 900]) keepLedgerPlace(list, { rank, id: rank * 3 })
  expect(findLedgerPlace(list, 101)).toEqual({ rank: 500, id: 1500 })
  expect(findLedgerPlace(list, 500)).toEqual({ rank: 500, id: 1500 })
  expect(findLedgerPlace(list, 901)).toBeUndefined()
})

test('of very many places those that are close to others go, and of very many lists the oldest', () => {
  const list = randomUUID()
  for (let rank = 1; rank <= 300; rank++) keepLedgerPlace(list, { rank, id: rank })
  for (const rank of [10_000, 20_000]) keepLedgerPlace(list, { rank, id: rank })
  expect(findLedgerPlace(list, 10_001)?.rank).toBe(20_000)
  expect(findLedgerPlace(list, 301)?.rank).toBe(10_000)
  for (let n = 0; n < 1000; n++) keepLedgerPlace(randomUUID(), { rank: 1, id: 1 })
  expect(findLedgerPlace(list, 1)).toBeUndefined()
})
