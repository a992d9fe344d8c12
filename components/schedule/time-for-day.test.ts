import { expect, test } from 'vitest'
import { timeForDay } from './time-for-day.ts'

const desk = { slots: ['14:00', '09:30'], timeZone: 'Europe/Dublin', now: Date.parse('2026-11-28T10:00:00Z') }

test('an article for a day is planned for the first time at which the workspace publishes', () => {
  expect(timeForDay({ ...desk, day: '2026-11-30', slot: undefined })).toBe('2026-11-30T09:30')
})

test('today only times to come count, and late in the day there is none', () => {
  const today = { day: '2026-11-28', slot: undefined }
  expect(timeForDay({ ...desk, ...today })).toBe('2026-11-28T14:00')
  expect(timeForDay({ ...desk, ...today, now: Date.parse('2026-11-28T20:00:00Z') })).toBeUndefined()
})

test('a free slot is taken as it is', () => {
  const slot = { date: '2026-11-29', time: '16:00', at: '2026-11-29T16:00:00Z' }
  expect(timeForDay({ ...desk, day: '2026-11-29', slot })).toBe('2026-11-29T16:00')
})
