import type { FreeSlot } from '#contract/schedule.ts'
import { addDays, dayExists, dayOf, instantOf, timeOf } from './zone-clock.ts'

/** A slot that is about to pass is none to plan with. */
export const leadMs = 5 * 60_000

export type SlotPlan = {
  /** Times of day, `HH:MM`. */
  slots: readonly string[]
  postsPerDay: number
  timeZone: string
  now: number
}

/**
 * The slots of one day at which nothing appears yet. Each post of the day takes the slot that is nearest to it, and no more
 * are free than the day's target leaves.
 * @param posts instants of what appears on that day.
 */
export function freeSlotsOfDay(plan: SlotPlan, day: string, posts: readonly number[]): FreeSlot[] {
  const { slots, postsPerDay, timeZone, now } = plan
  const open = postsPerDay - posts.length
  if (open <= 0 || !dayExists(day, timeZone)) return []
  // Two slots can be one instant where clocks skip an hour.
  const instants = new Set(slots.map((time) => instantOf(day, time, timeZone)))
  for (const post of posts.toSorted((a, b) => a - b)) {
    const [taken] = [...instants].toSorted((a, b) => Math.abs(a - post) - Math.abs(b - post) || a - b)
    if (taken !== undefined) instants.delete(taken)
  }
  return [...instants]
    .filter((instant) => instant > now + leadMs)
    .toSorted((a, b) => a - b)
    .slice(0, open)
    .map((instant) => ({
      at: new Date(instant).toISOString(),
      date: dayOf(instant, timeZone),
      time: timeOf(instant, timeZone),
    }))
}

/** What appears on each day, by day. */
export function postsByDay(posts: readonly number[], timeZone: string): Map<string, number[]> {
  return Map.groupBy(posts, (instant) => dayOf(instant, timeZone))
}

/** The next free slots from today on, at most `limit`, within `days` days. */
export function nextFreeSlots(
  plan: SlotPlan,
  posts: readonly number[],
  bounds: { from: string; days: number; limit: number },
): FreeSlot[] {
  const byDay = postsByDay(posts, plan.timeZone)
  const found: FreeSlot[] = []
  for (let ahead = 0; ahead < bounds.days && found.length < bounds.limit; ahead++) {
    const day = addDays(bounds.from, ahead)
    found.push(...freeSlotsOfDay(plan, day, byDay.get(day) ?? []))
  }
  return found.slice(0, bounds.limit)
}
