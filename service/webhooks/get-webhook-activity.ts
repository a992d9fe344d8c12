import type { WebhookActivity, WebhookActivitySpan } from '#contract/webhook-activity.ts'
import type { AgentContext } from '../core/context.ts'
import { webhookDeliveries } from '../db/schema/webhooks.ts'
import { type SQL, sql } from '../db/sql.ts'
import { addDays, dayOf, startOfDay } from '../schedule/zone-clock.ts'
import { getSettingsRow } from '../settings/get-settings.ts'
import { countByHour } from './count-deliveries.ts'
import { getEndpointRow } from './get-endpoint-row.ts'

const hourMs = 3_600_000
/** Rows that are looked at for the response times of one span: a bound, however much was sent. */
const measuredAtMost = 200

/**
 * The deliveries of events to an endpoint, tests aside, by hour (one day) or by day in the tenant's time zone, from the counts, and their response
 * times.
 * @param input.days 1 to 30, today included
 * @throws {ServiceError} `not_found`
 */
export async function getWebhookActivity(
  ctx: AgentContext,
  { id, days }: { id: string; days: number },
): Promise<WebhookActivity> {
  await getEndpointRow(ctx, id)
  const now = ctx.now().getTime()
  const bounds = days === 1 ? lastHours(now) : lastDays(now, days, (await getSettingsRow(ctx)).timeZone)
  const instants = bounds.map((bound) => new Date(bound).toISOString())
  const [since = '', until = ''] = [instants[0], instants.at(-1)]
  const [counts, tests, unsent, times] = [
    await countByHour(ctx, { endpointId: id }, { from: new Date(since), to: new Date(until) }),
    await countTests(ctx, id, instants),
    await countUnsent(ctx, id, instants),
    await responseTimes(ctx, id, instants),
  ]
  const spans = instants.slice(0, -1).map((from, at): WebhookActivitySpan => {
    const time = times.get(at)
    return {
      from,
      counts: {},
      ...(unsent.has(at) && { unsent: unsent.get(at) }),
      measured: time?.measured ?? 0,
      ...(time && { median_ms: time.median, p95_ms: time.p95 }),
    }
  })
  for (const { hour, status, count } of counts) {
    const instant = new Date(hour).getTime()
    const span = spans[bounds.findLastIndex((bound) => bound <= instant)]
    if (span) span.counts[status] = (span.counts[status] ?? 0) + count
  }
  for (const { at, status, count } of tests) {
    const told = spans[at]?.counts
    if (!told) continue
    told[status] = (told[status] ?? 0) - count
    if (told[status] <= 0) delete told[status]
  }
  const all = times.get(undefined)
  return {
    endpoint_id: id,
    unit: days === 1 ? 'hour' : 'day',
    since,
    until,
    ...(all && { median_ms: all.median, p95_ms: all.p95 }),
    spans,
  }
}

/** Where the last 24 hours begin, and where the last of them ends, which has begun. */
function lastHours(now: number): number[] {
  const until = (Math.floor(now / hourMs) + 1) * hourMs
  return Array.from({ length: 25 }, (_, at) => until - (24 - at) * hourMs)
}

/**
 * Where the last days begin, and where today ends. Deliveries are counted by the hour of UTC, so where clocks show another
 * minute than those of UTC a day begins up to 45 minutes early.
 */
function lastDays(now: number, days: number, timeZone: string): number[] {
  const today = dayOf(now, timeZone)
  return Array.from({ length: days + 1 }, (_, at) => {
    const start = startOfDay(addDays(today, at + 1 - days), timeZone)
    return Math.floor(start / hourMs) * hourMs
  })
}

function array(instants: readonly string[]): SQL {
  return sql`array[${sql.join(
    instants.map((instant) => sql`${instant}::timestamptz`),
    sql`, `,
  )}]`
}

/** Tests by span and status, which the counts have, too. */
async function countTests(
  ctx: AgentContext,
  id: string,
  instants: readonly string[],
): Promise<{ at: number; status: string; count: number }[]> {
  const { rows } = await ctx.db.execute<{ at: number; status: string; count: number }>(sql`
    select width_bucket(delivery.created_at, ${array(instants)}) - 1 as at, status, count(*)::int as count
    from ${webhookDeliveries} as delivery
    where delivery.tenant_id = ${ctx.caller.tenantId} and delivery.is_test and delivery.endpoint_id = ${id}
      and delivery.created_at >= ${instants[0]} and delivery.created_at < ${instants.at(-1)}
    group by 1, 2`)
  return rows
}

/** What was dead-lettered without an attempt, by span: read in an index that has nothing else. */
async function countUnsent(
  ctx: AgentContext,
  id: string,
  instants: readonly string[],
): Promise<Map<number, number>> {
  const { rows } = await ctx.db.execute<{ at: number; count: number }>(sql`
    select width_bucket(delivery.created_at, ${array(instants)}) - 1 as at, count(*)::int as count
    from ${webhookDeliveries} as delivery
    where delivery.endpoint_id = ${id} and delivery.tenant_id = ${ctx.caller.tenantId}
      and delivery.status = 'dead_lettered' and delivery.attempts = 0 and not delivery.is_test
      and delivery.created_at >= ${instants[0]} and delivery.created_at < ${instants.at(-1)}
    group by 1`)
  return new Map(rows.map(({ at, count }) => [at, count]))
}

type Times = { measured: number; median: number; p95: number }

/** Response times by span, and under `undefined` those of all spans together. */
async function responseTimes(
  ctx: AgentContext,
  id: string,
  instants: readonly string[],
): Promise<Map<number | undefined, Times>> {
  const { rows } = await ctx.db.execute<Times & { at: number | null }>(sql`
    select at::int - 1 as at, count(*)::int as measured,
      percentile_disc(0.5) within group (order by duration_ms) as median,
      percentile_disc(0.95) within group (order by duration_ms) as p95
    from unnest(${array(instants.slice(0, -1))}, ${array(instants.slice(1))}) with ordinality as span (since, until, at)
    cross join lateral (
      select duration_ms, last_http_status from ${webhookDeliveries} as delivery
      where delivery.endpoint_id = ${id} and delivery.tenant_id = ${ctx.caller.tenantId}
        and delivery.created_at >= since and delivery.created_at < until and not delivery.is_test
      order by delivery.created_at desc, delivery.id desc limit ${measuredAtMost}
    ) as newest
    where duration_ms is not null and last_http_status is not null
    group by grouping sets ((at), ()) having count(*) > 0`)
  return new Map(rows.map(({ at, ...times }) => [at ?? undefined, times]))
}
