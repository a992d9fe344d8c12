import { expect, test } from 'vitest'
import { daysBetween } from './day-in-zone.ts'
import { usualPeriod } from './usual-period.ts'

test('the usual period is thirty whole days that end yesterday, over the turn of a year, too', () => {
  expect(usualPeriod('2026-11-29')).toEqual({ from: '2026-10-30', to: '2026-11-28' })
  const { from, to } = usualPeriod('2027-01-01')
  expect([to, daysBetween(from, to) + 1]).toEqual(['2026-12-31', 30])
})
