import type { Sent } from '#contract/always-sent.ts'
import type { FreeSlot, SlotSuggestion, SuggestSlotsQuery } from '#contract/schedule.ts'
import type { AgentContext } from '../core/context.ts'
import { getSettingsRow } from '../settings/get-settings.ts'
import { chooseSlots } from './choose-slots.ts'
import { nextFreeSlots, type SlotPlan } from './free-slots.ts'
import { listPosts } from './list-posts.ts'
import { addDays, dayOf } from './zone-clock.ts'

/** Number of days per read; if they are all full, reading continues, for two years at most. */
const stepDays = 62
const maxDays = 12 * stepDays

/** Times of day to post at, and the next of them that are free (Schedule). */
export async function suggestSlots(
  ctx: AgentContext,
  query: SuggestSlotsQuery,
): Promise<Sent<typeof SlotSuggestion>> {
  const settings = await getSettingsRow(ctx)
  const timeZone = query.timezone ?? settings.timeZone
  const { slots, source, publishedTimes } = await chooseSlots(ctx, settings, timeZone)
  const { postsPerDay } = settings
  const plan = { slots, postsPerDay, timeZone, now: ctx.now().getTime() }
  return {
    slots,
    postsPerDay,
    timezone: timeZone,
    source,
    free_slots: await findFreeSlots(ctx, plan, { limit: query.limit, autoPublish: settings.autoPublish }),
    published_times: publishedTimes,
  }
}

async function findFreeSlots(
  ctx: AgentContext,
  plan: SlotPlan,
  { limit, autoPublish }: { limit: number; autoPublish: boolean },
): Promise<FreeSlot[]> {
  const { timeZone } = plan
  const today = dayOf(plan.now, timeZone)
  const found: FreeSlot[] = []
  for (let ahead = 0; ahead < maxDays && found.length < limit; ahead += stepDays) {
    const from = addDays(today, ahead)
    const posts = await listPosts(ctx, { from, days: stepDays, timeZone, autoPublish })
    const left = limit - found.length
    found.push(...nextFreeSlots(plan, posts, { from, days: stepDays, limit: left }))
  }
  return found
}
