import type { AgentContext } from '../core/context.ts'
import { scoutRuns } from '../db/schema/scout-runs.ts'
import { and, eq, lt, sql } from '../db/sql.ts'
import type { ScoutRunRow } from './scout-run-json.ts'

/** Which of these posts, by their ids, earlier runs of the tenant found. */
export async function findSeenPosts(
  ctx: AgentContext,
  row: Pick<ScoutRunRow, 'createdAt'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const id = sql<string>`item.value ->> 'id'`
  const seen = await ctx.db
    .selectDistinct({ id })
    .from(scoutRuns)
    .innerJoin(sql`lateral jsonb_array_elements(${scoutRuns.results} -> 'items') as item(value)`, sql`true`)
    .where(
      and(
        eq(scoutRuns.tenantId, ctx.caller.tenantId),
        eq(scoutRuns.status, 'completed'),
        lt(scoutRuns.createdAt, row.createdAt),
        sql`${id} in ${[...ids]}`,
      ),
    )
  return new Set(seen.map((one) => one.id))
}
