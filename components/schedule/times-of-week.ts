import type { FreeSlot, ScheduleEntry } from '#contract/schedule.ts'
import type { CalendarData } from './calendar-data.ts'

/** What a day has at one time. */
export type AtTime = { entries: ScheduleEntry[]; slots: FreeSlot[] }

/** The times of day (`HH:MM`) at which something is on any of these days, in order: the rows of a time axis. */
export function timesOf(
  days: readonly string[],
  { entries, slots }: Pick<CalendarData, 'entries' | 'slots'>,
) {
  const times = days.flatMap((day) => [...(entries.get(day) ?? []), ...(slots.get(day) ?? [])])
  return [...new Set(times.map(({ time }) => time))].toSorted()
}

export function atTime(
  { entries, slots }: Pick<CalendarData, 'entries' | 'slots'>,
  day: string,
  time: string,
): AtTime {
  const isThen = (one: { time: string }) => one.time === time
  return {
    entries: (entries.get(day) ?? []).filter(isThen),
    slots: (slots.get(day) ?? []).filter(isThen),
  }
}
