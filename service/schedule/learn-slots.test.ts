import fc from 'fast-check'
import { expect, test } from 'vitest'
import { learnSlots, neededArticles, neededDays } from './learn-slots.ts'
import { timeToMinutes } from './time-of-day.ts'
import { usualSlots } from './usual-slots.ts'
import { addDays, instantOf } from './zone-clock.ts'

const berlin = 'Europe/Berlin'
/** One publication a day at the times that are given, round and round. */
const daily = (times: readonly string[], count: number, from = '2026-03-20') =>
  Array.from({ length: count }, (_, n) => instantOf(addDays(from, n), times[n % times.length] ?? '', berlin))

test('ten articles on five days teach, and nine articles or four days do not', () => {
  expect(learnSlots(daily(['08:15'], neededArticles), 1, berlin)).toEqual({
    slots: ['08:15'],
    articles: 10,
    days: 10,
  })
  expect(learnSlots(daily(['08:15'], neededArticles - 1), 1, berlin).slots).toBeUndefined()
  const fewDays = daily(['08:15'], neededDays - 1).flatMap((at) => [at, at, at])
  expect(learnSlots(fewDays, 1, berlin)).toEqual({ slots: undefined, articles: 12, days: 4 })
})

test('times are learnt as clocks showed them, on both sides of a change of the clocks', () => {
  // The clocks change on 29 March: the instants move by an hour, the habit does not.
  expect(learnSlots(daily(['08:15', '17:30'], 30), 2, berlin).slots).toEqual(['08:15', '17:30'])
})

test('what happened once is no habit', () => {
  const once = instantOf('2026-05-01', '21:00', berlin)
  expect(learnSlots([...daily(['08:15'], 30), once], 2, berlin).slots).toEqual(['08:15', '17:00'])
})

test('a habit around midnight is one habit', () => {
  expect(learnSlots(daily(['23:50', '00:10'], 20), 1, berlin).slots).toEqual(['00:00'])
})

test('where there are fewer habits than posts a day, usual times that are far from them fill up', () => {
  const slots = learnSlots(daily(['09:00'], 20), 3, berlin).slots ?? []
  expect(slots).toHaveLength(3)
  expect(slots).toContain('09:00')
})

test.each([
  [1, ['09:00']],
  [2, ['09:00', '17:00']],
  [3, ['09:00', '13:00', '17:00']],
  [4, ['09:00', '11:45', '14:15', '17:00']],
])('the usual times for %i a day are %j', (count, slots) => {
  expect(usualSlots(count)).toEqual(slots)
})

test('any habits and any number of posts give that many different times of day, in order', () => {
  const minutes = fc.array(fc.integer({ min: 0, max: 1439 }), { minLength: 10, maxLength: 60 })
  fc.assert(
    fc.property(minutes, fc.integer({ min: 1, max: 24 }), (times, count) => {
      const instants = times.map((minute, n) => Date.parse('2026-01-01') + n * 86_400_000 + minute * 60_000)
      for (const slots of [learnSlots(instants, count, 'UTC').slots ?? [], usualSlots(count)]) {
        expect(slots).toHaveLength(count)
        expect(new Set(slots).size).toBe(count)
        expect(slots.every((slot) => /^([01]\d|2[0-3]):[0-5]\d$/.test(slot))).toBe(true)
        expect(slots.map(timeToMinutes)).toEqual(slots.map(timeToMinutes).toSorted((a, b) => a - b))
      }
    }),
  )
})
