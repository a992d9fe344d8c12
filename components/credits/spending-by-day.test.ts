import { expect, test } from 'vitest'
import { spendingByDay } from './spending-by-day.ts'

test('every day of 30 is there, and what is older or free is not', () => {
  const { series, days } = spendingByDay(
    [
      { date: '2026-11-21', operation: 'uploadDocument', credits: 2 },
      { date: '2026-11-20', operation: 'generateArticle', credits: 20 },
      { date: '2026-10-01', operation: 'createAvatar', credits: 3 },
      { date: '2026-11-20', operation: 'createScoutRun', credits: 0 },
    ],
    '2026-11-21',
  )
  expect(series.map(({ label }) => label)).toEqual(['Articles', 'Knowledge'])
  expect(days).toHaveLength(30)
  expect(days.at(-1)).toEqual({ day: '2026-11-21', values: { Knowledge: 2 } })
  expect(days[0]?.values).toEqual({})
})

test('more areas than patterns are put together without losing a credit', () => {
  const spending = Array.from({ length: 9 }, (_, at) => ({
    date: '2026-11-21',
    operation: `op${at}`,
    credits: at + 1,
  }))
  const { series, days } = spendingByDay(spending, '2026-11-21')
  expect(series.map(({ id }) => id)).toEqual(['op8', 'op7', 'op6', 'op5', 'op4', 'other'])
  expect(Object.values(days.at(-1)?.values ?? {}).reduce((a, b) => a + b, 0)).toBe(45)
})
