import { expect, test } from 'vitest'
import { plannedAt } from './planned-runs.ts'

const session = {
  status: 'running',
  next_run_at: '2026-11-30T15:00:00.000Z',
  interval_minutes: 5760,
} as const

test('topics are written one interval after the other, the first at the next run', () => {
  expect([0, 1, 3].map((place) => plannedAt(session, place)?.toISOString())).toEqual([
    '2026-11-30T15:00:00.000Z',
    '2026-12-04T15:00:00.000Z',
    '2026-12-12T15:00:00.000Z',
  ])
})

test('a session that is paused plans nothing', () => {
  expect(plannedAt({ ...session, status: 'paused' }, 0)).toBeUndefined()
})

test('what lies beyond all dates is not planned', () => {
  expect(plannedAt({ ...session, interval_minutes: 1e15 }, 1)).toBeUndefined()
})
