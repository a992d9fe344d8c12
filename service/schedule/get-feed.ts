import type { Sent } from '#contract/always-sent.ts'
import type { ScheduleFeed } from '#contract/schedule.ts'
import type { AgentContext } from '../core/context.ts'
import { scheduleFeeds } from '../db/schema/schedule.ts'
import { eq } from '../db/sql.ts'
import { feedUrl, unsealFeedToken } from './feed-address.ts'

/** The address of the tenant's calendar, when it has one. */
export async function getScheduleFeed(ctx: AgentContext): Promise<Sent<typeof ScheduleFeed>> {
  const { tenantId } = ctx.caller
  const [feed] = await ctx.db.select().from(scheduleFeeds).where(eq(scheduleFeeds.tenantId, tenantId))
  if (!feed) return { active: false }
  const token = unsealFeedToken(ctx.config, tenantId, feed.sealedToken)
  return {
    active: true,
    // Sealed with a key that was lost since: it still works where it is known, and can be replaced.
    ...(token !== undefined && { url: feedUrl(ctx.config, token) }),
    created_at: feed.createdAt.toISOString(),
    ...(feed.lastReadAt && { last_read_at: feed.lastReadAt.toISOString() }),
  }
}
