import type { FreeSlot, ScheduleEntry } from '#contract/schedule.ts'
import { instantInZone } from '#lib/zone-time.ts'
import type { CalendarData } from './calendar-data.ts'

/** What a day has at one time. */
export type AtTime = { entries: ScheduleEntry[]; slots: FreeSlot[] }

/** More usual times than these have a row only where something is at them. */
const maxUsualTimes = 6

/**
 * The times of day (`HH:MM`) at which something is on any of these days or usually appears, in order: the rows of a time axis.
 * @param usual at which the workspace publishes
 */
export function timesOf(
  days: readonly string[],
  { entries, slots }: Pick<CalendarData, 'entries' | 'slots'>,
  usual: readonly string[] = [],
) {
  const times = days.flatMap((day) => [...(entries.get(day) ?? []), ...(slots.get(day) ?? [])])
  const shown = usual.length > maxUsualTimes ? [] : usual
  return [...new Set([...times.map(({ time }) => time), ...shown])].toSorted()
}

/** A usual time of a day as a free one, where it is still to come and nothing is at it; undefined else. */
export function openTime(
  { entries, slots }: AtTime,
  { day, time, timeZone, now }: { day: string; time: string; timeZone: string; now: number | undefined },
): FreeSlot | undefined {
  const at = entries.length + slots.length > 0 ? undefined : instantInZone(`${day}T${time}`, timeZone)
  if (!at || now === undefined || at.getTime() <= now) return undefined
  return { at: at.toISOString(), date: day, time }
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
