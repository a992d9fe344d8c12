import { expect, test } from 'vitest'
import { createAttemptLimit } from './attempt-limit.ts'

test('a caller is blocked after its attempts with the time to wait, and allowed again in the next window', () => {
  const limit = createAttemptLimit({ attempts: 2, windowMs: 60_000 })
  expect([limit.take('a', 0), limit.take('a', 1_000), limit.take('a', 20_000)]).toEqual([0, 0, 40])
  expect(limit.take('a', 60_000)).toBe(0)
})

test('one caller does not use up the attempts of another', () => {
  const limit = createAttemptLimit({ attempts: 1, windowMs: 60_000 })
  expect([limit.take('a', 0), limit.take('a', 0), limit.take('b', 0)]).toEqual([0, 60, 0])
})

test('a flood of invented callers does not grow the memory without bound, and forgets the oldest', () => {
  const limit = createAttemptLimit({ attempts: 1, windowMs: 60_000 })
  limit.take('first', 0)
  for (let i = 0; i < 10_000; i++) limit.take(`caller-${i}`, 0)
  expect(limit.take('first', 0)).toBe(0)
  expect(limit.take('caller-9999', 0)).toBe(60)
})
