import type { AddSuppressionInput } from '#contract/suppressions.ts'
import type { AgentContext } from '../core/context.ts'
import { invalid } from '../core/errors.ts'
import { inTransaction } from '../db/transaction.ts'
import { type StoredSuppression, storeSuppression } from './store-suppression.ts'
import { readSuppression } from './suppression-key.ts'

/**
 * Suppresses a company or an address.
 * @param alongside belongs to the same transaction
 * @throws {ServiceError} `invalid` for what is neither
 */
export async function addSuppression(
  ctx: AgentContext,
  { value, reason }: AddSuppressionInput,
  alongside: (tx: AgentContext, stored: StoredSuppression) => Promise<void>,
): Promise<StoredSuppression> {
  const key = readSuppression(value)
  if (!key)
    throw invalid(
      'value',
      'Enter a domain without a path, such as acme.example, or an email address such as jo@acme.example.',
    )
  return inTransaction(ctx, async (tx) => {
    const stored = await storeSuppression(tx, {
      ...key,
      ...(reason !== undefined && { reason }),
      origin: 'manual',
    })
    await alongside(tx, stored)
    return stored
  })
}
