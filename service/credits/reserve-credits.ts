import { and, eq, gte, sql } from 'drizzle-orm'
import type { AgentContext } from '../context.ts'
import { creditBalances, creditHolds, creditLedger } from '../db/schema/credits.ts'
import { ServiceError } from '../errors.ts'
import { recommendedPackage } from './price-list.ts'
import { tellLowBalance } from './tell-low-balance.ts'
import { topUpUrl } from './top-up-url.ts'

export type CreditRequest = {
  operation: string
  runId: string
  credits: number
  breakdown: Record<string, number>
}

/**
 * Moves credits from spendable to held, in the caller's transaction.
 * Invariant: the balance's row decides, so that however many requests race, it never goes below zero.
 * @throws {ServiceError} `insufficient_credits` with the package that covers the gap (Errors, 402)
 */
export async function reserveCredits(ctx: AgentContext, request: CreditRequest): Promise<void> {
  const { tenantId } = ctx.caller
  const { credits, operation, runId, breakdown } = request
  const [balance] = await ctx.db
    .update(creditBalances)
    .set({
      available: sql`${creditBalances.available} - ${credits}`,
      held: sql`${creditBalances.held} + ${credits}`,
    })
    .where(and(eq(creditBalances.tenantId, tenantId), gte(creditBalances.available, credits)))
    .returning()
  if (!balance) throw await insufficient(ctx, credits, breakdown)
  await ctx.db.insert(creditHolds).values({ tenantId, operation, runId, credits })
  await ctx.db.insert(creditLedger).values({
    tenantId,
    kind: 'hold',
    credits: -credits,
    balance: balance.available,
    held: balance.held,
    operation,
    runId,
    breakdown,
    createdAt: ctx.now(),
  })
  await tellLowBalance(ctx, balance)
}

/**
 * For what charges later: refuses now what could not be paid now, and holds nothing.
 * @throws {ServiceError} `insufficient_credits`
 */
export async function requireCredits(
  ctx: AgentContext,
  { credits, breakdown }: Pick<CreditRequest, 'credits' | 'breakdown'>,
): Promise<void> {
  if ((await findAvailable(ctx)) < credits) throw await insufficient(ctx, credits, breakdown)
}

async function findAvailable(ctx: AgentContext): Promise<number> {
  const [balance] = await ctx.db
    .select({ available: creditBalances.available })
    .from(creditBalances)
    .where(eq(creditBalances.tenantId, ctx.caller.tenantId))
  return balance?.available ?? 0
}

async function insufficient(
  ctx: AgentContext,
  credits: number,
  breakdown: Record<string, number>,
): Promise<ServiceError> {
  const available = await findAvailable(ctx)
  const best = recommendedPackage(ctx.prices, credits - available)
  return new ServiceError(
    {
      kind: 'insufficient_credits',
      missing: {
        creditsRequired: credits,
        breakdown,
        topup: { credits: best.credits, priceUsd: best.price_usd, url: topUpUrl(ctx.config) },
      },
    },
    `This needs ${credits} credits and ${available} are left: ${credits - available} are missing.`,
  )
}
