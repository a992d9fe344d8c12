import { daysBefore } from '#lib/day-in-zone.ts'
import { usualPeriod } from '#lib/usual-period.ts'

/** What the overview reads of the calendar: the days of its figures and two weeks ahead. */
export function overviewDays(today: string): { from: string; to: string } {
  return { from: usualPeriod(today).from, to: daysBefore(today, -14) }
}
