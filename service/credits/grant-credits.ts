import type { Context } from '../core/context.ts'
import { creditBalances, creditLedger } from '../db/schema/credits.ts'
import { sql } from '../db/sql.ts'

/** Adds available credits; both the first claim and an operator's grant use it. Returns the new balance. */
export async function grantCredits(
  ctx: Pick<Context, 'db' | 'now'>,
  grant: { tenantId: string; credits: number; operation: 'first_claim' | 'operator_grant' },
): Promise<number> {
  const { tenantId, credits, operation } = grant
  const [balance] = await ctx.db
    .insert(creditBalances)
    .values({ tenantId, available: credits })
    .onConflictDoUpdate({
      target: creditBalances.tenantId,
      set: {
        available: sql`${creditBalances.available} + ${credits}`,
        notifiedLow: false,
        notifiedEmpty: false,
      },
    })
    .returning()
  if (!balance) throw new Error('Expected the upsert to return a row.')
  await ctx.db.insert(creditLedger).values({
    tenantId,
    kind: 'grant',
    credits,
    balance: balance.available,
    held: balance.held,
    operation,
    createdAt: ctx.now(),
  })
  return balance.available
}
