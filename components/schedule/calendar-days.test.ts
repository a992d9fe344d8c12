import { expect, test } from 'vitest'
import {
  daysFrom,
  daysOfView,
  daysRead,
  mondayOf,
  monthWeeks,
  parseDay,
  stepView,
  weeksOfMonthView,
} from './calendar-days.ts'

test('a month is shown in whole weeks from Monday to Sunday, as few as it needs', () => {
  expect(monthWeeks('2026-11-21')).toEqual({ from: '2026-10-26', to: '2026-12-06' })
  expect(monthWeeks('2027-02-10')).toEqual({ from: '2027-02-01', to: '2027-02-28' })
  for (const month of ['2026-03', '2028-02', '2026-12']) {
    const { from, to } = monthWeeks(`${month}-15`)
    const days = daysFrom(from, to)
    expect(days.length % 7).toBe(0)
    expect(days).toContain(`${month}-01`)
    expect(new Date(from).getUTCDay()).toBe(1)
  }
})

test('no view reads more days than the service gives at once', () => {
  for (const day of ['2026-11-01', '2026-11-30', '2026-12-31', '2028-02-29']) {
    for (const view of ['day', 'month', 'week', 'list'] as const) {
      const { from, to } = daysRead(view, day, '2026-11-22')
      const days = daysFrom(from, to)
      expect(days.length).toBeLessThanOrEqual(93)
      expect(days).toContain(day)
    }
  }
})

test('the month that is now has five weeks to come, and folds those that are over; another month is itself', () => {
  for (const today of ['2026-11-01', '2026-11-22', '2026-11-30', '2026-12-31']) {
    const { from, to, past } = weeksOfMonthView(today, today)
    expect(daysFrom(mondayOf(today), to).length).toBeGreaterThanOrEqual(35)
    expect(daysFrom(from, to).length % 7).toBe(0)
    expect(past).toEqual(daysFrom(from, mondayOf(today)).slice(0, -1))
  }
  expect(weeksOfMonthView('2026-12-05', '2026-11-22')).toEqual({ ...monthWeeks('2026-12-05'), past: [] })
})

test('a week goes from Monday to Sunday, and those before and after follow without a gap', () => {
  const saturday = '2026-11-28'
  const week = { from: '2026-11-23', to: '2026-11-29' }
  expect(daysOfView('week', saturday, saturday)).toEqual(week)
  expect(daysOfView('week', '2026-11-23', saturday)).toEqual(week)
  expect(daysOfView('week', stepView('week', saturday, 1), saturday).from).toBe('2026-11-30')
  expect(daysOfView('week', stepView('week', saturday, -1), saturday).to).toBe('2026-11-22')
})

test('stepping goes by the month, the week, the day and the length of the list', () => {
  expect(stepView('day', '2026-11-30', 1)).toBe('2026-12-01')
  expect(stepView('month', '2026-01-31', 1)).toBe('2026-02-01')
  expect(stepView('month', '2026-01-31', -1)).toBe('2025-12-01')
  expect(stepView('week', '2026-12-29', 1)).toBe('2027-01-05')
  expect(stepView('list', '2026-11-21', 1)).toBe('2026-12-22')
})

test.each([null, '', 'today', '2026-02-30', '2026-13-01', '20261121', '0000-01-01', '9999-01-01'])(
  '%j in the address is no day',
  (value) => {
    expect(parseDay(value)).toBeUndefined()
  },
)

test('a day stands in its week, and both are read with the week after', () => {
  const sunday = '2026-11-29'
  expect(daysOfView('day', sunday, sunday)).toEqual(daysOfView('week', sunday, sunday))
  expect(daysRead('day', sunday, sunday)).toEqual({ from: '2026-11-23', to: '2026-12-06' })
  expect(daysRead('week', sunday, sunday)).toEqual(daysRead('day', sunday, sunday))
  expect(daysRead('list', sunday, sunday)).toEqual(daysOfView('list', sunday, sunday))
})
