import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freeSlotsOfDay, leadMs, nextFreeSlots, postsByDay, type SlotPlan } from './free-slots.ts'
import { addDays, dayOf, instantOf } from './zone-clock.ts'

const berlin = 'Europe/Berlin'
const plan = (change: Partial<SlotPlan> = {}): SlotPlan => ({
  slots: ['09:00', '13:00', '17:00'],
  postsPerDay: 3,
  timeZone: berlin,
  now: Date.parse('2026-11-20T12:00:00Z'),
  ...change,
})
const on = (day: string, ...times: string[]) => times.map((time) => instantOf(day, time, berlin))
const times = (day: string, posts: number[], change?: Partial<SlotPlan>) =>
  freeSlotsOfDay(plan(change), day, posts).map(({ time }) => time)

test('a post takes the slot that is nearest to it, whenever it is', () => {
  expect(times('2026-11-24', on('2026-11-24', '10:15'))).toEqual(['13:00', '17:00'])
  expect(times('2026-11-24', on('2026-11-24', '13:00', '12:50'))).toEqual(['17:00'])
  expect(times('2026-11-24', on('2026-11-24', '23:59'))).toEqual(['09:00', '13:00'])
})

test('a day that has its target offers nothing more, and a target bounds what is offered', () => {
  expect(times('2026-11-24', on('2026-11-24', '10:00'), { postsPerDay: 1 })).toEqual([])
  expect(times('2026-11-24', [], { postsPerDay: 1 })).toEqual(['09:00'])
})

test('a slot that has passed, or is about to, is not offered', () => {
  const now = instantOf('2026-11-24', '12:56', berlin)
  expect(times('2026-11-24', [], { now })).toEqual(['17:00'])
  expect(times('2026-11-24', [], { now: instantOf('2026-11-24', '12:55', berlin) - 1 })).toEqual([
    '13:00',
    '17:00',
  ])
})

test('a slot that is skipped in spring is moved on, and is one with the slot that it meets', () => {
  const change = { slots: ['02:30', '03:30'], postsPerDay: 2, now: Date.parse('2027-03-01') }
  expect(times('2027-03-28', [], change)).toEqual(['03:30'])
  expect(times('2027-03-29', [], change)).toEqual(['02:30', '03:30'])
  const twice = freeSlotsOfDay(plan({ ...change, slots: ['02:30'] }), '2027-10-31', [])
  expect(twice.map(({ at }) => at)).toEqual(['2027-10-31T00:30:00.000Z'])
})

test('in every zone and year the free slots are to come, in order, different, on a day with room, and free', () => {
  const zone = fc.constantFrom('UTC', ...Intl.supportedValuesOf('timeZone'))
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30', '45'))
    .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`)
  fc.assert(
    fc.property(
      zone,
      fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2045-12-31') }),
      fc.uniqueArray(time, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 6 }),
      fc.array(fc.integer({ min: 0, max: 9 * 86_400_000 }), { maxLength: 20 }),
      (timeZone, now, slots, postsPerDay, offsets) => {
        const posts = offsets.map((offset) => now + offset)
        const today = dayOf(now, timeZone)
        const bounds = { from: today, days: 12, limit: 200 }
        const found = nextFreeSlots({ slots, postsPerDay, timeZone, now }, posts, bounds)
        const instants = found.map(({ at }) => Date.parse(at))
        expect(instants).toEqual([...new Set(instants)].toSorted((a, b) => a - b))
        expect(instants.every((at) => at > now + leadMs)).toBe(true)
        const byDay = postsByDay([...posts, ...instants], timeZone)
        for (const { date, time: shown, at } of found) {
          expect((byDay.get(date) ?? []).length).toBeLessThanOrEqual(postsPerDay)
          expect(dayOf(Date.parse(at), timeZone)).toBe(date)
          // What clocks show is one of the slots, unless that was skipped on this day.
          const isSlot =
            slots.includes(shown) || slots.some((slot) => instantOf(date, slot, timeZone) === Date.parse(at))
          expect(isSlot).toBe(true)
        }
        const quiet = addDays(today, 11)
        const room = Math.min(
          postsPerDay,
          new Set(slots.map((slot) => instantOf(quiet, slot, timeZone))).size,
        )
        expect(found.filter(({ date }) => date === quiet)).toHaveLength(room)
      },
    ),
    { numRuns: 200 },
  )
})
