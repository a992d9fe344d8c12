import { afterEach, expect, test, vi } from 'vitest'
import { formatClock, parseClock } from './format-clock.ts'

afterEach(() => vi.unstubAllGlobals())

const inLocale = (locale: string) => vi.stubGlobal('document', { documentElement: { dataset: { locale } } })

test('a time says the half of the day where the reader does, and does not break before it', () => {
  inLocale('en-GB')
  expect(['09:00', '18:30'].map(formatClock)).toEqual(['9:00', '18:30'])
  inLocale('en-US')
  expect(['08:49', '00:05', '18:30'].map(formatClock)).toEqual([
    '8:49\u00a0AM',
    '12:05\u00a0AM',
    '6:30\u00a0PM',
  ])
})

test('what is no time is shown as it came', () => {
  expect(formatClock('soon')).toBe('soon')
})

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9:30', '09:30'],
  ['9.30', '09:30'],
  ['9h30', '09:30'],
  ['21:05', '21:05'],
  ['9:30 pm', '21:30'],
  ['9 p.m.', '21:00'],
  ['12 am', '00:00'],
  ['12:15 PM', '12:15'],
  ['24:00', undefined],
  ['13 pm', undefined],
  ['9:60', undefined],
  ['', undefined],
  ['soon', undefined],
  ['9:30:10', undefined],
])('%j is typed for %j', (typed, time) => {
  expect(parseClock(typed)).toBe(time)
})

test.each(['en-GB', 'en-US', 'de', 'fr', 'es', 'pt-BR', 'nl', 'ja', 'ko', 'zh-TW', 'hi', 'ar-EG'])(
  'what a reader of %s is shown can be typed',
  (locale) => {
    inLocale(locale)
    for (const time of ['00:05', '09:30', '12:00', '18:45']) expect(parseClock(formatClock(time))).toBe(time)
  },
)
