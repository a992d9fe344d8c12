import { expect, test } from 'vitest'
import type { ScheduleDay, ScheduleEntry } from '#contract/schedule.ts'
import { daysFrom } from './calendar-days.ts'
import { foldEmptyDays } from './fold-empty-days.ts'

const today = '2026-11-27'
const entry = (date: string): ScheduleEntry => ({
  kind: 'scheduled',
  date,
  time: '09:30',
  at: `${date}T09:30:00Z`,
  title: 'A title',
})
const gap = (date: string): ScheduleDay => ({ date, published: 0, scheduled: 0, target: 1, is_gap: true })
const withEntries = (...dates: string[]) => new Map(dates.map((date) => [date, [entry(date)]]))

test('days in a row without anything are one row between the days that have something', () => {
  const calendar = { entries: withEntries('2026-12-10', '2026-12-14'), slots: new Map(), days: new Map() }
  expect(foldEmptyDays(daysFrom('2026-12-10', '2026-12-16'), calendar, today)).toEqual([
    { kind: 'day', day: '2026-12-10' },
    { kind: 'empty', days: ['2026-12-11', '2026-12-12', '2026-12-13'] },
    { kind: 'day', day: '2026-12-14' },
    { kind: 'empty', days: ['2026-12-15', '2026-12-16'] },
  ])
})

test('one empty day stays by itself', () => {
  const calendar = { entries: withEntries('2026-12-10', '2026-12-12'), slots: new Map(), days: new Map() }
  expect(foldEmptyDays(daysFrom('2026-12-10', '2026-12-12'), calendar, today)).toEqual([
    { kind: 'day', day: '2026-12-10' },
    { kind: 'day', day: '2026-12-11' },
    { kind: 'day', day: '2026-12-12' },
  ])
})

test('today and the gaps of the coming week are never folded; later gaps are', () => {
  const gaps = ['2026-11-28', '2026-11-29', '2026-12-04', '2026-12-05']
  const calendar = {
    entries: withEntries(),
    slots: new Map(),
    days: new Map(gaps.map((date) => [date, gap(date)])),
  }
  expect(foldEmptyDays([today, ...gaps], calendar, today)).toEqual([
    { kind: 'day', day: today },
    { kind: 'day', day: '2026-11-28' },
    { kind: 'day', day: '2026-11-29' },
    { kind: 'empty', days: ['2026-12-04', '2026-12-05'] },
  ])
})

test('the free times of the coming week can be filled before any day is a gap', () => {
  const days = ['2026-11-28', '2026-11-29', '2026-12-04', '2026-12-05']
  const slots = new Map(days.map((date) => [date, [{ date, time: '09:30', at: `${date}T09:30:00Z` }]]))
  expect(foldEmptyDays(days, { entries: withEntries(), slots, days: new Map() }, today)).toEqual([
    { kind: 'day', day: '2026-11-28' },
    { kind: 'day', day: '2026-11-29' },
    { kind: 'empty', days: ['2026-12-04', '2026-12-05'] },
  ])
})
