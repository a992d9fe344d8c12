import type { DeliveryList, ListDeliveriesQuery } from '#contract/deliveries.ts'
import type { TimeSort } from '#contract/primitives.ts'
import type { AgentContext } from '../core/context.ts'
import { findPlace, type TimeSpan, totalOf } from '../counts/row-counts.ts'
import { orderByTime } from '../db/order-by-time.ts'
import { type Place, runPreparedFor } from '../db/prepared.ts'
import { webhookDeliveries, webhookEndpoints } from '../db/schema/webhooks.ts'
import { and, eq, type SQL, sql } from '../db/sql.ts'
import {
  countDeliveries,
  countEnds,
  deliveryKinds,
  type KindFilter,
  matchingKinds,
} from './count-deliveries.ts'
import { deliveryColumns, deliveryJson } from './delivery-json.ts'

/** Deliveries, newest first unless sorted otherwise, those of deleted endpoints too. `counts` heeds every filter but `status`. */
export async function listDeliveries(ctx: AgentContext, query: ListDeliveriesQuery): Promise<DeliveryList> {
  const { limit, offset } = query
  const span: TimeSpan = {
    since: query.since === undefined ? undefined : new Date(query.since),
    until: query.until === undefined ? undefined : new Date(query.until),
  }
  const filter: KindFilter = { endpointId: query.endpoint_id, eventType: query.event_type }
  const [counts, rows] = await Promise.all([
    countDeliveries(ctx, filter, span),
    findPage(ctx, { filter: { ...filter, status: query.status }, span, limit, offset, sort: query.sort }),
  ])
  return {
    deliveries: rows.map(deliveryJson),
    counts,
    total: totalOf(counts, query.status),
    limit,
    offset,
  }
}

type Page = { filter: KindFilter; span: TimeSpan; limit: number; offset: number; sort: TimeSort | undefined }

async function findPage(ctx: AgentContext, { filter, span, limit, offset, sort }: Page) {
  const { until } = span
  const fromOldest = { before: until, notBefore: undefined, skip: offset }
  const place =
    sort === 'when'
      ? fromOldest
      : await findPlace(ctx, 'deliveries', {
          matching: matchingKinds(filter),
          offset,
          limit,
          until,
          newest: () => countEnds(ctx, filter, { until }),
        })
  const values = {
    ...filter,
    tenantId: ctx.caller.tenantId,
    since: span.since?.toISOString(),
    notBefore: place.notBefore?.toISOString(),
    before: place.before?.toISOString(),
    limit,
    skip: place.skip,
    upTo: place.skip + limit,
  }
  return runPreparedFor(ctx.db, sort === 'when' ? 'deliveries, oldest' : 'deliveries', values, (at) =>
    ctx.db
      .select(deliveryColumns)
      .from(webhookDeliveries)
      .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
      .where(
        and(
          eq(webhookDeliveries.tenantId, at.tenantId),
          sql`${webhookDeliveries.id} = any (array(${idsOf(at, sort)}))`,
        ),
      )
      .orderBy(...orderByTime(sort, webhookDeliveries.createdAt, webhookDeliveries.id)),
  )
}

type Places = {
  tenantId: Place<string>
  endpointId?: Place<string> | undefined
  eventType?: Place<string> | undefined
  status?: Place<string> | undefined
  since?: Place<string> | undefined
  notBefore?: Place<string> | undefined
  before?: Place<string> | undefined
  limit: Place<number>
  skip: Place<number>
  upTo: Place<number>
}

/** The newest, or oldest, of each kind, merged: whatever the filter, no more rows of a kind are looked at than the page needs. */
function idsOf({ tenantId, endpointId, eventType, status, ...at }: Places, sort: TimeSort | undefined): SQL {
  const direction = sort === 'when' ? sql`asc` : sql`desc`
  const from = [at.since, at.notBefore].filter((moment) => moment !== undefined)
  return sql`
    select found.id from (${deliveryKinds(tenantId, { endpointId, eventType, status })}) as kind
    cross join lateral (
      select id, created_at from ${webhookDeliveries} as delivery
      where delivery.endpoint_id = kind.endpoint_id and delivery.event_type = kind.event_type
        and delivery.status = kind.status
        ${sql.join(from.map((moment) => sql` and delivery.created_at >= ${moment}::timestamptz`))}
        ${at.before === undefined ? sql`` : sql`and delivery.created_at < ${at.before}::timestamptz`}
      order by created_at ${direction}, id ${direction} limit ${at.upTo}
    ) as found
    order by found.created_at ${direction}, found.id ${direction} limit ${at.limit} offset ${at.skip}`
}
