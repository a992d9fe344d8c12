import { expect, test } from 'vitest'
import type { FreeSlot, ScheduleEntry } from '#contract/schedule.ts'
import { atTime, openTime, timesOf } from './times-of-week.ts'

const slot = (date: string, time: string): FreeSlot => ({ date, time, at: `${date}T${time}:00Z` })
const entry = (date: string, time: string): ScheduleEntry => ({
  kind: 'scheduled',
  date,
  time,
  at: `${date}T${time}:00Z`,
  title: 'A title',
})
const calendar = {
  entries: new Map([['2026-11-25', [entry('2026-11-25', '15:00'), entry('2026-11-25', '09:30')]]]),
  slots: new Map([
    ['2026-11-24', [slot('2026-11-24', '09:30')]],
    ['2026-12-01', [slot('2026-12-01', '07:00')]],
  ]),
}

test('the axis of a week has each of its times once, in order, and none of another week', () => {
  expect(timesOf(['2026-11-24', '2026-11-25'], calendar)).toEqual(['09:30', '15:00'])
  expect(timesOf(['2026-11-23'], calendar)).toEqual([])
})

test('everything of a day is in the row of its time', () => {
  expect(atTime(calendar, '2026-11-25', '09:30').entries).toHaveLength(1)
  expect(atTime(calendar, '2026-11-24', '09:30')).toMatchObject({ entries: [], slots: [{ time: '09:30' }] })
})

test('each usual time has a row, whether or not something is at it, unless there are too many of them', () => {
  expect(timesOf(['2026-11-25'], calendar, ['09:30', '14:00'])).toEqual(['09:30', '14:00', '15:00'])
  const hourly = Array.from({ length: 12 }, (_, hour) => `${String(8 + hour).padStart(2, '0')}:00`)
  expect(timesOf(['2026-11-25'], calendar, hourly)).toEqual(['09:30', '15:00'])
})

test('a usual time takes an article where nothing is at it and it is still to come', () => {
  const at = {
    day: '2026-11-25',
    time: '14:00',
    timeZone: 'Europe/Berlin',
    now: Date.parse('2026-11-25T12:59:00Z'),
  }
  const empty = { entries: [], slots: [] }
  expect(openTime(empty, at)).toEqual({ at: '2026-11-25T13:00:00.000Z', date: '2026-11-25', time: '14:00' })
  expect(openTime(empty, { ...at, now: Date.parse('2026-11-25T13:00:00Z') })).toBeUndefined()
  expect(openTime({ ...empty, entries: [entry('2026-11-25', '14:00')] }, at)).toBeUndefined()
})
