import { expect, test } from 'vitest'
import { dayByKey, monthAfter, weeksOf } from './month-days.ts'

test('a month is whole weeks from Monday, with the days before and after it', () => {
  const weeks = weeksOf('2026-11-18')
  expect(weeks[0]?.[0]).toBe('2026-10-26')
  expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06')
  expect(weeks.every((week) => week.length === 7)).toBe(true)
  expect(weeksOf('2027-02-01')).toHaveLength(4)
})

test('a month later is the same day, or the last one of a shorter month', () => {
  expect(monthAfter('2027-01-31', 1)).toBe('2027-02-28')
  expect(monthAfter('2026-12-15', 1)).toBe('2027-01-15')
  expect(monthAfter('2027-01-15', -1)).toBe('2026-12-15')
})

test.each([
  ['ArrowLeft', '2026-10-31'],
  ['ArrowRight', '2026-11-02'],
  ['ArrowUp', '2026-10-25'],
  ['ArrowDown', '2026-11-08'],
  ['Home', '2026-10-26'],
  ['End', '2026-11-01'],
  ['PageUp', '2026-10-01'],
  ['PageDown', '2026-12-01'],
  ['x', undefined],
])('%s leads from a Sunday to %s', (key, day) => {
  expect(dayByKey('2026-11-01', key)).toBe(day)
})
