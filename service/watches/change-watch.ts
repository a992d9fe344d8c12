import type { ChangeWatchInput, Watch } from '#contract/watches.ts'
import type { AgentContext } from '../core/context.ts'
import { watches } from '../db/schema/watches.ts'
import { eq } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { assertAffords } from './create-watch.ts'
import { describeWatch } from './describe-watches.ts'
import { getWatchRow } from './get-watch.ts'
import type { WatchRow } from './watch-json.ts'
import { watchedKinds } from './watched-kinds.ts'

/**
 * Pauses or resumes, or changes interval or budget. A larger budget resumes what waited for the next month.
 * @throws {ServiceError} `not_found`, `invalid`
 */
export function changeWatch(ctx: AgentContext, id: string, change: ChangeWatchInput): Promise<Watch> {
  return inTransaction(ctx, async (tx) => {
    const row = await getWatchRow(tx, id, { lock: true })
    const { interval_days: intervalDays, monthly_budget: monthlyBudget, status } = change
    if (monthlyBudget !== undefined) assertAffords(monthlyBudget, watchedKinds[row.kind].price(tx))
    const now = tx.now()
    const raised = row.reason === 'budget' && (monthlyBudget ?? 0) > row.monthlyBudget
    const [changed] = await tx.db
      .update(watches)
      .set({
        ...(intervalDays !== undefined && { intervalDays }),
        ...(monthlyBudget !== undefined && { monthlyBudget }),
        ...((status === 'active' || (raised && status === undefined)) && resumed(row, now)),
        ...(status === 'active' && row.reason === 'access_ended' && { agentId: tx.caller.agentId }),
        ...(status === 'paused' && { status: 'paused', reason: 'asked', message: null }),
        updatedAt: now,
      })
      .where(eq(watches.id, id))
      .returning()
    if (!changed) throw new Error('A locked row is there.')
    return describeWatch(tx, changed)
  })
}

/** What waited for the next month is due now; what is overdue starts at once. */
function resumed(row: WatchRow, now: Date): Partial<WatchRow> {
  if (row.status === 'active') return {}
  const isLate = row.reason === 'budget' || row.nextRunAt < now
  return { status: 'active', reason: null, message: null, nextRunAt: isLate ? now : row.nextRunAt }
}
