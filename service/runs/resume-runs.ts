import type { Context } from '../core/context.ts'
import { batchRows, inBatches } from '../db/in-batches.ts'
import type { RunRow } from '../db/schema/run-columns.ts'
import { and, inArray, lt, sql } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { enqueueAll } from '../queue/enqueue.ts'
import { runJob } from './run-job.ts'
import type { RunKind } from './run-kind.ts'

/** Longer than any job may run, so that only abandoned runs are resumed. */
export const staleAfterMs = 35 * 60_000

/** Maintenance: requeues the abandoned runs of a kind. */
export function resumeRuns<Row extends RunRow, Result>(
  ctx: Context,
  kind: RunKind<Row, Result>,
): Promise<void> {
  return takeUpSilent(ctx, kind, (tx, ids) =>
    enqueueAll(
      tx,
      runJob(kind),
      ids.map((id) => ({ run_id: id })),
    ),
  )
}

/**
 * Passes to `enqueueRows` the rows in progress that have been stale for long, in the transaction that marks them. The
 * queue reassigns the jobs of a dead worker itself; this is for those that exhausted their retries, such as after a
 * long outage.
 */
export async function takeUpSilent(
  ctx: Context,
  { table, open }: Pick<RunKind, 'table' | 'open'>,
  enqueueRows: (tx: Context, ids: string[]) => Promise<void>,
): Promise<void> {
  const now = ctx.now()
  const isSilent = and(
    lt(table.updatedAt, new Date(now.getTime() - staleAfterMs)),
    inArray(table.status, [...open]),
  )
  await inBatches(ctx, () =>
    inTransaction(ctx, async (tx) => {
      const some = tx.db
        .select({ id: table.id })
        .from(table)
        .where(isSilent)
        .limit(batchRows)
        .for('update', { skipLocked: true })
      const silent = await tx.db
        .update(table)
        .set({ updatedAt: now })
        .where(sql`${table.id} = any (array(${some}))`)
        .returning({ id: table.id })
      if (silent.length > 0)
        await enqueueRows(
          tx,
          silent.map(({ id }) => id),
        )
      return silent.length
    }),
  )
}
