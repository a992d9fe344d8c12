import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  countDays,
  dayExists,
  dayOf,
  daysBetween,
  instantOf,
  startOfDay,
  timeOf,
} from './zone-clock.ts'

const zones = ['UTC', ...Intl.supportedValuesOf('timeZone')]
const zone = fc.constantFrom(...zones)
const pad = (n: number) => String(n).padStart(2, '0')
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hours, minutes]) => `${pad(hours)}:${pad(minutes)}`)
const day = fc
  .integer({ min: Date.parse('1975-01-01'), max: Date.parse('2045-12-31') })
  .map((ms) => new Date(ms).toISOString().slice(0, 10))

const formats = new Map<string, Intl.DateTimeFormat>()
/** What a clock shows by way of calendar fields, which the code under test does not use. */
function shown(instant: number, timeZone: string): string {
  const known = formats.get(timeZone)
  const format =
    known ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
  if (!known) formats.set(timeZone, format)
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}`
}

test('in every zone and year a time of day is the first instant at which clocks show it, or was skipped', () => {
  fc.assert(
    fc.property(zone, day, time, (timeZone, date, at) => {
      const instant = instantOf(date, at, timeZone)
      const quarterHours = Array.from({ length: 4 * 26 }, (_, n) => (n + 1) * 15 * 60_000)
      if (shown(instant, timeZone) === `${date}T${at}`) {
        const earlier = quarterHours.some((ms) => shown(instant - ms, timeZone) === `${date}T${at}`)
        expect(earlier).toBe(false)
      } else {
        for (const ms of quarterHours) {
          expect(shown(instant - ms, timeZone)).not.toBe(`${date}T${at}`)
          expect(shown(instant + ms, timeZone)).not.toBe(`${date}T${at}`)
        }
        // Later on the clock by what was skipped, and never earlier.
        expect(shown(instant, timeZone) > `${date}T${at}`).toBe(true)
      }
    }),
    { numRuns: 400 },
  )
})

test('in every zone and year the day and the time of an instant are those that a calendar shows', () => {
  fc.assert(
    fc.property(
      zone,
      fc.integer({ min: Date.parse('1975-01-01'), max: Date.parse('2045-12-31') }),
      (timeZone, instant) => {
        expect(`${dayOf(instant, timeZone)}T${timeOf(instant, timeZone)}`).toBe(shown(instant, timeZone))
      },
    ),
    { numRuns: 500 },
  )
})

test('the days of every zone follow one another without a hole, and each is as long as its clocks say', () => {
  fc.assert(
    fc.property(zone, day, (timeZone, date) => {
      // Until 2011 some zones turned their clocks back past midnight, or moved across the date line.
      fc.pre(date >= '2012-01-01')
      const [start, next] = [startOfDay(date, timeZone), startOfDay(addDays(date, 1), timeZone)]
      const hours = (next - start) / 3_600_000
      expect([22, 22.5, 23, 23.5, 24, 24.5, 25, 26]).toContain(hours)
      expect(dayOf(start, timeZone)).toBe(date)
      expect(dayOf(start - 1, timeZone)).toBe(addDays(date, -1))
      expect(dayOf(next - 1, timeZone)).toBe(date)
    }),
    { numRuns: 400 },
  )
})

test.each([
  ['a skipped hour in Berlin', '2027-03-28', '02:30', 'Europe/Berlin', '2027-03-28T01:30:00Z', '03:30'],
  ['a doubled hour in Berlin', '2027-10-31', '02:30', 'Europe/Berlin', '2027-10-31T00:30:00Z', '02:30'],
  ['half an hour skipped', '2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00Z', '02:45'],
  ['half an hour doubled', '2026-04-05', '01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00Z', '01:45'],
  ['two hours skipped', '2026-03-29', '01:30', 'Antarctica/Troll', '2026-03-29T01:30:00Z', '03:30'],
  ['three quarters of an hour', '2026-11-21', '09:00', 'Asia/Kathmandu', '2026-11-21T03:15:00Z', '09:00'],
  ['three quarters, summer', '2026-12-01', '09:00', 'Pacific/Chatham', '2026-11-30T19:15:00Z', '09:00'],
  ['the farthest east', '2026-11-21', '09:00', 'Pacific/Kiritimati', '2026-11-20T19:00:00Z', '09:00'],
  ['the farthest west', '2026-11-21', '09:00', 'Pacific/Pago_Pago', '2026-11-21T20:00:00Z', '09:00'],
  ['a skipped midnight', '2026-04-24', '00:00', 'Africa/Cairo', '2026-04-23T22:00:00Z', '01:00'],
  ['a doubled midnight', '2026-11-01', '00:30', 'America/Havana', '2026-11-01T04:30:00Z', '00:30'],
])('%s', (_, date, at, timeZone, instant, clock) => {
  expect(new Date(instantOf(date, at, timeZone)).toISOString().replace('.000', '')).toBe(instant)
  expect(timeOf(Date.parse(instant), timeZone)).toBe(clock)
})

test('a day that a zone left out does not exist, and those around it do', () => {
  expect(['2011-12-29', '2011-12-30', '2011-12-31'].map((date) => dayExists(date, 'Pacific/Apia'))).toEqual([
    true,
    false,
    true,
  ])
})

test('days are counted by the calendar, over leap days and new years', () => {
  expect(daysBetween('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
  expect(daysBetween('2026-12-31', '2027-01-01')).toEqual(['2026-12-31', '2027-01-01'])
  expect(daysBetween('2027-01-02', '2027-01-01')).toEqual([])
  expect(countDays('2028-02-28', '2028-03-01')).toBe(3)
  expect(countDays('2027-01-02', '2027-01-01')).toBe(0)
})
