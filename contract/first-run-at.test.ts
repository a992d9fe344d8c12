import { expect, test } from 'vitest'
import { firstRunAt } from './first-run-at.ts'

test.each([
  ['2026-03-01T09:00:00.000Z', 720, '2026-03-01T21:00:00.000Z'],
  ['2026-03-01T09:29:40.000Z', 60, '2026-03-01T10:30:00.000Z'],
  ['2026-03-01T09:30:00.001Z', 60, '2026-03-01T10:45:00.000Z'],
])('a session of %s with an interval of %i minutes begins at %s', (now, interval, first) => {
  expect(firstRunAt(Date.parse(now), interval).toISOString()).toBe(first)
})
