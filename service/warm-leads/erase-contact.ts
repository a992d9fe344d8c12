import type { ErasedContact } from '#contract/warm-leads.ts'
import type { AgentContext } from '../core/context.ts'
import { notFound } from '../core/errors.ts'
import { warmLeadContacts } from '../db/schema/warm-leads.ts'
import { and, eq } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { storeSuppression } from '../suppressions/store-suppression.ts'
import { readSuppression } from '../suppressions/suppression-key.ts'
import { eraseContacts, eraseSuppressedContacts } from './erase-contacts.ts'

/**
 * Erases one contact by request. Its address is suppressed, so that no later run takes it up again, and leaves the
 * tenant's other reports as well.
 * @throws {ServiceError} `not_found`
 */
export async function eraseContact(
  ctx: AgentContext,
  { runId, contactId }: { runId: string; contactId: string },
): Promise<ErasedContact> {
  return inTransaction(ctx, async (tx) => {
    const [contact] = await tx.db
      .select()
      .from(warmLeadContacts)
      .where(
        and(
          eq(warmLeadContacts.id, contactId),
          eq(warmLeadContacts.runId, runId),
          eq(warmLeadContacts.tenantId, tx.caller.tenantId),
        ),
      )
    if (!contact) throw notFound('contact')
    await eraseContacts(tx, [contact])
    const address = contact.email === null ? undefined : readSuppression(contact.email)
    if (!address) return { success: true }
    await storeSuppression(tx, { ...address, reason: 'Deleted on request.', origin: 'erasure' })
    await eraseSuppressedContacts(tx, address)
    return { success: true, suppressed: address.value }
  })
}
