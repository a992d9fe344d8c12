import { DeliveryStatus } from '#contract/deliveries.ts'
import type { AgentContext } from '../core/context.ts'
import { divideSpan, hoursOf, type TimeSpan, totalsOf, type WholeHours } from '../counts/row-counts.ts'
import { executePrepared, type Place } from '../db/prepared.ts'
import { webhookDeliveries } from '../db/schema/webhooks.ts'
import { type SQL, sql } from '../db/sql.ts'
import { isOneOf } from '../events/read-event-types.ts'

export type KindFilter = {
  endpointId?: Place<string> | undefined
  eventTypes?: Place<string> | undefined
  status?: Place<string> | undefined
}

/** The facets of a delivery, as `service/db/count-rows.ts` counts them. */
const facets = {
  endpointId: sql`facets[1]`,
  eventType: sql`facets[2]`,
  status: sql`facets[3]`,
  isMissing: sql`facets[4] = 'true'`,
}

/** A condition on `facets`. */
export function matchingKinds({ endpointId, eventTypes, status }: KindFilter): SQL {
  return sql`${endpointId === undefined ? sql`true` : sql`${facets.endpointId} = ${endpointId}`}
    and ${eventTypes === undefined ? sql`true` : isOneOf(facets.eventType, eventTypes)}
    and ${status === undefined ? sql`true` : sql`${facets.status} = ${status}`}`
}

/** A query for the kinds of deliveries among `totals`: `endpoint_id`, `event_type`, `status`. */
export function deliveryKinds(totals: SQL, filter: KindFilter): SQL {
  return sql`
    select distinct ${facets.endpointId}::uuid as endpoint_id, ${facets.eventType} as event_type, ${facets.status} as status
    from ${totals} where ${matchingKinds(filter)}`
}

/** A query (`status`, `count`) for how many deliveries of `totals` match. */
export function totalsByStatus(totals: SQL, filter: KindFilter): SQL {
  return sql`
    select ${facets.status} as status, sum(count)::int as count from ${totals}
    where ${matchingKinds(filter)} group by 1 having sum(count) > 0`
}

/** How many deliveries match, by status; a status without any is absent. */
export async function countDeliveries(
  ctx: AgentContext,
  filter: KindFilter,
  span: TimeSpan = {},
): Promise<Record<string, number>> {
  const isBounded = span.since !== undefined || span.until !== undefined
  const { hours, ends } = divideSpan(span)
  const counted = isBounded ? hoursOf(ctx, 'deliveries', hours) : totalsOf(ctx.caller.tenantId, 'deliveries')
  const rows = await executePrepared<{ status: string; count: number }>(
    ctx.db,
    sql`
    select status, sum(count)::int as count from (
      select ${facets.status} as status, count from (${counted}) as counted where ${matchingKinds(filter)}
      ${sql.join(ends.map((end) => sql` union all ${countIn(ctx, filter, end)}`))}
    ) as parts group by status having sum(count) > 0`,
  )
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
}

/** How many deliveries match, by status and hour of creation, of the whole hours within the span. */
export async function countByHour(
  ctx: AgentContext,
  filter: KindFilter,
  hours: WholeHours,
): Promise<{ hour: string; status: string; count: number }[]> {
  const { rows } = await ctx.db.execute<{ hour: string; status: string; count: number }>(sql`
    select hour, ${facets.status} as status, sum(count)::int as count
    from (${hoursOf(ctx, 'deliveries', hours)}) as counted where ${matchingKinds(filter)}
    group by 1, 2 having sum(count) > 0`)
  return rows
}

/** How many deliveries match that are in no whole hour of the span. */
export async function countEnds(ctx: AgentContext, filter: KindFilter, span: TimeSpan): Promise<number> {
  const { ends } = divideSpan(span)
  if (ends.length === 0) return 0
  const { rows } = await ctx.db.execute<{ count: number }>(sql`
    select coalesce(sum(count), 0)::int as count
    from (${sql.join(
      ends.map((end) => countIn(ctx, filter, end)),
      sql` union all `,
    )}) as ends`)
  return rows[0]?.count ?? 0
}

/** A query (`status`, `count`) that counts rows, in an index alone: for spans of less than an hour. */
function countIn(ctx: AgentContext, filter: KindFilter, { since, until }: TimeSpan): SQL {
  return sql`
    select kind.status, (
      select count(*) from ${webhookDeliveries} as delivery
      where delivery.endpoint_id = kind.endpoint_id and delivery.event_type = kind.event_type
        and delivery.status = kind.status and delivery.created_at >= ${since?.toISOString()}::timestamptz
        and delivery.created_at < ${until?.toISOString()}::timestamptz
    ) from (${deliveryKinds(sql`(${totalsOf(ctx.caller.tenantId, 'deliveries')}) as totals`, filter)}) as kind`
}

/**
 * How many deliveries of events each endpoint has, by status; an endpoint or a status without any is absent. Tests are not
 * counted: they are few, and no facet of the totals.
 */
export async function countByEndpoint(ctx: AgentContext): Promise<Map<string, Record<string, number>>> {
  const { tenantId } = ctx.caller
  const { rows } = await ctx.db.execute<{ endpoint: string; status: string; count: number }>(sql`
    select endpoint, status, sum(count)::int as count from (
      select ${facets.endpointId} as endpoint, ${facets.status} as status, count
      from (${totalsOf(tenantId, 'deliveries')}) as totals
      union all
      select endpoint_id::text, status, -count(*) from ${webhookDeliveries}
      where tenant_id = ${tenantId} and is_test group by 1, 2
    ) as counted group by 1, 2 having sum(count) > 0`)
  const counts = new Map<string, Record<string, number>>()
  for (const { endpoint, status, count } of rows) {
    counts.set(endpoint, { ...counts.get(endpoint), [status]: count })
  }
  return counts
}

/** The same for one endpoint. */
export async function countOfEndpoint(ctx: AgentContext, id: string): Promise<Record<string, number>> {
  return (await countByEndpoint(ctx)).get(id) ?? {}
}

/** A query (`endpoint_id`, `count`) for the dead-lettered deliveries that report an event and never arrived. */
export function missingByEndpoint(ctx: AgentContext): SQL {
  return sql`
    select ${facets.endpointId}::uuid as endpoint_id, sum(count)::int as count
    from (${totalsOf(ctx.caller.tenantId, 'deliveries')}) as totals
    where ${facets.status} = 'dead_lettered' and ${facets.isMissing} group by 1`
}

/** A query (`endpoint_id`, `count`) for the deliveries that failed and are retried. */
export function failedByEndpoint(ctx: AgentContext): SQL {
  return sql`
    select ${facets.endpointId}::uuid as endpoint_id, sum(count)::int as count
    from (${totalsOf(ctx.caller.tenantId, 'deliveries')}) as totals
    where ${facets.status} = 'failed' group by 1`
}

/** The same with 0 for each status that no delivery has, as they are answered: what adds them up looks for none in vain. */
export function countOfEveryStatus(counts: Readonly<Record<string, number>>): Record<string, number> {
  return { ...Object.fromEntries(DeliveryStatus.options.map((status) => [status, 0])), ...counts }
}
