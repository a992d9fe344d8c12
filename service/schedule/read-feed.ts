import { asAgent, type Context } from '../core/context.ts'
import { tenants } from '../db/schema/agents.ts'
import { scheduleFeeds } from '../db/schema/schedule.ts'
import { and, eq, isNull, lt, or } from '../db/sql.ts'
import { hashToken } from '../secrets/sealing.ts'
import { getSettingsRow } from '../settings/get-settings.ts'
import { calendarDocument } from './calendar-document.ts'
import { listEntries } from './list-entries.ts'

const dayMs = 86_400_000
/** A calendar shows a quarter back and a year ahead. */
const backMs = 92 * dayMs
const aheadMs = 366 * dayMs
const maxEntries = 2_000
/** The last reading is stored to the hour: one write an hour, however many programs subscribe. */
const readStepMs = 3_600_000

/** The calendar at a secret URL; undefined if the URL is unknown, replaced or disabled. */
export async function readScheduleFeed(ctx: Context, token: string): Promise<string | undefined> {
  const now = ctx.now().getTime()
  const isFeed = eq(scheduleFeeds.tokenHash, hashToken(token))
  const [feed] = await ctx.db
    .select({ tenantId: scheduleFeeds.tenantId, agentId: scheduleFeeds.agentId, name: tenants.name })
    .from(scheduleFeeds)
    .innerJoin(tenants, eq(tenants.id, scheduleFeeds.tenantId))
    .where(isFeed)
  if (!feed) return undefined
  const own = asAgent(ctx, feed)
  const settings = await getSettingsRow(own)
  const { autoPublish, siteTitle, profile } = settings
  const span = { from: now - backMs, until: now + aheadMs, limit: maxEntries, autoPublish }
  const entries = await listEntries(own, span)
  const stale = new Date(now - readStepMs)
  await ctx.db
    .update(scheduleFeeds)
    .set({ lastReadAt: new Date(now) })
    .where(and(isFeed, or(isNull(scheduleFeeds.lastReadAt), lt(scheduleFeeds.lastReadAt, stale))))
  const { serviceUrl, dashboardUrl } = ctx.config
  const name = siteTitle ?? profile.name ?? feed.name
  const about = { name, host: new URL(serviceUrl).hostname, dashboardUrl }
  return calendarDocument(about, entries.slice(0, maxEntries))
}
