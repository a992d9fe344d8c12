import type { WatchDetail } from '#contract/watches.ts'
import type { AgentContext } from '../core/context.ts'
import { notFound } from '../core/errors.ts'
import { watches, watchRuns } from '../db/schema/watches.ts'
import { and, count, desc, eq } from '../db/sql.ts'
import { describeWatch } from './describe-watches.ts'
import { type WatchRow, watchRunJson } from './watch-json.ts'

/** @throws {ServiceError} `not_found`, also for a watch of another tenant */
export async function getWatchRow(
  ctx: AgentContext,
  id: string,
  options: { lock: boolean } = { lock: false },
): Promise<WatchRow> {
  const query = ctx.db
    .select()
    .from(watches)
    .where(and(eq(watches.id, id), eq(watches.tenantId, ctx.caller.tenantId)))
  const [row] = await (options.lock ? query.for('update') : query)
  if (!row) throw notFound('watch')
  return row
}

export async function getWatch(
  ctx: AgentContext,
  { id, limit, offset }: { id: string; limit: number; offset: number },
): Promise<WatchDetail> {
  const row = await getWatchRow(ctx, id)
  const [watch, runs, [counted]] = await Promise.all([
    describeWatch(ctx, row),
    ctx.db
      .select()
      .from(watchRuns)
      .where(eq(watchRuns.watchId, id))
      .orderBy(desc(watchRuns.createdAt), desc(watchRuns.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(watchRuns).where(eq(watchRuns.watchId, id)),
  ])
  return { ...watch, runs: runs.map(watchRunJson), runs_total: counted?.total ?? 0 }
}
