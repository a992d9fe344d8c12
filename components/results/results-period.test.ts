import { expect, test } from 'vitest'
import { daysOfPeriod, resultPeriods, resultsPeriod, today, weekUntil } from './results-period.ts'

test('a period has whole days only, so that it is compared with as much as it has', () => {
  const week = resultPeriods.find(({ days }) => days === 7) ?? today
  expect(daysOfPeriod(week, '2026-11-23')).toEqual({ from: '2026-11-16', to: '2026-11-22' })
  expect(daysOfPeriod(week, '2026-03-01')).toEqual({ from: '2026-02-22', to: '2026-02-28' })
})

test('today stands by itself', () => {
  expect(daysOfPeriod(today, '2026-11-23')).toEqual({ from: '2026-11-23', to: '2026-11-23' })
})

test('a URL that names no period leaves the choice to the page', () => {
  expect(resultsPeriod({ days: '7' })?.days).toBe(7)
  expect(resultsPeriod({ days: '8' })).toBeUndefined()
  expect(resultsPeriod({ days: ['7', '28'] })).toBeUndefined()
})

test('today is seen beside the seven days before it, over the turn of a month, too', () => {
  expect(weekUntil('2031-03-03')).toEqual({ from: '2031-02-24', to: '2031-03-03' })
})
