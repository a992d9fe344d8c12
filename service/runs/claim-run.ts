import type { Context } from '../core/context.ts'
import type { RunRow } from '../db/schema/run-columns.ts'
import { and, eq, inArray, sql } from '../db/sql.ts'
import type { RunKind } from './run-kind.ts'

/**
 * Claims a run that has not ended. Every claim increments `attempt`, and only the newest claim may report or end the
 * run: a worker that was presumed dead and returns changes nothing. Undefined if the run has ended.
 */
export async function claimRun<Row extends RunRow, Result>(
  ctx: Context,
  kind: RunKind<Row, Result>,
  runId: string,
): Promise<Row | undefined> {
  const { table } = kind
  const [row] = await ctx.db
    .update(table)
    .set({ attempt: sql`${table.attempt} + 1`, status: kind.running, updatedAt: ctx.now() })
    .where(and(eq(table.id, runId), inArray(table.status, [...kind.open])))
    .returning()
  // The kind's table has its module's columns besides those known here, and `returning` returns them all.
  return row as Row | undefined
}
