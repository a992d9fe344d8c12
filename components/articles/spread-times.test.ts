import { expect, test } from 'vitest'
import { dailyTimes, freeTimes } from './spread-times.ts'

const iso = (times: readonly Date[]) => times.map((at) => at.toISOString())

test('articles are spread one a day at the same hour of the clock, over the change to summer time too', () => {
  const plan = { count: 3, everyDays: 1, timeZone: 'Europe/Berlin' }
  expect(iso(dailyTimes('2030-03-30T09:00', plan))).toEqual([
    '2030-03-30T08:00:00.000Z',
    '2030-03-31T07:00:00.000Z',
    '2030-04-01T07:00:00.000Z',
  ])
})

test('every other day skips one, over the end of a month', () => {
  const plan = { count: 2, everyDays: 2, timeZone: 'UTC' }
  expect(iso(dailyTimes('2030-01-31T18:30', plan))).toEqual([
    '2030-01-31T18:30:00.000Z',
    '2030-02-02T18:30:00.000Z',
  ])
})

test('what is no time yet spreads nothing', () => {
  expect(dailyTimes('', { count: 3, everyDays: 1, timeZone: 'UTC' })).toEqual([])
})

test('free slots that are past are not offered, nor more than were asked for', () => {
  const slot = (at: string) => ({ at, date: at.slice(0, 10), time: at.slice(11, 16) })
  const suggestion = {
    slots: ['09:00'],
    postsPerDay: 1,
    timezone: 'UTC',
    source: 'default',
    free_slots: ['2030-01-01T09:00:00Z', '2030-01-02T09:00:00Z', '2030-01-03T09:00:00Z'].map(slot),
  }
  expect(iso(freeTimes(suggestion, 1, Date.parse('2030-01-01T10:00:00Z')))).toEqual([
    '2030-01-02T09:00:00.000Z',
  ])
  expect(freeTimes(undefined, 2, 0)).toEqual([])
})
