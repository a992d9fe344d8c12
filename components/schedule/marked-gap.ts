import type { ScheduleDay } from '#contract/schedule.ts'

/** On as many days, today first, gaps are marked, as Overview counts them. */
export const gapDays = 7
const nearMs = gapDays * 86_400_000

/**
 * A day of the coming week with fewer articles than its target. Later days are not late: a mark on each of thirty would
 * say nothing, and their free times can be filled anyway.
 * @param today as `YYYY-MM-DD`
 */
export function isMarkedGap(
  day: Pick<ScheduleDay, 'date' | 'is_gap'> | undefined,
  today: string,
): day is ScheduleDay {
  return day?.is_gap === true && Date.parse(day.date) - Date.parse(today) < nearMs
}
