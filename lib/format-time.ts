const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto', style: 'short' })

/** `3 min. ago`, `in 2 days`, `now`: how far `instant` is from `now`. */
export function formatRelative(instant: Date, now: Date): string {
  const seconds = (instant.getTime() - now.getTime()) / 1000
  if (Math.abs(seconds) < 45) return 'now'
  for (const [unit, size] of units) {
    const amount = Math.round(seconds / size)
    if (Math.abs(seconds) >= size * 0.75 && amount !== 0) return relative.format(amount, unit)
  }
  return 'now'
}

/**
 * The instant as a clock on the wall in `timeZone` shows it: `21 Nov 2026, 03:43 UTC`.
 * @param timeZone IANA name; the zone of the machine when left out.
 */
export function formatInstant(instant: Date, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-GB', {
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
