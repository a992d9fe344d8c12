import { daysBefore } from '#lib/day-in-zone.ts'
import { type Days, usualDays, usualPeriod } from '#lib/usual-period.ts'

export type ResultsPeriod = { id: string; label: string; days: number }

/** So far: no whole day, and compared with none. */
export const today: ResultsPeriod = { id: 'today', label: 'Today', days: 0 }
export const usualResultsPeriod: ResultsPeriod = {
  id: String(usualDays),
  label: `${usualDays} days`,
  days: usualDays,
}

export const resultPeriods: readonly ResultsPeriod[] = [
  today,
  { id: '7', label: '7 days', days: 7 },
  usualResultsPeriod,
  { id: '90', label: '90 days', days: 90 },
  { id: '365', label: '12 months', days: 365 },
]

/** The period that the URL names; undefined for anything else. */
export function resultsPeriod(
  params: Readonly<Record<string, string | string[] | undefined>>,
): ResultsPeriod | undefined {
  return resultPeriods.find(({ id }) => id === params.days)
}

/**
 * The days of a period. It ends with yesterday: a day that is not over would be compared with a whole one, and every
 * morning would look like a fall.
 */
export function daysOfPeriod({ days }: ResultsPeriod, now: string): Days {
  if (days === 0) return { from: now, to: now }
  return days === usualDays ? usualPeriod(now) : { from: daysBefore(now, days), to: daysBefore(now, 1) }
}

/** Today and the seven days before it: what a day that goes on is seen beside. */
export function weekUntil(now: string): Days {
  return { from: daysBefore(now, 7), to: now }
}
