import { afterEach, expect, test, vi } from 'vitest'
import { formatClock } from './format-clock.ts'

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
