import type { AgentContext } from '../core/context.ts'
import { creditBalances } from '../db/schema/credits.ts'
import { and, eq } from '../db/sql.ts'
import { emitEvent } from '../events/emit-event.ts'
import { getLowBalanceCredits } from '../settings/get-settings.ts'
import { topUpUrl } from './top-up-url.ts'

type Balance = typeof creditBalances.$inferSelect

/**
 * Emits `billing.credits_low` and `billing.credits_empty` once each until the next grant. Reserved credits
 * still count: what a run doesn't use comes back, so a warning while it runs could be false.
 */
export async function notifyLowBalance(ctx: AgentContext, balance: Balance): Promise<void> {
  const { available, held, notifiedLow, notifiedEmpty } = balance
  const left = available + held
  if (notifiedLow && (notifiedEmpty || left > 0)) return
  const threshold = await getLowBalanceCredits(ctx)
  const data = { credits: available, held, threshold, topup_url: topUpUrl(ctx.config) }
  if (left <= threshold && (await isFirstNotice(ctx, 'notifiedLow')))
    await emitEvent(ctx, { type: 'billing.credits_low', data })
  if (left === 0 && (await isFirstNotice(ctx, 'notifiedEmpty')))
    await emitEvent(ctx, { type: 'billing.credits_empty', data })
}

/** A request that is rejected for lack of credits notifies too: a balance that was never spent from may be low. */
export async function notifyOfRejection(ctx: AgentContext): Promise<void> {
  const [balance] = await ctx.db
    .select()
    .from(creditBalances)
    .where(eq(creditBalances.tenantId, ctx.caller.tenantId))
  if (balance) await notifyLowBalance(ctx, balance)
}

/** Marks the notice as sent; false if another request has done so since the balance was read. */
async function isFirstNotice(ctx: AgentContext, notice: 'notifiedLow' | 'notifiedEmpty'): Promise<boolean> {
  const marked = await ctx.db
    .update(creditBalances)
    .set({ [notice]: true })
    .where(and(eq(creditBalances.tenantId, ctx.caller.tenantId), eq(creditBalances[notice], false)))
    .returning({ tenantId: creditBalances.tenantId })
  return marked.length > 0
}
