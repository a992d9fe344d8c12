const utc = { timeZone: 'UTC' } as const
const formats = {
  /** `November 2026` */
  month: new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', ...utc }),
  /** `Tuesday 24 November 2026` */
  long: new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', ...utc }),
  /** `Tue 24 Nov` */
  short: new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', ...utc }),
  /** `24 Nov 2026` */
  date: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', ...utc }),
  /** `Tue` */
  weekday: new Intl.DateTimeFormat('en-GB', { weekday: 'short', ...utc }),
}

/** A day of the calendar (`YYYY-MM-DD`) in words. */
export function formatDay(day: string, style: keyof typeof formats): string {
  return formats[style].format(new Date(day)).replaceAll(',', '')
}

/** `Tue 24 Nov, 09:00`: how a time is said on this page, whose zone is always on screen. */
export function formatMoment({ date, time }: { date: string; time: string }): string {
  return `${formatDay(date, 'short')}, ${time}`
}
