import { dateFormat } from '#lib/format-locale.ts'

const utc = { timeZone: 'UTC' } as const
const formats = {
  /** `November 2026` */
  month: { month: 'long', year: 'numeric', ...utc },
  /** `November` */
  monthAlone: { month: 'long', ...utc },
  /** `Tuesday 24 November 2026` */
  long: { dateStyle: 'full', ...utc },
  /** `Tue 24 Nov` */
  short: { weekday: 'short', day: 'numeric', month: 'short', ...utc },
  /** `24 Nov 2026` */
  date: { day: 'numeric', month: 'short', year: 'numeric', ...utc },
  /** `24 Nov` */
  dayMonth: { day: 'numeric', month: 'short', ...utc },
  /** `Tue` */
  weekday: { weekday: 'short', ...utc },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const clock = { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' } as const
const shortClock = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const

/** A day of the calendar (`YYYY-MM-DD`) in words. */
export function formatDay(day: string, style: keyof typeof formats): string {
  return dateFormat(formats[style]).format(new Date(day)).replaceAll(',', '')
}

/** A time of the calendar (`HH:MM`) as the reader writes it: `09:00`, `09:00 AM`. */
export function formatClock(time: string): string {
  const instant = new Date(`1970-01-01T${time}:00Z`)
  return Number.isNaN(instant.getTime()) ? time : dateFormat(clock).format(instant)
}

/** The same where there is little room: `9:00`, `9:00am`. */
export function formatShortClock(time: string): string {
  const instant = new Date(`1970-01-01T${time}:00Z`)
  if (Number.isNaN(instant.getTime())) return time
  return dateFormat(shortClock)
    .formatToParts(instant)
    .map(({ type, value }) => {
      if (type === 'hour') return String(Number(value))
      if (type === 'dayPeriod') return value.toLowerCase()
      return type === 'literal' ? value.trim() : value
    })
    .join('')
}

/** `Tue 24 Nov, 09:00`: how a time is said on this page, whose zone is always on screen. */
export function formatMoment({ date, time }: { date: string; time: string }): string {
  return `${formatDay(date, 'short')}, ${formatClock(time)}`
}
