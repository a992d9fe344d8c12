import type { Sent } from '#contract/always-sent.ts'
import type { Delivery } from '#contract/deliveries.ts'
import type { AgentContext } from '../core/context.ts'
import { conflict, notFound, type ServiceError } from '../core/errors.ts'
import { webhookDeliveries, webhookEndpoints } from '../db/schema/webhooks.ts'
import { and, eq, inArray, sql } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { sendWakeUp } from '../queue/wake-ups.ts'
import { type DeliveryRow, deliveryColumns, deliveryJson } from './delivery-json.ts'

/**
 * Resends a delivery now, delivered or not, with the same `webhook-id` and a whole round of attempts.
 * @throws {ServiceError} `not_found`; `conflict` while it is queued or in progress, and when its endpoint is disabled
 * or deleted
 */
export function retryDelivery(ctx: AgentContext, id: string): Promise<Sent<typeof Delivery>> {
  return inTransaction(ctx, async (tx) => {
    const now = ctx.now()
    const own = and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.tenantId, ctx.caller.tenantId))
    const [queued] = await tx.db
      .update(webhookDeliveries)
      .set({
        status: 'queued',
        roundStart: sql`${webhookDeliveries.attempts}`,
        reason: null,
        nextAttemptAt: now,
        updatedAt: now,
      })
      .from(webhookEndpoints)
      .where(
        and(
          own,
          inArray(webhookDeliveries.status, ['delivered', 'failed', 'dead_lettered']),
          eq(webhookEndpoints.id, webhookDeliveries.endpointId),
          eq(webhookEndpoints.isActive, true),
        ),
      )
      .returning({ id: webhookDeliveries.id })
    const [row] = await tx.db
      .select({ ...deliveryColumns, deletedAt: webhookEndpoints.deletedAt })
      .from(webhookDeliveries)
      .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
      .where(own)
    if (!row) throw notFound('delivery')
    if (!queued) throw whyNot(row)
    await sendWakeUp(tx, 'deliveries_due')
    return deliveryJson(row)
  })
}

function whyNot({ delivery, endpoint, deletedAt }: DeliveryRow & { deletedAt: Date | null }): ServiceError {
  if (deletedAt) return conflict('endpoint_deleted', 'The endpoint of this delivery was deleted.')
  if (!endpoint.isActive) {
    return conflict('endpoint_disabled', 'The endpoint is disabled. Enable it, then resend.')
  }
  const state = delivery.status === 'queued' ? 'queued' : 'being sent'
  return conflict('delivery_under_way', `This delivery is already ${state}.`)
}
