import { formatCount } from '#lib/format-number.ts'

const units = [
  [10_080, 'week'],
  [1440, 'day'],
  [60, 'hour'],
] as const

/** `every 12 hours`, `every day`: in the largest unit that leaves no rest. */
export function intervalWords(minutes: number): string {
  const [size, name] = units.find(([unit]) => minutes % unit === 0) ?? [1, 'minute']
  return minutes === size ? `every ${name}` : `every ${formatCount(minutes / size, name)}`
}

/** `about 6 days`, `about 5 hours`: how long something lasts, for a forecast. */
export function roughly(minutes: number): string {
  if (minutes < 48 * 60) return `about ${formatCount(Math.max(1, Math.round(minutes / 60)), 'hour')}`
  // Whole days, as the forecast of the credits has them.
  return `about ${formatCount(Math.floor(minutes / 1440), 'day')}`
}
