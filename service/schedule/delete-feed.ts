import type { AgentContext } from '../core/context.ts'
import { scheduleFeeds } from '../db/schema/schedule.ts'
import { eq } from '../db/sql.ts'

/** Switches the calendar's address off; nothing happens when there is none. */
export async function deleteScheduleFeed(ctx: AgentContext): Promise<void> {
  await ctx.db.delete(scheduleFeeds).where(eq(scheduleFeeds.tenantId, ctx.caller.tenantId))
}
