import { afterEach, expect, test, vi } from 'vitest'
import { formatDay, formatDays, formatMoment, joinDateParts } from './format-day.ts'

afterEach(() => vi.unstubAllGlobals())

const inLocale = (locale: string) => vi.stubGlobal('document', { documentElement: { dataset: { locale } } })

test('a day is the same day wherever it is read', () => {
  expect(formatDay('2026-11-21')).toBe('21 Nov 2026')
  expect(formatDay('2026-03-01')).toBe('1 Mar 2026')
})

test('what is no day is shown as it was sent', () => {
  expect(formatDay('last week')).toBe('last week')
})

test('only the comma after a weekday is left out', () => {
  inLocale('en-US')
  expect(formatDay('2026-11-24')).toBe('Nov 24, 2026')
  expect(formatDay('2026-11-24', 'short')).toBe('Tue Nov 24')
  expect(formatMoment({ date: '2026-11-24', time: '09:30' }).replace(/\s/g, ' ')).toBe('Tue Nov 24, 9:30 AM')
})

test('days in a row say what they have in common once', () => {
  expect(formatDays('2026-11-23', '2026-11-29')).toBe('23 – 29 Nov 2026')
  expect(formatDays('2026-11-30', '2026-12-06')).toBe('30 Nov – 6 Dec 2026')
  inLocale('en-US')
  expect(formatDays('2026-11-23', '2026-11-29')).toBe('Nov 23 – 29, 2026')
})

test('the space before AM is the same with every version of the locale data', () => {
  const written = [' ', '\u202f', '\u00a0'].map((space) =>
    joinDateParts([
      { type: 'minute', value: '9:30' },
      { type: 'literal', value: space },
      { type: 'dayPeriod', value: 'AM' },
    ]),
  )
  expect(new Set(written)).toEqual(new Set(['9:30\u00a0AM']))
})
