import type { DeliveryList, ListDeliveriesQuery } from '#contract/deliveries.ts'
import type { AgentContext } from '../core/context.ts'
import { findPlace, type Place, type TimeSpan } from '../counts/row-counts.ts'
import { webhookDeliveries, webhookEndpoints } from '../db/schema/webhooks.ts'
import { and, desc, eq, type SQL, sql } from '../db/sql.ts'
import {
  countDeliveries,
  countEnds,
  deliveryKinds,
  type KindFilter,
  matchingKinds,
} from './count-deliveries.ts'
import { deliveryColumns, deliveryJson } from './delivery-json.ts'

/** Deliveries, newest first, those of deleted endpoints too. `counts` heeds every filter but `status`. */
export async function listDeliveries(ctx: AgentContext, query: ListDeliveriesQuery): Promise<DeliveryList> {
  const { limit, offset } = query
  const span: TimeSpan = {
    since: query.since === undefined ? undefined : new Date(query.since),
    until: query.until === undefined ? undefined : new Date(query.until),
  }
  const filter: KindFilter = { endpointId: query.endpoint_id, eventType: query.event_type }
  const [counts, rows] = await Promise.all([
    countDeliveries(ctx, filter, span),
    findPage(ctx, { filter: { ...filter, status: query.status }, span, limit, offset }),
  ])
  return {
    deliveries: rows.map(deliveryJson),
    counts,
    total: query.status === undefined ? sum(Object.values(counts)) : (counts[query.status] ?? 0),
    limit,
    offset,
  }
}

type Page = { filter: KindFilter; span: TimeSpan; limit: number; offset: number }

async function findPage(ctx: AgentContext, { filter, span, limit, offset }: Page) {
  const { until } = span
  const place = await findPlace(ctx, 'deliveries', {
    matching: matchingKinds(filter),
    offset,
    limit,
    until,
    newest: () => countEnds(ctx, filter, { until }),
  })
  return ctx.db
    .select(deliveryColumns)
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(
      and(
        eq(webhookDeliveries.tenantId, ctx.caller.tenantId),
        sql`${webhookDeliveries.id} = any (array(${idsOf(ctx, { filter, span, limit, place })}))`,
      ),
    )
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
}

/** The newest of each kind, merged: whatever the filter, no more rows are looked at than the page needs of each kind. */
function idsOf(
  ctx: AgentContext,
  { filter, span, limit, place }: Omit<Page, 'offset'> & { place: Place },
): SQL {
  const { before, skip } = place
  const from = [span.since, place.notBefore].filter((at) => at !== undefined)
  return sql`
    select newest.id from (${deliveryKinds(ctx, filter)}) as kind
    cross join lateral (
      select id, created_at from ${webhookDeliveries} as delivery
      where delivery.endpoint_id = kind.endpoint_id and delivery.event_type = kind.event_type
        and delivery.status = kind.status
        ${sql.join(from.map((at) => sql` and delivery.created_at >= ${at.toISOString()}::timestamptz`))}
        ${before === undefined ? sql`` : sql`and delivery.created_at < ${before.toISOString()}::timestamptz`}
      order by created_at desc, id desc limit ${skip + limit}
    ) as newest
    order by newest.created_at desc, newest.id desc limit ${limit} offset ${skip}`
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
