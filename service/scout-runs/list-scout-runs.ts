import type { Sent } from '#contract/always-sent.ts'
import type { ListScoutRunsQuery, ScoutRunList } from '#contract/scout-runs.ts'
import type { AgentContext } from '../core/context.ts'
import { totalOf } from '../counts/row-counts.ts'
import { orderByColumn } from '../db/order-by-column.ts'
import { scoutRuns } from '../db/schema/scout-runs.ts'
import { and, count, eq, getTableColumns, ilike, sql } from '../db/sql.ts'
import { scoutRunJson } from './scout-run-json.ts'

// A list shows no results, and they are nearly all of a row.
const { results, ...summaryColumns } = getTableColumns(scoutRuns)

/** They are kept best first; a run of an older release does not say which of them are new. */
const newItems = sql`jsonb_path_query_array(${results}, '$.items[*] ? (@.seen_before == false)')`
const best = sql<{ title: string; score: number; forum: string } | null>`(
  select jsonb_build_object('title', first -> 'title', 'score', first -> 'score', 'forum', first -> 'forum')
  from (select coalesce(${newItems} -> 0, ${results} #> '{items,0}') as first) as one
  where first -> 'score' is not null)`
const newCount = sql<number | null>`case
  when ${results} @? '$.items[*].seen_before' then jsonb_array_length(${newItems}) end`

/** What each order looks at; the table has an index on each, written the same way. */
const columns = { query: sql`lower(${scoutRuns.query})`, when: scoutRuns.createdAt }

/** A tenant's scout runs without their results, newest first unless sorted otherwise. */
export async function listScoutRuns(
  ctx: AgentContext,
  query: ListScoutRunsQuery,
): Promise<Sent<typeof ScoutRunList>> {
  const { limit, offset, status, q, sort } = query
  const matching = and(
    eq(scoutRuns.tenantId, ctx.caller.tenantId),
    // The text is looked for as it is: its `%` and `_` are no wildcards.
    q ? ilike(scoutRuns.query, `%${q.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
  )
  const [rows, counted] = await Promise.all([
    ctx.db
      .select({ ...summaryColumns, best, newCount })
      .from(scoutRuns)
      .where(and(matching, status && eq(scoutRuns.status, status)))
      .orderBy(...orderByColumn(sort, columns, scoutRuns))
      .limit(limit)
      .offset(offset),
    ctx.db
      .select({ status: scoutRuns.status, count: count() })
      .from(scoutRuns)
      .where(matching)
      .groupBy(scoutRuns.status),
  ])
  const counts = Object.fromEntries(counted.map((row) => [row.status, row.count]))
  return { runs: rows.map((row) => scoutRunJson(row)), counts, total: totalOf(counts, status), limit, offset }
}
