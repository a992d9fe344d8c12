import type { Sent } from '#contract/always-sent.ts'
import { type DeliveryList, type ListDeliveriesQuery, searchedEvents } from '#contract/deliveries.ts'
import type { AgentContext } from '../core/context.ts'
import { orderByTime } from '../db/order-by-time.ts'
import { events, webhookDeliveries, webhookEndpoints } from '../db/schema/webhooks.ts'
import { and, eq, gte, inArray, lt, sql } from '../db/sql.ts'
import { isOneOf, readEventTypes } from '../events/read-event-types.ts'
import { countOfEveryStatus } from './count-deliveries.ts'
import { deliveryColumns, deliveryJson, toldBy, toldSubject } from './delivery-json.ts'

/**
 * Deliveries whose `subject` has a text in it, whatever its case. No index has subjects: they are read from the newest
 * events, of which `searchedEvents` are looked through.
 */
export async function searchDeliveries(
  { db, caller }: AgentContext,
  query: ListDeliveriesQuery & { q: string },
): Promise<Sent<typeof DeliveryList>> {
  const { limit, offset, status, endpoint_id: endpointId, since, until } = query
  const types = readEventTypes(query.event_type)
  // The text is looked for as it is: its `%` and `_` are no wildcards.
  const pattern = `%${query.q.replace(/[\\%_]/g, '\\$&')}%`
  const about = sql`
    select event.id from (
      select id, payload from ${events} where tenant_id = ${caller.tenantId} order by created_at desc limit ${searchedEvents}
    ) as event cross join lateral ${toldBy(sql`event.payload`)} where ${toldSubject} ilike ${pattern}`
  const { tenantId, eventId, isTest, createdAt, id } = webhookDeliveries
  const order = orderByTime(query.sort, createdAt, id)
  const found = await db
    .select({ id, status: webhookDeliveries.status })
    .from(webhookDeliveries)
    .where(
      and(
        eq(tenantId, caller.tenantId),
        sql`${eventId} = any (array(${about}))`,
        eq(isTest, false),
        endpointId === undefined ? undefined : eq(webhookDeliveries.endpointId, endpointId),
        types === undefined ? undefined : isOneOf(sql`${webhookDeliveries.eventType}`, types),
        since === undefined ? undefined : gte(createdAt, new Date(since)),
        until === undefined ? undefined : lt(createdAt, new Date(until)),
      ),
    )
    .orderBy(...order)
  const counts: Record<string, number> = {}
  for (const one of found) counts[one.status] = (counts[one.status] ?? 0) + 1
  const matching = status === undefined ? found : found.filter((one) => one.status === status)
  const ids = matching.slice(offset, offset + limit).map((one) => one.id)
  const rows = await db
    .select(deliveryColumns)
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(and(eq(tenantId, caller.tenantId), inArray(id, ids)))
    .orderBy(...order)
  return {
    deliveries: rows.map(deliveryJson),
    counts: countOfEveryStatus(counts),
    total: matching.length,
    limit,
    offset,
  }
}
