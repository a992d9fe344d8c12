import type { DeliveryList, ListDeliveriesQuery } from '#contract/deliveries.ts'
import type { AgentContext } from '../core/context.ts'
import { webhookDeliveries, webhookEndpoints } from '../db/schema/webhooks.ts'
import { and, count, desc, eq, gte, lt } from '../db/sql.ts'
import { deliveryColumns, deliveryJson } from './delivery-json.ts'

/** Deliveries, newest first, those of deleted endpoints too. `counts` heeds every filter but `status`. */
export async function listDeliveries(ctx: AgentContext, query: ListDeliveriesQuery): Promise<DeliveryList> {
  const all = and(
    eq(webhookDeliveries.tenantId, ctx.caller.tenantId),
    query.event_type === undefined ? undefined : eq(webhookDeliveries.eventType, query.event_type),
    query.endpoint_id === undefined ? undefined : eq(webhookDeliveries.endpointId, query.endpoint_id),
    query.since === undefined ? undefined : gte(webhookDeliveries.createdAt, new Date(query.since)),
    query.until === undefined ? undefined : lt(webhookDeliveries.createdAt, new Date(query.until)),
  )
  const [rows, statuses] = await Promise.all([
    ctx.db
      .select(deliveryColumns)
      .from(webhookDeliveries)
      .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
      .where(and(all, query.status && eq(webhookDeliveries.status, query.status)))
      .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
      .limit(query.limit)
      .offset(query.offset),
    ctx.db
      .select({ status: webhookDeliveries.status, count: count() })
      .from(webhookDeliveries)
      .where(all)
      .groupBy(webhookDeliveries.status),
  ])
  const matching = statuses.filter((row) => query.status === undefined || row.status === query.status)
  return {
    deliveries: rows.map(deliveryJson),
    counts: Object.fromEntries(statuses.map((row) => [row.status, row.count])),
    total: matching.reduce((sum, row) => sum + row.count, 0),
    limit: query.limit,
    offset: query.offset,
  }
}
