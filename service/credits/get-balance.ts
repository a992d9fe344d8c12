import type { AgentContext } from '../core/context.ts'
import { runPrepared } from '../db/prepared.ts'
import { creditBalances } from '../db/schema/credits.ts'
import { eq } from '../db/sql.ts'
import { getLowBalanceCredits } from '../settings/get-settings.ts'

/**
 * Available and reserved credits of the caller's tenant. Reserved ones count as left, since they may come back: while
 * they are all there is, the balance is low and not empty.
 */
export async function getBalance(
  ctx: AgentContext,
): Promise<{ credits: number; held: number; status: 'healthy' | 'low' | 'empty' }> {
  const [[balance], threshold] = await Promise.all([
    runPrepared(ctx.db.select().from(creditBalances).where(eq(creditBalances.tenantId, ctx.caller.tenantId))),
    getLowBalanceCredits(ctx),
  ])
  const credits = balance?.available ?? 0
  const held = balance?.held ?? 0
  const left = credits + held
  const status = left === 0 ? 'empty' : credits === 0 || left <= threshold ? 'low' : 'healthy'
  return { credits, held, status }
}
