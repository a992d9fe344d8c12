import { formatClock } from '#lib/format-clock.ts'
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

/** A day of the calendar (`YYYY-MM-DD`) in words. */
export function formatDay(day: string, style: keyof typeof formats): string {
  return dateFormat(formats[style]).format(new Date(day)).replaceAll(',', '')
}

/** `Tue 24 Nov, 09:00`: how a time is said on this page, whose zone is always on screen. */
export function formatMoment({ date, time }: { date: string; time: string }): string {
  return `${formatDay(date, 'short')}, ${formatClock(time)}`
}
