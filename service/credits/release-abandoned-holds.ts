import { asAgent, type Context } from '../core/context.ts'
import { creditHolds } from '../db/schema/credits.ts'
import { and, eq, inArray, lt } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { releaseCredits } from './end-hold.ts'

const atOnce = 500

/**
 * Releases credits reserved by synchronous calls whose process died. Runs with a row of their own resume instead.
 * `olderThanMs` must be longer than any such call takes.
 */
export async function releaseAbandonedHolds(
  ctx: Context,
  calls: { operations: readonly string[]; olderThanMs: number },
): Promise<void> {
  const abandoned = await ctx.db
    .select({ tenantId: creditHolds.tenantId, operation: creditHolds.operation, runId: creditHolds.runId })
    .from(creditHolds)
    .where(
      and(
        eq(creditHolds.state, 'held'),
        inArray(creditHolds.operation, [...calls.operations]),
        lt(creditHolds.createdAt, new Date(ctx.now().getTime() - calls.olderThanMs)),
      ),
    )
    .limit(atOnce)
  for (const { tenantId, operation, runId } of abandoned) {
    // No agent causes a release, so its ledger entry names none.
    const agent = asAgent(ctx, { tenantId, agentId: tenantId })
    await inTransaction(agent, (tx) => releaseCredits(tx, { operation, runId }))
  }
}
