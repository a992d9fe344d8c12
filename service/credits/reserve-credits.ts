import type { AgentContext } from '../core/context.ts'
import type { ServiceError } from '../core/errors.ts'
import { creditBalances, creditHolds, creditLedger } from '../db/schema/credits.ts'
import { eq, type SQL, sql } from '../db/sql.ts'
import { findHeldBy } from './find-held-by.ts'
import { insufficientCredits } from './insufficient-credits.ts'
import { topUpFor } from './top-up.ts'

export type CreditRequest = {
  operation: string
  runId: string
  credits: number
  breakdown: Record<string, number>
}

/**
 * Moves credits from available to reserved, in the caller's transaction. Invariant: the balance's row decides, so that
 * concurrent requests never take it below zero.
 * @throws {ServiceError} `insufficient_credits` with the package that covers the gap (Errors, 402)
 */
export async function reserveCredits(ctx: AgentContext, request: CreditRequest): Promise<void> {
  const { tenantId } = ctx.caller
  const { credits, breakdown } = request
  // One statement, so that the balance's row is locked as briefly as possible.
  const { rows } = await ctx.db.execute(sql`
    with debit as (
      update ${creditBalances} set available = available - ${credits}::int, held = held + ${credits}::int
      where tenant_id = ${tenantId} and available >= ${credits}::int
      returning tenant_id, available, held
    ), ${holdSql(ctx, request)}
    select from debit`)
  if (rows.length === 0) {
    const { available, held } = await findBalance(ctx)
    // Credits came back between the two statements: the refusal would name a gap that is not there.
    if (available >= credits) return reserveCredits(ctx, request)
    throw await insufficient(ctx, { credits, breakdown, available, held })
  }
}

/** Hold and ledger entry for the amount that a `debit` took, as table expressions of the same statement. */
export function holdSql(ctx: AgentContext, request: CreditRequest): SQL {
  const { credits, operation, runId, breakdown } = request
  return sql`hold as (
      insert into ${creditHolds} (tenant_id, operation, run_id, credits)
      select tenant_id, ${operation}, ${runId}::uuid, ${credits}::int from debit
    ), entry as (
      insert into ${creditLedger} (tenant_id, kind, credits, balance, held, operation, run_id, breakdown, created_at)
      select tenant_id, 'hold', ${-credits}::int, available, held, ${operation}, ${runId}::uuid,
        ${JSON.stringify(breakdown)}::jsonb, ${ctx.now().toISOString()}::timestamptz
      from debit
    )`
}

/**
 * For operations that charge later: rejects what the balance does not cover now, and reserves nothing.
 * @throws {ServiceError} `insufficient_credits`
 */
export async function requireCredits(
  ctx: AgentContext,
  { credits, breakdown }: Pick<CreditRequest, 'credits' | 'breakdown'>,
): Promise<void> {
  const { available, held } = await findBalance(ctx)
  if (available < credits) throw await insufficient(ctx, { credits, breakdown, available, held })
}

async function findBalance(ctx: AgentContext): Promise<{ available: number; held: number }> {
  const [balance] = await ctx.db
    .select({ available: creditBalances.available, held: creditBalances.held })
    .from(creditBalances)
    .where(eq(creditBalances.tenantId, ctx.caller.tenantId))
  return balance ?? { available: 0, held: 0 }
}

async function insufficient(
  ctx: AgentContext,
  gap: { credits: number; breakdown: Record<string, number>; available: number; held: number },
): Promise<ServiceError> {
  const { credits, breakdown, available, held } = gap
  const { jobs, heldBy } = held > 0 ? await findHeldBy(ctx) : { jobs: 0, heldBy: [] }
  return insufficientCredits({
    creditsRequired: credits,
    available,
    held,
    heldBy,
    runningJobs: jobs,
    breakdown,
    topup: topUpFor(ctx, credits - available),
  })
}
