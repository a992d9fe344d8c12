import type { AddedSuppression, AddSuppressionInput } from '#contract/suppressions.ts'
import type { AgentContext } from '../core/context.ts'
import { invalid } from '../core/errors.ts'
import { inTransaction } from '../db/transaction.ts'
import { storeSuppression } from './store-suppression.ts'
import { suppressionJson } from './suppression-json.ts'
import { readSuppression, type SuppressionKey } from './suppression-key.ts'

/** Erases what a new suppression names, in its transaction; answers how many contacts that were. */
type EraseContacts = (tx: AgentContext, suppressed: SuppressionKey) => Promise<number>

/**
 * Suppresses a company or an address, and erases the contacts that it names; one transaction.
 * @throws {ServiceError} `invalid` for what is neither
 */
export async function addSuppression(
  ctx: AgentContext,
  { value, reason }: AddSuppressionInput,
  eraseContacts: EraseContacts,
): Promise<{ suppression: AddedSuppression; isNew: boolean }> {
  const key = readSuppression(value)
  if (!key)
    throw invalid(
      'value',
      'Enter a domain such as acme.example, or an email address such as jo@acme.example.',
    )
  return inTransaction(ctx, async (tx) => {
    const { row, isNew } = await storeSuppression(tx, {
      ...key,
      ...(reason !== undefined && { reason }),
      origin: 'manual',
    })
    const erased = await eraseContacts(tx, key)
    return { suppression: { ...suppressionJson(row), erased_contacts: erased }, isNew }
  })
}
