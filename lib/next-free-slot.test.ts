import { expect, test } from 'vitest'
import { nextFreeSlot } from './next-free-slot.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const suggestion = { postsPerDay: 1, timezone: 'Europe/Berlin', source: 'custom', slots: ['09:00', '17:30'] }
const free = (at: string) => ({ at, date: '', time: '' })

test('what the service says is free comes first, unless it has gone by', () => {
  const free_slots = [free('2026-11-20T11:59:00Z'), free('2026-11-24T08:00:00Z')]
  expect(nextFreeSlot({ ...suggestion, free_slots }, now)?.toISOString()).toBe('2026-11-24T08:00:00.000Z')
  expect(nextFreeSlot({ ...suggestion, free_slots: [] }, now)).toBeUndefined()
})

test('of times of day alone the next one counts, in the zone that comes with them', () => {
  expect(nextFreeSlot(suggestion, now)?.toISOString()).toBe('2026-11-20T16:30:00.000Z')
  const evening = Date.parse('2026-11-20T18:00:00Z')
  expect(nextFreeSlot(suggestion, evening)?.toISOString()).toBe('2026-11-21T08:00:00.000Z')
})

test('instants are understood, and nonsense is not', () => {
  const slots = ['soon', '2026-11-22T09:00:00+01:00']
  expect(nextFreeSlot({ ...suggestion, slots }, now)?.toISOString()).toBe('2026-11-22T08:00:00.000Z')
  expect(nextFreeSlot({ ...suggestion, slots: ['soon', '25:00x'] }, now)).toBeUndefined()
})
