import { and, eq } from 'drizzle-orm'
import type { AgentContext } from '../context.ts'
import { creditBalances } from '../db/schema/credits.ts'
import { getLowBalanceCredits } from '../settings/get-settings.ts'
import { emitEvent } from '../webhooks/emit-event.ts'

type Balance = typeof creditBalances.$inferSelect

/** Emits `billing.credits_low` and `billing.credits_empty` once each until the next grant. */
export async function tellLowBalance(ctx: AgentContext, balance: Balance): Promise<void> {
  const threshold = await getLowBalanceCredits(ctx)
  const low = balance.available <= threshold && !balance.toldLow
  const empty = balance.available === 0 && !balance.toldEmpty
  if (low)
    await emitEvent(ctx, { type: 'billing.credits_low', data: { credits: balance.available, threshold } })
  if (empty) await tellEmptyBalance(ctx, { credits: 0 })
  if (low) {
    await ctx.db
      .update(creditBalances)
      .set({ toldLow: true })
      .where(eq(creditBalances.tenantId, balance.tenantId))
  }
}

/** A request that was refused for lack of credits tells it too: what is left buys nothing. */
export async function tellEmptyBalance(
  ctx: AgentContext,
  data: { credits: number; credits_required?: number },
): Promise<void> {
  const { tenantId } = ctx.caller
  const [first] = await ctx.db
    .update(creditBalances)
    .set({ toldEmpty: true })
    .where(and(eq(creditBalances.tenantId, tenantId), eq(creditBalances.toldEmpty, false)))
    .returning({ tenantId: creditBalances.tenantId })
  if (first) await emitEvent(ctx, { type: 'billing.credits_empty', data })
}
