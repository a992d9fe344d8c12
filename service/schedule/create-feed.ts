import type { Sent } from '#contract/always-sent.ts'
import type { ScheduleFeed } from '#contract/schedule.ts'
import type { AgentContext } from '../core/context.ts'
import { scheduleFeeds } from '../db/schema/schedule.ts'
import { hashToken } from '../secrets/sealing.ts'
import { createFeedToken, feedUrl, sealFeedToken } from './feed-address.ts'

/** Gives the tenant's calendar an address. One that was there before stops in the same statement. */
export async function createScheduleFeed(ctx: AgentContext): Promise<Sent<typeof ScheduleFeed>> {
  const { tenantId, agentId } = ctx.caller
  const token = createFeedToken()
  const createdAt = ctx.now()
  const address = {
    agentId,
    tokenHash: hashToken(token),
    sealedToken: sealFeedToken(ctx.config, tenantId, token),
    createdAt,
    lastReadAt: null,
  }
  await ctx.db
    .insert(scheduleFeeds)
    .values({ tenantId, ...address })
    .onConflictDoUpdate({ target: scheduleFeeds.tenantId, set: address })
  return { active: true, url: feedUrl(ctx.config, token), created_at: createdAt.toISOString() }
}
