import type { ListWatchesQuery, WatchList } from '#contract/watches.ts'
import type { AgentContext } from '../core/context.ts'
import { watches } from '../db/schema/watches.ts'
import { and, count, desc, eq } from '../db/sql.ts'
import { describeWatches } from './describe-watches.ts'

/** A tenant's watches, newest first. */
export async function listWatches(ctx: AgentContext, query: ListWatchesQuery): Promise<WatchList> {
  const { limit, offset, kind, status } = query
  const chosen = and(
    eq(watches.tenantId, ctx.caller.tenantId),
    kind && eq(watches.kind, kind),
    status && eq(watches.status, status),
  )
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select()
      .from(watches)
      .where(chosen)
      .orderBy(desc(watches.createdAt), desc(watches.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(watches).where(chosen),
  ])
  return { watches: await describeWatches(ctx, rows), total: counted?.total ?? 0, limit, offset }
}
