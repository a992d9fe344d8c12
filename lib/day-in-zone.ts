import { kept } from './kept.ts'

const dayMs = 86_400_000
const formats = new Map<string, Intl.DateTimeFormat>()

/** The calendar day of an instant in `timeZone`, as `YYYY-MM-DD`. */
export function dayInZone(timeZone: string, instant: Date): string {
  return kept(
    formats,
    timeZone,
    () => new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }),
  ).format(instant)
}

/** From one calendar day to another; negative when the second is the earlier. */
export function daysBetween(earlier: string, later: string): number {
  return Math.round((Date.parse(`${later}T00:00:00Z`) - Date.parse(`${earlier}T00:00:00Z`)) / dayMs)
}

/** So many days before a day. */
export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * dayMs).toISOString().slice(0, 10)
}
