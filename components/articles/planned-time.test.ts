import { expect, test } from 'vitest'
import { parsePlannedTime } from './planned-time.ts'

test('a day and a time are a planned time', () => {
  expect(parsePlannedTime('2026-11-24T09:00')).toBe('2026-11-24T09:00')
  expect(parsePlannedTime(['2026-11-24T23:59', 'x'])).toBe('2026-11-24T23:59')
})

test.each([
  undefined,
  null,
  '',
  '2026-11-24',
  '2026-11-24T24:00',
  '2026-13-40T09:00',
  '2026-11-24T09:00Z',
  '<b>',
])('%j is none', (value) => {
  expect(parsePlannedTime(value)).toBeUndefined()
})
