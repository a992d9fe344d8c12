import type { SourceState } from '#components/jobs/source-state.ts'
import type { Schedule, ScheduleDay, ScheduleEntry } from '#contract/schedule.ts'
import { wallClockInZone } from '#lib/zone-time.ts'

/** A draft or a scheduled article on its way to another time. */
export type Movable = {
  id: string
  title: string
  /** ISO 8601; left out for a draft without a time. */
  at?: string
  /** How the check of its text came out, where it is known. */
  check?: SourceState | undefined
}

/**
 * The timeline as it will be once an article has its new time, or none: what the page shows while the service is asked.
 * @param at ISO 8601; undefined takes it off the timeline.
 */
export function moveEntry(schedule: Schedule, { id, title }: Movable, at: string | undefined): Schedule {
  const { timezone, from, to } = schedule
  const before = schedule.entries.find(({ article_id }) => article_id === id)
  const others = schedule.entries.filter(({ article_id }) => article_id !== id)
  const moved = at === undefined ? undefined : { ...before, ...entryAt(at, timezone), title, article_id: id }
  const shown = moved && moved.date >= from && moved.date <= to ? [moved] : []
  const entries = [...others, ...shown].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
  const changes = new Map<string, number>()
  const count = (date: string | undefined, by: number) => {
    if (date !== undefined) changes.set(date, (changes.get(date) ?? 0) + by)
  }
  count(before?.date, -1)
  count(moved?.date, 1)
  const days = schedule.days.map((day) => recount(day, changes.get(day.date) ?? 0, schedule.today))
  return { ...schedule, entries, days }
}

function entryAt(at: string, timeZone: string): Pick<ScheduleEntry, 'kind' | 'at' | 'date' | 'time'> {
  const [date = '', time = ''] = wallClockInZone(new Date(at), timeZone).split('T')
  return { kind: 'scheduled', at, date, time }
}

function recount(day: ScheduleDay, by: number, today: string): ScheduleDay {
  if (by === 0) return day
  const scheduled = Math.max(0, day.scheduled + by)
  return { ...day, scheduled, is_gap: (day.is_gap || day.date > today) && scheduled < day.target }
}
