import type { FreeSlot } from '#contract/schedule.ts'
import { instantInZone, wallClockInZone } from '#lib/zone-time.ts'
import type { Movable } from './move-entry.ts'

/** Where something can be dropped: on a day, on one of its free slots, or back among the drafts. */
export type DropTarget = { kind: 'day'; day: string } | { kind: 'slot'; at: string } | { kind: 'tray' }

export type DropPlan = {
  timeZone: string
  /** Milliseconds since 1970. */
  now: number
  /** The next free slots, in order. */
  freeSlots: readonly Pick<FreeSlot, 'at' | 'date'>[]
  /** Times of day, `HH:MM`, for days beyond the free slots that are known. */
  slots: readonly string[]
}

/**
 * What a drop means: a time (ISO 8601), `drafts`, or `past` for a time that has gone by. On a day a scheduled article keeps
 * its time of day, and a draft takes the first free slot, else the first of the usual times that is still to come.
 */
export function meaningOfDrop(item: Movable, target: DropTarget, plan: DropPlan): string | 'drafts' | 'past' {
  if (target.kind === 'tray') return 'drafts'
  if (target.kind === 'slot') return toCome(target.at, plan)
  const { day } = target
  if (item.at !== undefined) {
    const time = wallClockInZone(new Date(item.at), plan.timeZone).slice(11)
    return toCome(atTime(day, time, plan), plan)
  }
  const free = plan.freeSlots.find(({ date }) => date === day)
  if (free) return toCome(free.at, plan)
  const times = [...plan.slots].map((time) => toCome(atTime(day, time, plan), plan))
  return times.find((at) => at !== 'past') ?? 'past'
}

function atTime(day: string, time: string, { timeZone }: DropPlan): string | undefined {
  return instantInZone(`${day}T${time}`, timeZone)?.toISOString()
}

function toCome(at: string | undefined, { now }: DropPlan): string | 'past' {
  return at !== undefined && Date.parse(at) > now ? at : 'past'
}
