import type { FreeSlot } from '#contract/schedule.ts'
import { wallClockInZone } from '#lib/zone-time.ts'

export type DayToFill = {
  /** `YYYY-MM-DD`. */
  day: string
  /** The free slot that was pressed, or the first of the day. */
  slot: FreeSlot | undefined
  /** Times of day at which the workspace publishes, `HH:MM`. */
  slots: readonly string[]
  timeZone: string
  /** Milliseconds since 1970. */
  now: number
}

/**
 * When what is written for a day should appear, as `YYYY-MM-DDTHH:MM` on the clocks of the workspace: at its free slot, or at
 * the first time it publishes at. Undefined where all of them have passed.
 */
export function timeForDay({ day, slot, slots, timeZone, now }: DayToFill): string | undefined {
  if (slot) return `${slot.date}T${slot.time}`
  const clock = wallClockInZone(new Date(now), timeZone)
  return slots
    .map((time) => `${day}T${time}`)
    .toSorted()
    .find((moment) => moment > clock)
}
