import type { FreeSlot, Schedule, ScheduleDay, ScheduleEntry } from '#contract/schedule.ts'

/** The timeline as its views need it, by day (`YYYY-MM-DD`). */
export type CalendarData = {
  schedule: Schedule
  entries: ReadonlyMap<string, readonly ScheduleEntry[]>
  slots: ReadonlyMap<string, readonly FreeSlot[]>
  days: ReadonlyMap<string, ScheduleDay>
}

/** @param beforeFirst the desk has no article yet: nothing lacks then, and no day is a gap. */
export function calendarData(
  schedule: Schedule,
  freeSlots: readonly FreeSlot[],
  beforeFirst = false,
): CalendarData {
  return {
    schedule,
    entries: Map.groupBy(schedule.entries, ({ date }) => date),
    slots: Map.groupBy(freeSlots, ({ date }) => date),
    days: new Map(schedule.days.map((day) => [day.date, beforeFirst ? { ...day, is_gap: false } : day])),
  }
}
