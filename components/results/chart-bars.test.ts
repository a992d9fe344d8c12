import { expect, test } from 'vitest'
import { chartBars } from './chart-bars.ts'

const days = (count: number, firstView = 0) =>
  Array.from({ length: count }, (_, at) => ({
    day: new Date(Date.UTC(2030, 0, 1 + at)).toISOString().slice(0, 10),
    views: at < firstView ? 0 : 2,
    visitors: at < firstView ? 0 : 1,
    reads: 0,
    clicks: 0,
    leads: 0,
    confirmed_leads: 0,
  }))

test('up to a month is drawn by day, with the days without views', () => {
  const { bars, isWeekly, since } = chartBars(days(30, 10))
  expect(bars).toHaveLength(30)
  expect(isWeekly).toBe(false)
  expect(since).toBeUndefined()
})

test('a longer period is drawn by week, and its last week is whole', () => {
  const { bars, isWeekly } = chartBars(days(90))
  expect(isWeekly).toBe(true)
  expect(bars).toHaveLength(13)
  expect(bars.at(-1)).toMatchObject({ from: '2030-03-25', to: '2030-03-31', views: 14, visitors: 7 })
  expect(bars.reduce((sum, { views }) => sum + views, 0)).toBe(180)
})

test('a longer period begins with its first view', () => {
  expect(chartBars(days(365, 335))).toMatchObject({ isWeekly: false, since: '2030-12-02' })
  expect(chartBars(days(365, 335)).bars).toHaveLength(30)
  const weekly = chartBars(days(365, 300))
  expect(weekly.isWeekly).toBe(true)
  expect(weekly.bars).toHaveLength(10)
  expect(weekly.bars.reduce((sum, { views }) => sum + views, 0)).toBe(130)
})
