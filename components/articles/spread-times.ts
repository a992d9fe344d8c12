import type { SlotSuggestion } from '#contract/schedule.ts'
import { instantInZone } from '#lib/zone-time.ts'

/**
 * One time for each of several articles, at the same hour of the clock, whatever summer time does between.
 * @param first `YYYY-MM-DDTHH:MM` on the clocks of `timeZone`
 * @param everyDays whole days from one to the next, at least 1
 * @returns as many as asked for, or none where `first` is no time
 */
export function dailyTimes(
  first: string,
  { count, everyDays, timeZone }: { count: number; everyDays: number; timeZone: string },
): Date[] {
  const day = new Date(`${first.slice(0, 10)}T00:00Z`)
  if (Number.isNaN(day.getTime())) return []
  return Array.from({ length: count }).flatMap((_, at) => {
    const next = new Date(day.getTime() + at * everyDays * dayMs).toISOString().slice(0, 10)
    return instantInZone(`${next}${first.slice(10)}`, timeZone) ?? []
  })
}

const dayMs = 86_400_000

/** The next free slots, as many as there are up to `count`. @param now milliseconds since 1970 */
export function freeTimes(suggestion: SlotSuggestion | undefined, count: number, now: number): Date[] {
  const times = suggestion?.free_slots?.map(({ at }) => new Date(at)) ?? []
  return times.filter((at) => at.getTime() > now).slice(0, count)
}
