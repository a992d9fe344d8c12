import { expect, test } from 'vitest'
import { nextAttemptAt, plannedAttempts, readRetryAfter } from './retry-schedule.ts'

const now = new Date('2026-03-01T12:00:00Z')
const seconds = (date: Date | undefined) => date && (date.getTime() - now.getTime()) / 1000

test('a round has ten attempts at the published distances', () => {
  const distances = Array.from({ length: 10 }, (_, index) =>
    seconds(nextAttemptAt(index + 1, { now, random: 0.5 })),
  )
  expect(distances).toEqual([
    5,
    300,
    1800,
    2 * 3600,
    5 * 3600,
    10 * 3600,
    14 * 3600,
    20 * 3600,
    24 * 3600,
    undefined,
  ])
})

test('jitter moves an attempt by a tenth at most, either way', () => {
  expect(seconds(nextAttemptAt(2, { now, random: 0 }))).toBe(270)
  expect(seconds(nextAttemptAt(2, { now, random: 1 }))).toBe(330)
  const drawn = Array.from({ length: 200 }, () => seconds(nextAttemptAt(2, { now })) ?? 0)
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(270)
  expect(Math.max(...drawn)).toBeLessThanOrEqual(330)
  expect(new Set(drawn).size).toBeGreaterThan(100)
})

test('Retry-After delays an attempt and never hastens it, nor adds one', () => {
  expect(seconds(nextAttemptAt(1, { now, random: 0.5, retryAfterMs: 60_000 }))).toBe(60)
  expect(seconds(nextAttemptAt(3, { now, random: 0.5, retryAfterMs: 60_000 }))).toBe(1800)
  expect(nextAttemptAt(10, { now, retryAfterMs: 60_000 })).toBeUndefined()
})

test('Retry-After is read as seconds or as a date, and a day is the most', () => {
  expect(readRetryAfter('120', now)).toBe(120_000)
  expect(readRetryAfter(' 0 ', now)).toBe(0)
  expect(readRetryAfter('Sun, 01 Mar 2026 12:05:00 GMT', now)).toBe(300_000)
  expect(readRetryAfter('Sun, 01 Mar 2026 11:00:00 GMT', now)).toBe(0)
  expect(readRetryAfter('999999999999', now)).toBe(86_400_000)
  for (const nonsense of [null, '', '-5', '1.5', 'soon', 'Sunday']) {
    expect(readRetryAfter(nonsense, now)).toBeUndefined()
  }
})

test('the plan begins with the next attempt and holds as many as are left', () => {
  const next = new Date(now.getTime() + 5300)
  expect(plannedAttempts(0, now).map(seconds).slice(0, 4)).toEqual([0, 5, 305, 2105])
  expect(plannedAttempts(0, now)).toHaveLength(10)
  expect(plannedAttempts(1, next).map(seconds).slice(0, 2)).toEqual([5.3, 305.3])
  expect(plannedAttempts(1, next)).toHaveLength(9)
  expect(plannedAttempts(9, next)).toEqual([next])
})
