import { dateFormat } from './format-locale.ts'

const clock = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const

/** A time of the calendar (`HH:MM`) as the reader writes it: `9:00`, `9:00 AM`. */
export function formatClock(time: string): string {
  const instant = new Date(`1970-01-01T${time}:00Z`)
  return Number.isNaN(instant.getTime()) ? time : dateFormat(clock).format(instant)
}

/** A time of the calendar (`HH:MM`) as the reader writes it where there is little room: `9:00`, `9:00am`. */
export function formatShortClock(time: string): string {
  const instant = new Date(`1970-01-01T${time}:00Z`)
  if (Number.isNaN(instant.getTime())) return time
  return dateFormat(clock)
    .formatToParts(instant)
    .map(({ type, value }) => {
      if (type === 'hour') return String(Number(value))
      if (type === 'dayPeriod') return value.toLowerCase()
      return type === 'literal' ? value.trim() : value
    })
    .join('')
}
