import { expect, onTestFinished, test, vi } from 'vitest'
import {
  formatDuration,
  formatInstant,
  formatRelative,
  formatShortInstant,
  formatWait,
} from './format-time.ts'

const now = new Date('2026-11-21T12:00:00Z')
const utc = { timeZone: 'UTC' }
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)

test.each([
  [0, 'just now'],
  [-44, 'just now'],
  [30, 'just now'],
  [-60, '1 min ago'],
  [-3_600, '1 hr ago'],
  [-65_220, '18 hr ago'],
  [-86_340, '24 hr ago'],
  [-86_400, '1 day ago'],
  [86_400, 'in 1 day'],
  [86_400 * 6, 'in 6 days'],
  [-86_400 * 13, '13 days ago'],
  [-86_400 * 20, '3 weeks ago'],
  [-86_400 * 90, '3 months ago'],
  [-86_400 * 400, '1 year ago'],
])('%i seconds from now reads %s', (seconds, expected) => {
  expect(formatRelative(after(seconds), now, utc)).toBe(expected)
})

test('a day is as far away as on a calendar, from every hour of today and to every hour of that day', () => {
  for (const from of ['2026-11-24T00:30:00Z', '2026-11-24T12:00:00Z', '2026-11-24T22:30:00Z']) {
    for (const to of ['2026-11-27T00:10:00Z', '2026-11-27T09:00:00Z', '2026-11-27T23:50:00Z']) {
      expect(formatRelative(new Date(to), new Date(from), utc)).toBe('in 3 days')
      expect(formatRelative(new Date(from), new Date(to), utc)).toBe('3 days ago')
    }
  }
  const [late, early] = [new Date('2026-11-24T22:30:00Z'), new Date('2026-11-27T09:00:00Z')]
  expect(formatRelative(early, late, { timeZone: 'Europe/Berlin' })).toBe('in 3 days')
  expect(formatRelative(early, late, { timeZone: 'Asia/Tokyo' })).toBe('in 2 days')
})

test('two weeks are fourteen days of the calendar, at whatever hours', () => {
  const midday = new Date('2026-11-28T12:00:00Z')
  for (const hour of ['00:10', '11:59', '12:01', '23:50']) {
    expect(formatRelative(new Date(`2026-11-15T${hour}:00Z`), midday, utc)).toBe('13 days ago')
    expect(formatRelative(new Date(`2026-11-14T${hour}:00Z`), midday, utc)).toBe('2 weeks ago')
  }
})

test('a day that has 25 hours is over after 24 all the same', () => {
  const [before, after] = [new Date('2026-10-24T22:00:00Z'), new Date('2026-10-25T22:00:00Z')]
  expect(formatRelative(before, after, { timeZone: 'Europe/Berlin' })).toBe('1 day ago')
})

test('what is later on the same day is hours away', () => {
  const [morning, evening] = [new Date('2026-11-24T00:30:00Z'), new Date('2026-11-24T20:00:00Z')]
  expect(formatRelative(evening, morning, utc)).toBe('in 20 hr')
})

test('only what is planned is due in under a minute; a row that is new is new', () => {
  expect(formatRelative(after(30), now, { ...utc, planned: true })).toBe('in under a minute')
  expect(formatRelative(after(-1), now, { ...utc, planned: true })).toBe('just now')
})

test('what is planned for the coming hours is said to the minute', () => {
  const planned = { ...utc, planned: true }
  expect([3_000, 3_600, 7_018].map((seconds) => formatRelative(after(seconds), now, planned))).toEqual([
    'in 50 min',
    'in 1 hr',
    'in 1 hr 57 min',
  ])
})

test('an instant names the time zone it is asked for, daylight saving included, and any year but this', () => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  expect(formatInstant(new Date('2026-07-01T12:00:00Z'), 'UTC')).toBe('Wed 1 Jul, 12:00 UTC')
  expect(formatInstant(new Date('2026-07-01T12:00:00Z'), 'Europe/Berlin')).toContain('14:00')
  expect(formatInstant(new Date('2027-07-01T12:00:00Z'), 'UTC')).toBe('Thu 1 Jul 2027, 12:00 UTC')
  expect(formatInstant(new Date('2026-07-01T12:00:00Z'))).not.toMatch(/UTC|GMT/)
})

test('durations read like a stopwatch', () => {
  expect([7, 750, 3_723, -1].map(formatDuration)).toEqual(['0:07', '12:30', '1:02:03', '0:00'])
})

test('a wait is said in words', () => {
  expect([1, 40, 89.2, 90, 600].map(formatWait)).toEqual([
    '1 second',
    '40 seconds',
    '2 minutes',
    '2 minutes',
    '10 minutes',
  ])
})

test('a time beside a date is written as one alone: nowhere 9:30 in one place and 09:30 in another', () => {
  expect(formatShortInstant(new Date('2026-11-24T09:30:00Z'), 'both', 'UTC')).toMatch(/, 9:30$/)
  expect(formatShortInstant(new Date('2026-11-24T00:05:00Z'), 'clock', 'UTC')).toBe('0:05')
  expect(formatInstant(new Date('2026-11-24T09:30:00Z'), 'UTC')).toMatch(/, 9:30 UTC$/)
})
