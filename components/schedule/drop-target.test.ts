import { expect, test } from 'vitest'
import type { Schedule } from '#contract/schedule.ts'
import { type DropPlan, meaningOfDrop } from './drop-target.ts'
import { moveEntry } from './move-entry.ts'

const plan: DropPlan = {
  timeZone: 'Europe/Berlin',
  now: Date.parse('2027-03-26T12:00:00Z'),
  freeSlots: [{ at: '2027-03-29T07:00:00Z', date: '2027-03-29' }],
  slots: ['02:30', '09:00'],
}
const scheduled = { id: 'a', title: 'A', at: '2027-03-27T08:15:00Z' }
const draft = { id: 'b', title: 'B' }

test('a scheduled article keeps its time of day on another day, over a change of the clocks too', () => {
  expect(meaningOfDrop(scheduled, { kind: 'day', day: '2027-03-28' }, plan)).toBe('2027-03-28T07:15:00.000Z')
})

test('a draft takes the free slot of a day, else the first of the usual times, moved on where it is skipped', () => {
  expect(meaningOfDrop(draft, { kind: 'day', day: '2027-03-29' }, plan)).toBe('2027-03-29T07:00:00Z')
  expect(meaningOfDrop(draft, { kind: 'day', day: '2027-03-28' }, plan)).toBe('2027-03-28T01:30:00.000Z')
})

test('a slot is taken as it is, the tray means no time, and what has gone by is refused', () => {
  const at = '2027-03-29T07:00:00Z'
  expect(meaningOfDrop(scheduled, { kind: 'slot', at }, plan)).toBe(at)
  expect(meaningOfDrop(scheduled, { kind: 'tray' }, plan)).toBe('drafts')
  expect(meaningOfDrop(scheduled, { kind: 'day', day: '2027-03-25' }, plan)).toBe('past')
  expect(meaningOfDrop(draft, { kind: 'day', day: '2027-03-26' }, plan)).toBe('past')
})

const day = (date: string, count: number) => ({ date, scheduled: count, target: 1, is_gap: count < 1 })
const schedule: Schedule = {
  from: '2027-03-26',
  to: '2027-03-28',
  today: '2027-03-26',
  timezone: 'Europe/Berlin',
  postsPerDay: 1,
  truncated: false,
  entries: [
    {
      kind: 'scheduled',
      at: scheduled.at,
      date: '2027-03-27',
      time: '09:15',
      title: 'A',
      article_id: 'a',
      language: 'en',
    },
  ],
  days: [day('2027-03-26', 0), day('2027-03-27', 1), day('2027-03-28', 0)],
}

test('a move shows at once, with what each day then has', () => {
  const moved = moveEntry(schedule, scheduled, '2027-03-28T07:15:00.000Z')
  expect(moved.entries).toEqual([
    {
      kind: 'scheduled',
      at: '2027-03-28T07:15:00.000Z',
      date: '2027-03-28',
      time: '09:15',
      title: 'A',
      article_id: 'a',
      language: 'en',
    },
  ])
  expect(moved.days.map(({ is_gap }) => is_gap)).toEqual([true, true, false])
  expect(moveEntry(moved, scheduled, scheduled.at)).toEqual(schedule)
})

test('off the timeline or out of its days it is gone, and its day has a gap again', () => {
  for (const at of [undefined, '2027-04-28T07:15:00.000Z']) {
    const moved = moveEntry(schedule, scheduled, at)
    expect([moved.entries, moved.days.every(({ is_gap }) => is_gap)]).toEqual([[], true])
  }
})
