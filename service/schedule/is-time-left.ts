import type { AgentContext } from '../core/context.ts'
import type { SettingsRow } from '../settings/get-settings.ts'
import { chooseSlots } from './choose-slots.ts'
import { freeSlotsOfDay } from './free-slots.ts'
import { dayOf } from './zone-clock.ts'

/**
 * Whether one of today's times is still to come and free: once the last has passed, nothing can be planned for today, and
 * it is no gap any more.
 * @param posts instants of what appears today
 */
export async function isTimeLeft(
  ctx: AgentContext,
  settings: SettingsRow,
  { timeZone, posts }: { timeZone: string; posts: readonly number[] },
): Promise<boolean> {
  const { slots } = await chooseSlots(ctx, settings, timeZone)
  const now = ctx.now().getTime()
  const plan = { slots, postsPerDay: settings.postsPerDay, timeZone, now }
  return freeSlotsOfDay(plan, dayOf(now, timeZone), posts).length > 0
}
