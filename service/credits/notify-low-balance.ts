import type { AgentContext } from '../core/context.ts'
import { creditBalances } from '../db/schema/credits.ts'
import { and, eq } from '../db/sql.ts'
import { emitEvent } from '../events/emit-event.ts'
import { getLowBalanceCredits } from '../settings/get-settings.ts'
import { topUpUrl } from './top-up-url.ts'

type Balance = { available: number; held: number; notifiedLow: boolean }

/**
 * Emits `billing.credits_low` and `billing.credits_empty` once each until the next grant. Reserved credits
 * still count: what a run doesn't use comes back, so a warning while it runs could be false.
 */
export async function notifyLowBalance(ctx: AgentContext, balance: Balance): Promise<void> {
  const owned = balance.available + balance.held
  if (!balance.notifiedLow) {
    const threshold = await getLowBalanceCredits(ctx)
    if (owned <= threshold) {
      await ctx.db
        .update(creditBalances)
        .set({ notifiedLow: true })
        .where(eq(creditBalances.tenantId, ctx.caller.tenantId))
      const data = { ...billingData(ctx, balance), threshold }
      await emitEvent(ctx, { type: 'billing.credits_low', data })
    }
  }
  if (owned === 0) await notifyEmptyBalance(ctx)
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

function billingData(ctx: AgentContext, balance: Pick<Balance, 'available' | 'held'>) {
  return { credits: balance.available, held: balance.held, topup_url: topUpUrl(ctx.config) }
}
