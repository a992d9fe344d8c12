import { expect, test } from 'vitest'
import { formatDuration, formatInstant, formatRelative } from './format-time.ts'

const now = new Date('2026-11-21T12:00:00Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)

test.each([
  [0, 'just now'],
  [-44, 'just now'],
  [30, 'just now'],
  [-60, '1 min ago'],
  [-3_600, '1 hr ago'],
  [-86_400, 'yesterday'],
  [86_400, 'tomorrow'],
  [86_400 * 6, 'in 6 days'],
  [-86_400 * 13, '13 days ago'],
  [-86_400 * 20, '3 weeks ago'],
  [-86_400 * 90, '3 months ago'],
  [-86_400 * 400, '1 year ago'],
])('%i seconds from now reads %s', (seconds, expected) => {
  expect(formatRelative(after(seconds), now)).toBe(expected)
})

test('only what is planned is due in a moment; a row that is new is new', () => {
  expect(formatRelative(after(30), now, { planned: true })).toBe('in a moment')
  expect(formatRelative(after(-1), now, { planned: true })).toBe('just now')
})

test('an instant names its time zone, daylight saving included', () => {
  expect(formatInstant(new Date('2026-07-01T12:00:00Z'), 'UTC')).toBe('1 Jul 2026, 12:00 UTC')
  expect(formatInstant(new Date('2026-07-01T12:00:00Z'), 'Europe/Berlin')).toContain('14:00')
})

test('durations read like a stopwatch', () => {
  expect([7, 750, 3_723, -1].map(formatDuration)).toEqual(['0:07', '12:30', '1:02:03', '0:00'])
})
