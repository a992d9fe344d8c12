import { daysBefore } from './day-in-zone.ts'

/** The period of figures where none is chosen, so that those on different pages can be compared: 30 days. */
export const usualDays = 30

/** Both included, as `YYYY-MM-DD`. */
export type Days = { from: string; to: string }

/**
 * The usual period of what readers did: whole days of the workspace's time zone, up to yesterday. A day that goes on would
 * be compared with whole ones, and no two pages would agree while it does.
 * @param today in that time zone
 */
export function usualPeriod(today: string): Days {
  return { from: daysBefore(today, usualDays), to: daysBefore(today, 1) }
}
