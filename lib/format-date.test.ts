import { expect, test } from 'vitest'
import { formatDate } from './format-date.ts'

test('a day is the same day wherever it is read', () => {
  expect(formatDate('2026-11-21')).toBe('21 Nov 2026')
  expect(formatDate('2026-03-01')).toBe('1 Mar 2026')
})

test('what is no day is shown as it was sent', () => {
  expect(formatDate('last week')).toBe('last week')
})
