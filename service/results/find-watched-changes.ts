import type { AgentContext } from '../core/context.ts'
import { watches, watchRuns } from '../db/schema/watches.ts'
import { and, desc, eq, sql } from '../db/sql.ts'
import type { WatchedChange } from './weekly-mail.ts'

const maxChanges = 5

/** What mattered in the watches in a week of the tenant's zone, each watch once, the newest first. `week` is its Monday. */
export async function findWatchedChanges(
  ctx: AgentContext,
  { week, timeZone }: { week: string; timeZone: string },
): Promise<WatchedChange[]> {
  const rows = await ctx.db
    .select({ id: watches.id, label: watches.label, change: watchRuns.change })
    .from(watchRuns)
    .innerJoin(watches, eq(watches.id, watchRuns.watchId))
    .where(
      and(
        eq(watchRuns.tenantId, ctx.caller.tenantId),
        sql`(${watchRuns.change} ->> 'matters')::boolean`,
        sql`(${watchRuns.completedAt} at time zone ${timeZone})::date between ${week}::date and ${week}::date + 6`,
      ),
    )
    .orderBy(desc(watchRuns.completedAt), desc(watchRuns.id))
    .limit(100)
  const newest = new Map<string, WatchedChange>()
  for (const { id, label, change } of rows) {
    if (change && !newest.has(id)) newest.set(id, { id, label, summary: change.summary })
  }
  return [...newest.values()].slice(0, maxChanges)
}
