import { z } from 'zod'
import { IdParams } from '#contract/primitives.ts'
import { runWatch as runWatchOperation, type Watch } from '#contract/watches.ts'
import type { AgentContext } from '../core/context.ts'
import { conflict } from '../core/errors.ts'
import { chargedTransaction } from '../credits/charged-transaction.ts'
import { chargingOperation } from '../credits/charging-operation.ts'
import { watches } from '../db/schema/watches.ts'
import { eq } from '../db/sql.ts'
import { nextTurn } from './after-days.ts'
import { describeWatch } from './describe-watches.ts'
import { getWatchRow } from './get-watch.ts'
import { isRunning, startRun } from './start-run.ts'
import { findOverspending } from './watch-budget.ts'
import { watchedKinds } from './watched-kinds.ts'

/**
 * Runs a watch now, as a planned run: for its price, within its budget, and one at a time. While one is under way nothing
 * is started. A run that is overdue is this one; any other stays planned, and a paused watch stays paused.
 * @throws {ServiceError} `not_found`, `conflict` beyond the budget, and what the repeated operation throws
 */
export function runWatch(ctx: AgentContext, id: string): Promise<Watch> {
  return chargedTransaction(ctx, async (tx) => {
    const row = await getWatchRow(tx, id, { lock: true })
    if (await isRunning(tx, id)) return describeWatch(tx, row)
    const overspending = await findOverspending(tx, row)
    if (overspending) {
      const { spent, price } = overspending
      throw conflict(
        'over_monthly_budget',
        `A run costs ${price} credits, and ${spent} of the ${row.monthlyBudget} of this month are spent. Raise the budget first.`,
      )
    }
    await startRun(tx, row)
    const now = tx.now()
    const isDue = row.nextRunAt <= now
    const [run] = await tx.db
      .update(watches)
      .set({ updatedAt: now, ...(isDue && { nextRunAt: nextTurn(row.nextRunAt, row.intervalDays, now) }) })
      .where(eq(watches.id, id))
      .returning()
    if (!run) throw new Error('A locked row is there.')
    return describeWatch(tx, run)
  })
}

/** The id of the call is in its path, which an estimate has no other place for. */
const RunWatchEstimateInput = z.object(IdParams.shape)

export const runWatchCharge = chargingOperation({
  operation: { ...runWatchOperation, body: RunWatchEstimateInput },
  formula: 'what the repeated operation costs',
  async estimate(ctx, { id }) {
    const row = await getWatchRow(ctx, id)
    return watchedKinds[row.kind].estimate(ctx)
  },
})
