import { dateFormat } from './format-locale.ts'

/** A time of the calendar (`HH:MM`) as the reader writes it: `9:00`, `9:00 AM`. */
export function formatClock(time: string): string {
  const instant = new Date(`1970-01-01T${time}:00Z`)
  if (Number.isNaN(instant.getTime())) return time
  return (
    dateFormat({ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
      .formatToParts(instant)
      // No line breaks before AM; and servers and browsers have spaces of their own there.
      .map(({ type, value }) => (type === 'literal' ? value.replace(/\s/g, '\u00a0') : value))
      .join('')
  )
}
