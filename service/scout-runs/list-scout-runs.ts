import type { ListScoutRunsQuery, ScoutRunList } from '#contract/scout-runs.ts'
import type { AgentContext } from '../core/context.ts'
import { scoutRuns } from '../db/schema/scout-runs.ts'
import { and, count, desc, eq, getTableColumns, ilike } from '../db/sql.ts'
import { scoutRunJson } from './scout-run-json.ts'

// A list shows no results, and they are nearly all of a row.
const { results, ...summaryColumns } = getTableColumns(scoutRuns)

/** A tenant's scout runs without their results, newest first. */
export async function listScoutRuns(ctx: AgentContext, query: ListScoutRunsQuery): Promise<ScoutRunList> {
  const { limit, offset, status, q } = query
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
      .orderBy(desc(scoutRuns.createdAt), desc(scoutRuns.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(scoutRuns).where(matching),
  ])
  return { runs: rows.map((row) => scoutRunJson(row)), total: counted?.total ?? 0, limit, offset }
}
