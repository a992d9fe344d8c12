import type { ListScoutRunsQuery, ScoutRunList } from '#contract/scout-runs.ts'
import type { AgentContext } from '../core/context.ts'
import { orderByColumn } from '../db/order-by-column.ts'
import { scoutRuns } from '../db/schema/scout-runs.ts'
import { and, count, eq, getTableColumns, ilike, sql } from '../db/sql.ts'
import { scoutRunJson } from './scout-run-json.ts'

// A list shows no results, and they are nearly all of a row.
const { results, ...summaryColumns } = getTableColumns(scoutRuns)

/** What each order looks at; the table has an index on each, written the same way. */
const columns = { query: sql`lower(${scoutRuns.query})`, when: scoutRuns.createdAt }

/** A tenant's scout runs without their results, newest first unless sorted otherwise. */
export async function listScoutRuns(ctx: AgentContext, query: ListScoutRunsQuery): Promise<ScoutRunList> {
  const { limit, offset, status, q, sort } = query
  const matching = and(
    eq(scoutRuns.tenantId, ctx.caller.tenantId),
    status && eq(scoutRuns.status, status),
    // The text is looked for as it is: its `%` and `_` are no wildcards.
    q ? ilike(scoutRuns.query, `%${q.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
  )
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select(summaryColumns)
      .from(scoutRuns)
      .where(matching)
      .orderBy(...orderByColumn(sort, columns, scoutRuns))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(scoutRuns).where(matching),
  ])
  return { runs: rows.map((row) => scoutRunJson(row)), total: counted?.total ?? 0, limit, offset }
}
