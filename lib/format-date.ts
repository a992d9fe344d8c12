import { dateFormat } from './format-locale.ts'

/** A calendar day, such as `2026-11-21`, as `21 Nov 2026`, written as the reader does; what is no day stays as it is. */
export function formatDate(day: string): string {
  const midnight = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(midnight.getTime())) return day
  return dateFormat({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(midnight)
}
