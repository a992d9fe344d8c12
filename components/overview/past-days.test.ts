import { expect, test } from 'vitest'
import { overviewDays } from './past-days.ts'

test('the calendar is read for the days of the figures and the two weeks ahead together', () => {
  expect(overviewDays('2026-11-22')).toEqual({ from: '2026-10-23', to: '2026-12-06' })
})
