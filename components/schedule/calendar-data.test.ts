import { expect, test } from 'vitest'
import { calendarData } from './calendar-data.ts'
import { isMarkedGap } from './marked-gap.ts'

const today = '2026-11-28'
const day = { date: today, scheduled: 0, published: 0, target: 1, is_gap: true }
const schedule = {
  timezone: 'UTC',
  today,
  from: today,
  to: today,
  postsPerDay: 1,
  entries: [],
  days: [day],
  truncated: false,
}

test('before the first article no day is a gap, and afterwards it is', () => {
  expect(isMarkedGap(calendarData(schedule, [], true).days.get(today), today)).toBe(false)
  expect(isMarkedGap(calendarData(schedule, []).days.get(today), today)).toBe(true)
})
