import type { Deleted } from '#contract/primitives.ts'
import type { AgentContext } from '../core/context.ts'
import { destinations } from '../db/schema/destinations.ts'
import { and, eq } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { lockDestinations } from './connect-destination.ts'
import { getDestinationRow } from './get-destination-row.ts'

/**
 * Erases a destination's credentials. Its row stays for the articles that are published there.
 * @throws {ServiceError} `not_found`
 */
export function disconnectDestination(ctx: AgentContext, destinationId: string): Promise<Deleted> {
  return inTransaction(ctx, async (tx) => {
    await lockDestinations(tx)
    await getDestinationRow(tx, destinationId)
    const now = tx.now()
    await tx.db
      .update(destinations)
      .set({ sealedSecret: '', isDefault: false, deletedAt: now, updatedAt: now })
      .where(and(eq(destinations.id, destinationId), eq(destinations.tenantId, tx.caller.tenantId)))
    return { success: true }
  })
}
