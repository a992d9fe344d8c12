import type { Sent } from '#contract/always-sent.ts'
import type { Delivery } from '#contract/deliveries.ts'
import { events, webhookDeliveries, webhookEndpoints } from '../db/schema/webhooks.ts'
import { type SQL, sql } from '../db/sql.ts'

/**
 * What the event with this payload names, as `told`. The payload is parsed once, and not where a character is escaped: it
 * may be half of a surrogate pair, which PostgreSQL refuses to read.
 */
export function toldBy(payload: SQL): SQL {
  return sql`json_to_record(case when strpos(${payload}::text, '\\u') = 0 then ${payload} -> 'data' end)
      as told(title text, brand_name text, topic text, query text, domain text, label text)`
}

/** What an event is about, of what is `told`. */
export const toldSubject = sql`left(coalesce(told.title, told.brand_name, told.topic, told.query, told.domain, told.label), 300)`

/** The columns of a delivery joined with its endpoint. */
export const deliveryColumns = {
  delivery: webhookDeliveries,
  endpoint: {
    id: webhookEndpoints.id,
    url: webhookEndpoints.url,
    description: webhookEndpoints.description,
    isActive: webhookEndpoints.isActive,
  },
  // Found by its key for each row that is shown, and by no join, which could read more.
  subject: sql<string | null>`(
    select ${toldSubject}
    from ${events} as event
    cross join lateral ${toldBy(sql`event.payload`)}
    where event.id = ${webhookDeliveries.eventId} and not ${webhookDeliveries.isTest})`.as('subject'),
}

export type DeliveryRow = {
  delivery: typeof webhookDeliveries.$inferSelect
  endpoint: { id: string; url: string; description: string | null; isActive: boolean }
  /** What the event is about; null for a test, and where the event names nothing. */
  subject: string | null
}

/**
 * A delivery as the document has it (Webhook delivery). While its endpoint is disabled, no next attempt is promised.
 */
export function deliveryJson({ delivery: row, endpoint, subject }: DeliveryRow): Sent<typeof Delivery> {
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
    ...(subject && { subject }),
    ...(row.reason !== null && { reason: row.reason }),
  }
}
