import { formatClock } from './format-clock.ts'
import { dateFormat } from './format-locale.ts'

const utc = { timeZone: 'UTC' } as const

const formats = {
  /** `November 2026` */
  month: { month: 'long', year: 'numeric', ...utc },
  /** `November` */
  monthAlone: { month: 'long', ...utc },
  /** `Tuesday, 24 November 2026` */
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

/** A day of the calendar (`YYYY-MM-DD`), written as the reader does; what is no day stays as it is. */
export function formatDay(day: string, style: keyof typeof formats = 'date'): string {
  const midnight = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(midnight.getTime())) return day
  return joinDateParts(dateFormat(formats[style]).formatToParts(midnight))
}

/** Days from one to another: `23 – 29 Nov 2026`. */
export function formatDays(from: string, to: string): string {
  // Some versions of the locale data have a thin space there, and what the server drew has to be what the browser draws.
  return dateFormat(formats.date)
    .formatRange(new Date(from), new Date(to))
    .replace(/\s*–\s*/, ' – ')
}

/** `Tue 24 Nov, 9:00`: a time on a clock on the wall, where its zone is on screen. */
export function formatMoment({ date, time }: { date: string; time: string }): string {
  return `${formatDay(date, 'short')}, ${formatClock(time)}`
}

/**
 * As every server and every browser writes it, whose versions of the locale data differ: no comma after a weekday, and a
 * space at which no line breaks before AM and PM. The hour is that of a time alone (`formatClock`): beside a date, some
 * locales write `09:30` for what they write `9:30` without one.
 */
export function joinDateParts(parts: readonly Intl.DateTimeFormatPart[]): string {
  return parts
    .map(({ type, value }, at) => {
      if (type === 'hour') return value.replace(/^0(?=\d)/, '')
      if (type !== 'literal') return value
      if (parts[at - 1]?.type === 'weekday') return value.replace(',', '')
      return parts[at + 1]?.type === 'dayPeriod' ? value.replace(/\s/, '\u00a0') : value
    })
    .join('')
}
