import type { AgentContext } from '../core/context.ts'
import { ServiceError } from '../core/errors.ts'
import { inTransaction } from '../db/transaction.ts'
import { answeredTransaction } from '../idempotency/answered-transaction.ts'
import { notifyOfRejection } from './notify-low-balance.ts'
import { requireCredits } from './reserve-credits.ts'

/**
 * The transaction that accepts work for credits. Its result is the answer to the request, saved with the charge: see
 * {@link answeredTransaction}. A rejection for lack of credits notifies of a low balance.
 */
export function chargedTransaction<T extends object>(
  ctx: AgentContext,
  work: (tx: AgentContext) => Promise<T>,
): Promise<T> {
  return notifyingRejection(ctx, () => answeredTransaction(ctx, work))
}

/**
 * Rejects work that the balance does not cover before it is begun, and reserves nothing: the transaction at its end
 * decides.
 * @throws {ServiceError} `insufficient_credits`
 */
export function rejectUnaffordable(
  ctx: AgentContext,
  price: { credits: number; breakdown: Record<string, number> },
): Promise<void> {
  return notifyingRejection(ctx, () => requireCredits(ctx, price))
}

async function notifyingRejection<T>(ctx: AgentContext, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ServiceError && error.problem.kind === 'insufficient_credits') {
      await inTransaction(ctx, notifyOfRejection)
    }
    throw error
  }
}
