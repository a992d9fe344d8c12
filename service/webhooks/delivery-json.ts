import type { Delivery } from '#contract/deliveries.ts'
import { webhookDeliveries, webhookEndpoints } from '../db/schema/webhooks.ts'

/** The columns of a delivery joined with its endpoint. */
export const deliveryColumns = {
  delivery: webhookDeliveries,
  endpoint: {
    id: webhookEndpoints.id,
    url: webhookEndpoints.url,
    description: webhookEndpoints.description,
    isActive: webhookEndpoints.isActive,
  },
}

export type DeliveryRow = {
  delivery: typeof webhookDeliveries.$inferSelect
  endpoint: { id: string; url: string; description: string | null; isActive: boolean }
}

/**
 * A delivery as the document has it (Webhook delivery). While its endpoint is disabled, no next attempt is promised.
 */
export function deliveryJson({ delivery: row, endpoint }: DeliveryRow): Delivery {
  return {
    id: row.id,
    event_id: row.eventId,
    event_type: row.eventType,
    status: row.status,
    attempts: row.attempts,
    ...(row.lastHttpStatus !== null && { last_http_status: row.lastHttpStatus }),
    ...(row.lastError !== null && { last_error: row.lastError }),
    ...(row.durationMs !== null && { duration_ms: row.durationMs }),
    ...(row.deliveredAt && { delivered_at: row.deliveredAt.toISOString() }),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    endpoint: {
      id: endpoint.id,
      url: endpoint.url,
      ...(endpoint.description !== null && { description: endpoint.description }),
    },
    ...(row.nextAttemptAt && endpoint.isActive && { next_attempt_at: row.nextAttemptAt.toISOString() }),
    ...(row.isTest && { test: true }),
    ...(row.reason !== null && { reason: row.reason }),
  }
}
