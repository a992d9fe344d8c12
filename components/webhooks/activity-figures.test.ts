import { expect, test } from 'vitest'
import { activityFigures, spanFigures } from './activity-figures.ts'

const from = '2026-01-01T00:00:00Z'

test('what was given up, what will be tried again and what waits are told apart, unknown states count as waiting', () => {
  expect(
    spanFigures({
      counts: { delivered: 4, failed: 2, dead_lettered: 1, queued: 3, delivering: 1, parked: 5 },
    }),
  ).toEqual({ delivered: 4, failed: 1, retrying: 2, waiting: 9, unsent: 0 })
})

test('what was never sent is no failure and lowers no rate', () => {
  const span = { from, counts: { delivered: 1, dead_lettered: 4 }, unsent: 3, measured: 1 }
  expect(activityFigures([span])).toMatchObject({ failed: 1, unsent: 3, successPercent: 50 })
  const kept = { from, counts: { dead_lettered: 2 }, unsent: 2, measured: 0 }
  expect(activityFigures([kept])).toMatchObject({ failed: 0, unsent: 2, successPercent: undefined })
})

test('one failure among thousands never reads as 100%', () => {
  const { successPercent } = activityFigures([{ from, counts: { delivered: 9_999, failed: 1 }, measured: 0 }])
  expect(successPercent).toBe(99.9)
  expect(activityFigures([{ from, counts: { delivered: 13, failed: 1 }, measured: 0 }]).successPercent).toBe(
    92.9,
  )
})

test('without an attempt there is no rate', () => {
  expect(activityFigures([{ from, counts: { queued: 2 }, measured: 0 }])).toEqual({
    delivered: 0,
    failed: 0,
    retrying: 0,
    tried: 0,
    waiting: 2,
    unsent: 0,
    successPercent: undefined,
  })
})
