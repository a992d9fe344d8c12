import { expect, test } from 'vitest'
import { byDay, overviewDays, twoWeeks } from './past-days.ts'

test('thirty days end yesterday, as those of the results do, and weeks are compared by whole days', () => {
  const days = byDay(
    [
      { date: '2026-11-22', amount: 2 },
      { date: '2026-11-22', amount: 3 },
      { date: '2026-11-15', amount: 4 },
      { date: '2026-11-06', amount: 7 },
      { date: '2026-10-23', amount: 100 },
    ],
    '2026-11-22',
  )
  expect(days).toHaveLength(30)
  expect([days[0], days.at(-1)?.day]).toEqual([{ day: '2026-10-23', value: 100 }, '2026-11-21'])
  expect(twoWeeks(days)).toEqual({ last: 4, before: 0 })
})

test('the calendar is read for the days of the figures and the two weeks ahead together', () => {
  expect(overviewDays('2026-11-22')).toEqual({ from: '2026-10-23', to: '2026-12-06' })
})
