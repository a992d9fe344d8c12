import type { ScheduleDay } from '#contract/schedule.ts'
import { addDays } from './calendar-days.ts'

/** On as many days, today first, gaps are marked, as Overview counts them. */
export const gapDays = 7

/** What comes within them has to be filled now; later free times are only offered. */
export function isNear(day: string, today: string): boolean {
  return day < addDays(today, gapDays)
}

/**
 * A day of the coming week with fewer articles than its target. Later days are not late: a mark on each of thirty would
 * say nothing, and their free times can be filled anyway.
 * @param today as `YYYY-MM-DD`
 */
export function isMarkedGap(
  day: Pick<ScheduleDay, 'date' | 'is_gap'> | undefined,
  today: string,
): day is ScheduleDay {
  return day?.is_gap === true && isNear(day.date, today)
}
