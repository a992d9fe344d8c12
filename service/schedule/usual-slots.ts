import { minutesToTime } from './time-of-day.ts'

const dayMinutes = 1440
const morning = 9 * 60
const workingDay = 8 * 60
const grid = 15

/**
 * Times of day to post at when nothing is known of the readers: 09:00 for one, and for more of them the day from 09:00 to
 * 17:00 in equal parts, longer when they would come more often than hourly.
 * @param count articles a day, 1 to 24.
 */
export function usualSlots(count: number): string[] {
  if (count === 1) return [minutesToTime(morning)]
  const span = Math.max(workingDay, (count - 1) * 60)
  const start = Math.max(0, Math.min(morning, dayMinutes - grid - span))
  return Array.from({ length: count }, (_, at) => {
    const minutes = start + (span * at) / (count - 1)
    return minutesToTime(Math.round(minutes / grid) * grid)
  })
}
