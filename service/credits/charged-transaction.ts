import type { AgentContext } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { ServiceError } from '../errors.ts'
import { notifyEmptyBalance } from './notify-low-balance.ts'

/** A transaction that reserves credits; when they do not suffice, the refusal itself is told as an event. */
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
