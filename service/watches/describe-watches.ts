import type { Watch } from '#contract/watches.ts'
import type { AgentContext } from '../core/context.ts'
import { watchRuns } from '../db/schema/watches.ts'
import { and, desc, eq, inArray } from '../db/sql.ts'
import { currentMonth, sumSpent } from './watch-budget.ts'
import { type WatchRow, watchJson } from './watch-json.ts'

/** Rows with their last run and what they cost this month. */
export async function describeWatches(ctx: AgentContext, rows: readonly WatchRow[]): Promise<Watch[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [spent, last] = await Promise.all([
    currentMonth(ctx).then((month) => sumSpent(ctx, month, ids)),
    ctx.db
      .selectDistinctOn([watchRuns.watchId])
      .from(watchRuns)
      .where(and(eq(watchRuns.tenantId, ctx.caller.tenantId), inArray(watchRuns.watchId, ids)))
      .orderBy(watchRuns.watchId, desc(watchRuns.createdAt), desc(watchRuns.id)),
  ])
  const lastOf = new Map(last.map((run) => [run.watchId, run]))
  return rows.map((row) =>
    watchJson(ctx, row, { spent: spent.get(row.id) ?? 0, lastRun: lastOf.get(row.id) }),
  )
}

export async function describeWatch(ctx: AgentContext, row: WatchRow): Promise<Watch> {
  const [watch] = await describeWatches(ctx, [row])
  if (!watch) throw new Error('A row is described as one watch.')
  return watch
}
