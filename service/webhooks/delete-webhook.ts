import type { AgentContext } from '../core/context.ts'
import { notFound } from '../core/errors.ts'
import { webhookDeliveries, webhookEndpoints } from '../db/schema/webhooks.ts'
import { and, eq, inArray, isNull } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { endpointDeletedWords } from '../events/delivery-words.ts'

/**
 * Deletes an endpoint. Its history stays; its waiting deliveries are dead-lettered. An attempt in progress is
 * completed.
 * @throws {ServiceError} `not_found`
 */
export async function deleteWebhook(ctx: AgentContext, id: string): Promise<void> {
  const now = ctx.now()
  await inTransaction(ctx, async ({ db }) => {
    const [deleted] = await db
      .update(webhookEndpoints)
      .set({ deletedAt: now, isActive: false, updatedAt: now })
      .where(
        and(
          eq(webhookEndpoints.id, id),
          eq(webhookEndpoints.tenantId, ctx.caller.tenantId),
          isNull(webhookEndpoints.deletedAt),
        ),
      )
      .returning({ id: webhookEndpoints.id })
    if (!deleted) throw notFound('webhook endpoint')
    await db
      .update(webhookDeliveries)
      .set({
        status: 'dead_lettered',
        reason: 'endpoint_gone',
        lastError: endpointDeletedWords,
        nextAttemptAt: null,
        updatedAt: now,
      })
      .where(
        and(
          eq(webhookDeliveries.tenantId, ctx.caller.tenantId),
          eq(webhookDeliveries.endpointId, id),
          inArray(webhookDeliveries.status, ['queued', 'failed']),
        ),
      )
  })
}
