import type { AgentContext } from '../core/context.ts'
import { creditBalances, creditHolds, creditLedger } from '../db/schema/credits.ts'
import { and, eq, type SQL, sql } from '../db/sql.ts'
import { notifyLowBalance } from './notify-low-balance.ts'

/**
 * Charges `used` of a run's reserved credits and releases the rest; `used` is at most the reserved amount. A
 * `breakdown` itemizes the charge where it differs from the request.
 */
export function settleCredits(
  ctx: AgentContext,
  run: { operation: string; runId: string; used: number; breakdown?: Record<string, number> | undefined },
): Promise<void> {
  return endHold(ctx, { ...run, kind: 'settle' })
}

/** Releases all credits reserved for a run. */
export function releaseCredits(ctx: AgentContext, run: { operation: string; runId: string }): Promise<void> {
  return endHold(ctx, { ...run, used: 0, kind: 'release' })
}

/** The items that were reserved: what was used is all of them. */
function itemsOf({ caller }: AgentContext, { operation, runId }: { operation: string; runId: string }): SQL {
  return sql`(select ${creditLedger.breakdown} from ${creditLedger} where ${creditLedger.tenantId} = ${caller.tenantId}
    and ${creditLedger.runId} = ${runId} and ${creditLedger.operation} = ${operation} and ${creditLedger.kind} = 'hold' limit 1)`
}

/** Invariant: a hold ends once. Ending it again changes nothing, so a job that runs twice charges once. */
async function endHold(
  ctx: AgentContext,
  run: {
    operation: string
    runId: string
    used: number
    breakdown?: Record<string, number> | undefined
    kind: 'settle' | 'release'
  },
): Promise<void> {
  const { tenantId } = ctx.caller
  const [hold] = await ctx.db
    .update(creditHolds)
    .set({ state: run.kind === 'settle' ? 'settled' : 'released', used: run.used, endedAt: ctx.now() })
    .where(
      and(
        eq(creditHolds.tenantId, tenantId),
        eq(creditHolds.runId, run.runId),
        eq(creditHolds.operation, run.operation),
        eq(creditHolds.state, 'held'),
      ),
    )
    .returning({ credits: creditHolds.credits })
  if (!hold) return
  if (run.used > hold.credits)
    throw new Error(`${run.operation} used ${run.used} of ${hold.credits} held credits`)
  const back = hold.credits - run.used
  const [balance] = await ctx.db
    .update(creditBalances)
    .set({
      available: sql`${creditBalances.available} + ${back}`,
      held: sql`${creditBalances.held} - ${hold.credits}`,
    })
    .where(eq(creditBalances.tenantId, tenantId))
    .returning()
  if (!balance) throw new Error('A tenant with a hold has a balance.')
  await ctx.db.insert(creditLedger).values({
    tenantId,
    kind: run.kind,
    credits: back,
    balance: balance.available,
    held: balance.held,
    spent: run.used,
    operation: run.operation,
    runId: run.runId,
    breakdown: run.breakdown ?? (run.used === hold.credits ? itemsOf(ctx, run) : undefined),
    createdAt: ctx.now(),
  })
  if (run.used > 0) await notifyLowBalance(ctx, balance)
}
