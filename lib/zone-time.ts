import { TZDate } from '@date-fns/tz'

const wallClock = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/

/**
 * The instant at which a clock on the wall in `timeZone` shows a time.
 * A time that the change to summer time skips is moved on by as much as was skipped; of one that comes twice, the first.
 * @param local `YYYY-MM-DDTHH:MM`
 * @param timeZone IANA name.
 */
export function instantInZone(local: string, timeZone: string): Date | undefined {
  const parts = wallClock.exec(local)?.slice(1).map(Number)
  if (!parts) return undefined
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = parts
  const instant = new TZDate(year, month - 1, day, hour, minute, timeZone)
  return Number.isNaN(instant.getTime()) ? undefined : new Date(instant.getTime())
}

/** What a clock on the wall in `timeZone` shows at an instant: `YYYY-MM-DDTHH:MM`. */
export function wallClockInZone(instant: Date, timeZone: string): string {
  const at = new TZDate(instant.getTime(), timeZone)
  const two = (value: number) => String(value).padStart(2, '0')
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** The next day at nine, on the clocks of `timeZone`: what a time of publication starts from. */
export function nextMorning(now: Date, timeZone: string): string {
  const tomorrow = new TZDate(now.getTime(), timeZone)
  tomorrow.setDate(tomorrow.getDate() + 1)
  return `${wallClockInZone(tomorrow, timeZone).slice(0, 10)}T09:00`
}
