import type { Sent } from '#contract/always-sent.ts'
import type { DeliveryList, ListDeliveriesQuery } from '#contract/deliveries.ts'
import type { TimeSort } from '#contract/primitives.ts'
import type { AgentContext } from '../core/context.ts'
import { isFirstPage, limitOfFirstPage } from '../counts/first-page.ts'
import { findPlace, type TimeSpan, totalOf, totalsOf } from '../counts/row-counts.ts'
import { orderByTime } from '../db/order-by-time.ts'
import { type Place, runPreparedFor } from '../db/prepared.ts'
import { webhookDeliveries, webhookEndpoints } from '../db/schema/webhooks.ts'
import { and, eq, type SQL, sql } from '../db/sql.ts'
import { readEventTypes } from '../events/read-event-types.ts'
import {
  countDeliveries,
  countEnds,
  countOfEveryStatus,
  deliveryKinds,
  type KindFilter,
  matchingKinds,
  totalsByStatus,
} from './count-deliveries.ts'
import { type DeliveryRow, deliveryColumns, deliveryJson } from './delivery-json.ts'
import { searchDeliveries } from './search-deliveries.ts'

/** Deliveries, newest first unless sorted otherwise, those of deleted endpoints too. `counts` heeds every filter but `status`. */
export async function listDeliveries(
  ctx: AgentContext,
  query: ListDeliveriesQuery,
): Promise<Sent<typeof DeliveryList>> {
  const { q, limit, offset } = query
  if (q) return searchDeliveries(ctx, { ...query, q })
  const span: TimeSpan = {
    since: query.since === undefined ? undefined : new Date(query.since),
    until: query.until === undefined ? undefined : new Date(query.until),
  }
  const filter: KindFilter = {
    endpointId: query.endpoint_id,
    eventTypes: readEventTypes(query.event_type),
  }
  const isBounded = span.since !== undefined || span.until !== undefined
  const [within, page] = await Promise.all([
    isBounded ? countDeliveries(ctx, filter, span) : undefined,
    findPage(ctx, { filter, status: query.status, span, limit, offset, sort: query.sort }),
  ])
  const counts = within ?? page.counts
  return {
    deliveries: page.rows.map(deliveryJson),
    counts: countOfEveryStatus(counts),
    total: totalOf(counts, query.status),
    limit,
    offset,
  }
}

type Page = {
  filter: KindFilter
  status: string | undefined
  span: TimeSpan
  limit: number
  offset: number
  sort: TimeSort | undefined
}

type FoundPage = { rows: DeliveryRow[]; counts: Record<string, number> }

/** The rows of a page, and the counts of all time in the same statement, which reads the totals for both. */
async function findPage(
  ctx: AgentContext,
  { filter, status, span, limit, offset, sort }: Page,
): Promise<FoundPage> {
  const { until } = span
  const fromOldest = { before: until, notBefore: undefined, skip: offset }
  const place =
    sort === 'when'
      ? fromOldest
      : await findPlace(ctx, 'deliveries', {
          matching: matchingKinds({ ...filter, status }),
          offset,
          limit,
          until,
          newest: () => countEnds(ctx, { ...filter, status }, { until }),
        })
  const values = {
    ...filter,
    status,
    tenantId: ctx.caller.tenantId,
    since: span.since?.toISOString(),
    notBefore: place.notBefore?.toISOString(),
    before: place.before?.toISOString(),
    limit,
    skip: isFirstPage(limit, place.skip) ? undefined : place.skip,
    upTo: place.skip + limit,
  }
  const found = await runPreparedFor(
    ctx.db,
    sort === 'when' ? 'deliveries, oldest' : 'deliveries',
    values,
    (at) => {
      const totals = ctx.db
        .$with('totals', { facets: sql`facets`, count: sql`count` })
        .as(totalsOf(at.tenantId, 'deliveries'))
      const { endpointId, eventTypes } = at
      // There without rows too.
      const counted = sql`(
        select json_object_agg(status, count)::text as counts
        from (${totalsByStatus(sql`totals`, { endpointId, eventTypes })}) as by_status) as counted`
      return ctx.db
        .with(totals)
        .select({ counts: sql<string | null>`counted.counts`, ...deliveryColumns })
        .from(counted)
        .leftJoin(
          webhookDeliveries,
          and(
            eq(webhookDeliveries.tenantId, at.tenantId),
            sql`${webhookDeliveries.id} = any (array(${idsOf(at, sort)}))`,
          ),
        )
        .leftJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
        .orderBy(...orderByTime(sort, webhookDeliveries.createdAt, webhookDeliveries.id))
    },
  )
  return {
    rows: found.flatMap(({ delivery, endpoint, subject }) =>
      delivery && endpoint ? [{ delivery, endpoint, subject }] : [],
    ),
    // Counts by status, as the statement makes them.
    counts: JSON.parse(found[0]?.counts ?? '{}') as Record<string, number>,
  }
}

type Places = {
  tenantId: Place<string>
  endpointId?: Place<string> | undefined
  eventTypes?: Place<string> | undefined
  status?: Place<string> | undefined
  since?: Place<string> | undefined
  notBefore?: Place<string> | undefined
  before?: Place<string> | undefined
  limit: Place<number>
  /** Undefined for a first page. */
  skip?: Place<number> | undefined
  upTo: Place<number>
}

/** The newest, or oldest, of each kind, merged: whatever the filter, no more rows of a kind are looked at than the page needs. */
function idsOf({ endpointId, eventTypes, status, ...at }: Places, sort: TimeSort | undefined): SQL {
  const direction = sort === 'when' ? sql`asc` : sql`desc`
  const order = sql`order by created_at ${direction}, id ${direction}`
  const from = [at.since, at.notBefore].filter((moment) => moment !== undefined)
  return sql`
    select found.id from (${deliveryKinds(sql`totals`, { endpointId, eventTypes, status })}) as kind
    cross join lateral (
      select id, created_at from (
        select id, created_at from ${webhookDeliveries} as delivery
        where delivery.endpoint_id = kind.endpoint_id and delivery.event_type = kind.event_type
          and delivery.status = kind.status
          ${sql.join(from.map((moment) => sql` and delivery.created_at >= ${moment}::timestamptz`))}
          ${at.before === undefined ? sql`` : sql`and delivery.created_at < ${at.before}::timestamptz`}
        ${at.skip === undefined ? sql`${order} ${limitOfFirstPage}` : sql``}
      ) as near ${order} limit ${at.upTo}
    ) as found
    ${order} limit ${at.limit}${at.skip === undefined ? sql`` : sql` offset ${at.skip}`}`
}
