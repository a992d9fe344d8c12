import { expect, test } from 'vitest'
import { firstDayOf, spanOf } from './ledger-spans.ts'

test('a span counts today as one of its days', () => {
  expect(firstDayOf('7', '2026-03-02')).toBe('2026-02-24')
})

test('days of a filter are known again as the span they were chosen by', () => {
  const today = '2026-11-26'
  expect(spanOf({ from: firstDayOf('30', today) }, today)).toBe('30')
  expect(spanOf({ from: firstDayOf('30', today), to: today }, today)).toBeUndefined()
  expect(spanOf({}, today)).toBeUndefined()
})
