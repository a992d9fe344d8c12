import { afterEach, expect, test, vi } from 'vitest'
import { formatShortClock } from './format-clock.ts'

afterEach(() => vi.unstubAllGlobals())

const inLocale = (locale: string) => vi.stubGlobal('document', { documentElement: { dataset: { locale } } })

test('a short time has no leading nought and says the half of the day where the reader does', () => {
  inLocale('en-GB')
  expect(['09:00', '00:05', '18:30'].map(formatShortClock)).toEqual(['9:00', '0:05', '18:30'])
  inLocale('en-US')
  expect(['08:49', '00:05', '18:30'].map(formatShortClock)).toEqual(['8:49am', '12:05am', '6:30pm'])
})

test('what is no time is shown as it came', () => {
  expect(formatShortClock('soon')).toBe('soon')
})
