import type { AgentContext } from '../core/context.ts'
import { creditBalances } from '../db/schema/credits.ts'
import { and, eq } from '../db/sql.ts'
import { emitEvent } from '../events/emit-event.ts'
import { topUpUrl } from './top-up-url.ts'

/** Credits; at `threshold` or below, the balance is low. */
type ReservedBalance = { available: number; held: number; notifiedLow: boolean; threshold: number }

/** Emits `billing.credits_low` and `billing.credits_empty` once each until the next grant. */
export async function notifyLowBalance(ctx: AgentContext, balance: ReservedBalance): Promise<void> {
  const { threshold } = balance
  if (balance.available <= threshold && !balance.notifiedLow) {
    await ctx.db
      .update(creditBalances)
      .set({ notifiedLow: true })
      .where(eq(creditBalances.tenantId, ctx.caller.tenantId))
    const data = { ...billingData(ctx, balance), threshold }
    await emitEvent(ctx, { type: 'billing.credits_low', data })
  }
  if (balance.available === 0) await notifyEmptyBalance(ctx)
}

/** A request rejected for lack of credits notifies too: the remaining balance does not cover it. */
export async function notifyEmptyBalance(ctx: AgentContext): Promise<void> {
  const [balance] = await ctx.db
    .update(creditBalances)
    .set({ notifiedEmpty: true })
    .where(and(eq(creditBalances.tenantId, ctx.caller.tenantId), eq(creditBalances.notifiedEmpty, false)))
    .returning()
  if (balance) await emitEvent(ctx, { type: 'billing.credits_empty', data: billingData(ctx, balance) })
}

function billingData(ctx: AgentContext, balance: Pick<ReservedBalance, 'available' | 'held'>) {
  return { credits: balance.available, held: balance.held, topup_url: topUpUrl(ctx.config) }
}
