import { dayInZone, daysBetween } from './day-in-zone.ts'
import { joinDateParts } from './format-day.ts'
import { dateFormat } from './format-locale.ts'
import { formatCount } from './format-number.ts'

const daySeconds = 86_400

/** Unit, its days, and from how many days of the calendar on it is used: days for two weeks, weeks for two months. */
const longUnits: readonly [Intl.RelativeTimeFormatUnit, number, number][] = [
  ['year', 365, 350],
  ['month', 30.4, 60],
  ['week', 7, 14],
  ['day', 1, 0],
]

/** Unit, its seconds, and from how many seconds on it is used, within 24 hours. */
const shortUnits: readonly [Intl.RelativeTimeFormatUnit, number, number][] = [
  ['hour', 3_600, 2_700],
  ['minute', 60, 45],
]

/** The words around it are English, and so are these. Made when they are needed: a page should not wait for it. */
const relative = {
  /** In numbers: 30 hours from now may be the day after tomorrow, and `last week` any of fourteen days. */
  numbers: { numeric: 'always' },
  short: { numeric: 'always', style: 'short' },
} as const satisfies Record<string, Intl.RelativeTimeFormatOptions>
const made: Partial<Record<keyof typeof relative, Intl.RelativeTimeFormat>> = {}

function relativeFormat(name: keyof typeof relative): Intl.RelativeTimeFormat {
  made[name] ??= new Intl.RelativeTimeFormat('en', relative[name])
  return made[name]
}

/**
 * `3 min ago`, `in 2 days`, `just now`: how far `instant` is from `now`. From 24 hours on, days are those of the calendar
 * in `timeZone`, so that one and the same Friday is as far away wherever it is read, at whatever hour. A new row may seem
 * to be a moment ahead, since clocks differ and `now` is a whole second: only for what is planned is that `in under a minute`.
 * What is planned for the coming hours is said to the minute.
 */
export function formatRelative(
  instant: Date,
  now: Date,
  { timeZone, planned = false }: { timeZone: string; planned?: boolean | undefined },
): string {
  const seconds = (instant.getTime() - now.getTime()) / 1000
  if (Math.abs(seconds) >= daySeconds) {
    // On the day that a clock is put back, 24 hours later is still today.
    const days = daysBetween(dayInZone(timeZone, now), dayInZone(timeZone, instant)) || Math.sign(seconds)
    const [unit, size] = longUnits.find(([, , from]) => Math.abs(days) >= from) ?? ['day', 1]
    return relativeFormat('numbers').format(Math.round(days / size), unit)
  }
  const found = shortUnits.find(([, , from]) => Math.abs(seconds) >= from)
  if (!found) return planned && seconds > 0 ? 'in under a minute' : 'just now'
  const [unit, size] = found
  if (planned && unit === 'hour' && seconds > 0) return `in ${formatTimeLeft(seconds)}`
  const amount = Math.round(seconds / size) || Math.sign(seconds)
  return relativeFormat('short').format(amount, unit).replace('.', '')
}

/**
 * The instant as a clock on the wall shows it: `Sat 21 Nov, 3:43`, written as the reader does, with the year where it is
 * another than now.
 * @param timeZone IANA name, whose short name is said then; the zone of the machine when left out.
 */
export function formatInstant(instant: Date, timeZone?: string): string {
  const thisYear = instant.getUTCFullYear() === new Date().getUTCFullYear()
  const format = dateFormat({
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(thisYear ? {} : { year: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
    ...(timeZone ? { timeZone, timeZoneName: 'short' } : {}),
  })
  return joinDateParts(format.formatToParts(instant))
}

const shortFormats = {
  /** `21 Nov` */
  day: { day: 'numeric', month: 'short' },
  /** `3:43` */
  clock: { hour: 'numeric', minute: '2-digit' },
  /** `Sat 21 Nov, 3:43` */
  weekday: { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
  /** `21 Nov, 3:43` */
  both: { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/**
 * The instant where there is little room, such as on an axis.
 * @param timeZone IANA name; the zone of the machine when left out
 */
export function formatShortInstant(
  instant: Date,
  style: keyof typeof shortFormats,
  timeZone?: string,
): string {
  const format = dateFormat({ ...shortFormats[style], ...(timeZone && { timeZone }) })
  return joinDateParts(format.formatToParts(instant))
}

/** `0:07`, `12:30`, `1:02:03`. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60]
  const tail = `${hours > 0 ? String(minutes).padStart(2, '0') : minutes}:${String(rest).padStart(2, '0')}`
  return hours > 0 ? `${hours}:${tail}` : tail
}

/** `1 hr 57 min`, `45 min`: what is left, to the minute. */
function formatTimeLeft(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours} hr`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')
}

/** A wait in a sentence: `40 seconds`, `2 minutes`. */
export function formatWait(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds))
  return whole < 90 ? formatCount(whole, 'second') : formatCount(Math.ceil(whole / 60), 'minute')
}
