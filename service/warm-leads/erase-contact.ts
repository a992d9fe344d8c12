import type { Sent } from '#contract/always-sent.ts'
import type { ErasedContact } from '#contract/warm-leads.ts'
import type { AgentContext } from '../core/context.ts'
import { notFound } from '../core/errors.ts'
import { warmLeadContacts } from '../db/schema/warm-leads.ts'
import { and, eq } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { storeSuppression } from '../suppressions/store-suppression.ts'
import { readSuppression } from '../suppressions/suppression-key.ts'
import { eraseContacts } from './erase-contacts.ts'
import { eraseSuppressedContacts, queueErasure } from './suppress-contacts.ts'

/**
 * Erases one contact by request. Its address is suppressed, so that no later run takes it up again, and leaves the
 * tenant's other reports as well.
 * @throws {ServiceError} `not_found`
 */
export async function eraseContact(
  ctx: AgentContext,
  { runId, contactId }: { runId: string; contactId: string },
): Promise<Sent<typeof ErasedContact>> {
  const address = await inTransaction(ctx, async (tx) => {
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
    const named = contact.email === null ? undefined : readSuppression(contact.email)
    if (!named) return undefined
    const stored = await storeSuppression(tx, { ...named, reason: 'Deleted on request.', origin: 'erasure' })
    await queueErasure(tx, stored.row)
    return named
  })
  if (!address) return { success: true }
  await eraseSuppressedContacts(ctx, address)
  return { success: true, suppressed: address.value }
}
