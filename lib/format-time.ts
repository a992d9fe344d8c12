import { dateFormat } from './format-locale.ts'

const daySeconds = 86_400

/** Unit, its seconds, and from how many seconds on it is used: days for two weeks, weeks for two months. */
const units: readonly [Intl.RelativeTimeFormatUnit, number, number][] = [
  ['year', 365 * daySeconds, 350 * daySeconds],
  ['month', 30.4 * daySeconds, 60 * daySeconds],
  ['week', 7 * daySeconds, 14 * daySeconds],
  ['day', daySeconds, 0.75 * daySeconds],
  ['hour', 3_600, 2_700],
  ['minute', 60, 45],
]

/** The words around it are English, and so are these. Made when they are needed: a page should not wait for it. */
const relative = {
  /** `yesterday` and `tomorrow` say it exactly; `last week` could be any of fourteen days. */
  words: { numeric: 'auto' },
  numbers: { numeric: 'always' },
  short: { numeric: 'always', style: 'short' },
} as const satisfies Record<string, Intl.RelativeTimeFormatOptions>
const made: Partial<Record<keyof typeof relative, Intl.RelativeTimeFormat>> = {}

function relativeFormat(name: keyof typeof relative): Intl.RelativeTimeFormat {
  made[name] ??= new Intl.RelativeTimeFormat('en', relative[name])
  return made[name]
}

/**
 * `3 min ago`, `in 2 days`, `just now`: how far `instant` is from `now`. A new row may seem to be a moment ahead, since
 * clocks differ and `now` is a whole second: only for what is planned is that `in a moment`.
 */
export function formatRelative(instant: Date, now: Date, { planned = false } = {}): string {
  const seconds = (instant.getTime() - now.getTime()) / 1000
  const found = units.find(([, , from]) => Math.abs(seconds) >= from)
  if (!found) return planned && seconds > 0 ? 'in a moment' : 'just now'
  const [unit, size] = found
  const amount = Math.round(seconds / size) || Math.sign(seconds)
  if (unit === 'day') return relativeFormat('words').format(amount, unit)
  if (size < daySeconds) return relativeFormat('short').format(amount, unit).replace('.', '')
  return relativeFormat('numbers').format(amount, unit)
}

/**
 * The instant as a clock on the wall in `timeZone` shows it: `21 Nov 2026, 03:43 UTC`, written as the reader does.
 * @param timeZone IANA name; the zone of the machine when left out.
 */
export function formatInstant(instant: Date, timeZone?: string): string {
  return dateFormat({
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(instant)
}

/** `0:07`, `12:30`, `1:02:03`. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60]
  const tail = `${hours > 0 ? String(minutes).padStart(2, '0') : minutes}:${String(rest).padStart(2, '0')}`
  return hours > 0 ? `${hours}:${tail}` : tail
}
