import { expect, test } from 'vitest'
import type { FreeSlot, ScheduleEntry } from '#contract/schedule.ts'
import { atTime, timesOf } from './times-of-week.ts'

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
