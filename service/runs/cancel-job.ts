import type { AgentContext } from '../core/context.ts'
import { conflict } from '../core/errors.ts'
import type { RunRow } from '../db/schema/run-columns.ts'
import { and, eq } from '../db/sql.ts'
import { cancelled, cancelRun } from './cancel-run.ts'
import type { RunKind } from './run-kind.ts'

/**
 * Cancels a run and returns its record as `get` reads it; a repeat returns the record, too.
 * @throws {ServiceError} `not_found`, as `get` throws it, and `conflict` when the run had ended otherwise
 */
export async function cancelJob<Row extends RunRow, Result, Shown>(
  ctx: AgentContext,
  kind: RunKind<Row, Result>,
  { id, get }: { id: string; get: (ctx: AgentContext, id: string) => Promise<Shown> },
): Promise<Shown> {
  const isCancelled = await cancelRun(ctx, kind, id)
  const shown = await get(ctx, id)
  if (isCancelled) return shown
  const { table } = kind
  const [ended] = await ctx.db
    .select({ status: table.status, reason: table.reason })
    .from(table)
    .where(and(eq(table.id, id), eq(table.tenantId, ctx.caller.tenantId)))
  if (ended && ended.reason !== cancelled)
    throw conflict('wrong_status', `Its status is ${ended.status}. Only what is not done can be cancelled.`)
  return shown
}
