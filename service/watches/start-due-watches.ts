import type { AgentContext, Context } from '../core/context.ts'
import { ServiceError } from '../core/errors.ts'
import { watches } from '../db/schema/watches.ts'
import { and, asc, eq, lte } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { emitEvent } from '../events/emit-event.ts'
import { nextTurn } from './after-days.ts'
import { asOwner } from './as-owner.ts'
import { isRunning, startRun } from './start-run.ts'
import { findOverspending } from './watch-budget.ts'
import type { WatchRow } from './watch-json.ts'

const maxAtOnce = 200

/**
 * Starts the runs whose time has come. Each is one transaction that moves `next_run_at` by compare-and-set and accepts
 * the run, so that every turn has one run and one charge, however often this is called.
 */
export async function startDueWatches(ctx: Context): Promise<void> {
  const due = await ctx.db
    .select()
    .from(watches)
    .where(and(eq(watches.status, 'active'), lte(watches.nextRunAt, ctx.now())))
    .orderBy(asc(watches.nextRunAt))
    .limit(maxAtOnce)
  for (const row of due) {
    try {
      await inTransaction(asOwner(ctx, row), (tx) => startTurn(tx, row))
    } catch (err) {
      // One that fails is due in the next minute again, and keeps no other from its turn.
      ctx.log.error({ err, watch_id: row.id }, 'watch could not be started')
    }
  }
}

async function startTurn(tx: AgentContext, due: WatchRow): Promise<void> {
  const now = tx.now()
  const [row] = await tx.db
    .update(watches)
    .set({ nextRunAt: nextTurn(due.nextRunAt, due.intervalDays, now), updatedAt: now })
    .where(and(eq(watches.id, due.id), eq(watches.status, 'active'), eq(watches.nextRunAt, due.nextRunAt)))
    .returning()
  if (!row || (await isRunning(tx, row.id))) return
  const overspending = await findOverspending(tx, row)
  if (overspending) {
    const { spent, month } = overspending
    const message = `${spent} of ${row.monthlyBudget} credits are spent this month. The next run starts next month.`
    return pause(tx, row, { reason: 'budget', message, nextRunAt: month.until })
  }
  try {
    await startRun(tx, row)
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    const isUnpaid = error.problem.kind === 'insufficient_credits'
    return pause(tx, row, {
      reason: isUnpaid ? 'insufficient_credits' : 'rejected',
      message: isUnpaid ? `${error.message} It resumes once there are enough.` : error.message,
      // It stays due: once it resumes, the missed run comes first.
      nextRunAt: due.nextRunAt,
    })
  }
}

async function pause(
  tx: AgentContext,
  row: WatchRow,
  why: { reason: NonNullable<WatchRow['reason']>; message: string; nextRunAt: Date },
): Promise<void> {
  await tx.db
    .update(watches)
    .set({ status: 'paused', ...why })
    .where(eq(watches.id, row.id))
  const { id, kind, label } = row
  const { reason, message } = why
  const data = { watch_id: id, kind, label, reason, message }
  await emitEvent(tx, { type: 'watch.paused', subjectId: id, data })
}
