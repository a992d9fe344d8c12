import type { AgentContext } from '../core/context.ts'
import { ServiceError } from '../core/errors.ts'
import { inTransaction } from '../db/transaction.ts'
import { notifyEmptyBalance } from './notify-low-balance.ts'

/** A transaction that reserves credits; if the balance is insufficient, emits the rejection as an event. */
export async function chargedTransaction<T>(
  ctx: AgentContext,
  work: (ctx: AgentContext) => Promise<T>,
): Promise<T> {
  try {
    return await inTransaction(ctx, work)
  } catch (error) {
    if (error instanceof ServiceError && error.problem.kind === 'insufficient_credits') {
      await inTransaction(ctx, notifyEmptyBalance)
    }
    throw error
  }
}
