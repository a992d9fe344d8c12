import type { SlotSuggestion } from '#contract/schedule.ts'
import { instantInZone, wallClockInZone } from './zone-time.ts'

const dayMs = 86_400_000

/**
 * The next free slot: what the service says is free, else the next of its times of day, which may be taken. Undefined when
 * it names none that can be understood.
 * @param now milliseconds since 1970.
 */
export function nextFreeSlot(suggestion: SlotSuggestion, now: number): Date | undefined {
  const { free_slots: free, slots, timezone } = suggestion
  if (free) {
    const next = free.map(({ at }) => Date.parse(at)).find((at) => at > now)
    return next === undefined ? undefined : new Date(next)
  }
  const days = [0, 1, 2].map((ahead) => wallClockInZone(new Date(now + ahead * dayMs), timezone).slice(0, 10))
  const instants = slots
    .flatMap((slot) => (/^\d{2}:\d{2}$/.test(slot) ? days.map((day) => `${day}T${slot}`) : slot))
    // A server may as well name whole instants.
    .map((slot) => (slot.length === 16 ? instantInZone(slot, timezone)?.getTime() : Date.parse(slot)))
    .filter((at) => at !== undefined && at > now)
  return instants.length > 0 ? new Date(Math.min(...instants.map(Number))) : undefined
}
