import type { Sent } from '#contract/always-sent.ts'
import type { ListWatchesQuery, WatchList } from '#contract/watches.ts'
import type { AgentContext } from '../core/context.ts'
import { totalOf } from '../counts/row-counts.ts'
import { orderByColumn } from '../db/order-by-column.ts'
import { watches } from '../db/schema/watches.ts'
import { and, count, eq, sql } from '../db/sql.ts'
import { describeWatches } from './describe-watches.ts'

/** What each order looks at; the table has an index on each, written the same way. */
const columns = {
  label: sql`left(lower(${watches.label}), 200)`,
  next: sql`case when ${watches.status} = 'active' then ${watches.nextRunAt} else 'infinity' end`,
  created: watches.createdAt,
}

/** A tenant's watches, newest first unless sorted otherwise. */
export async function listWatches(
  ctx: AgentContext,
  query: ListWatchesQuery,
): Promise<Sent<typeof WatchList>> {
  const { limit, offset, kind, status, sort } = query
  const chosen = and(eq(watches.tenantId, ctx.caller.tenantId), kind && eq(watches.kind, kind))
  const [rows, counted] = await Promise.all([
    ctx.db
      .select()
      .from(watches)
      .where(and(chosen, status && eq(watches.status, status)))
      .orderBy(...orderByColumn(sort, columns, watches))
      .limit(limit)
      .offset(offset),
    ctx.db
      .select({ status: watches.status, count: count() })
      .from(watches)
      .where(chosen)
      .groupBy(watches.status),
  ])
  const counts = Object.fromEntries(counted.map((row) => [row.status, row.count]))
  return { watches: await describeWatches(ctx, rows), counts, total: totalOf(counts, status), limit, offset }
}
