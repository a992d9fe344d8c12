import type { WebhookActivity, WebhookActivitySpan } from '#contract/webhook-activity.ts'
import type { AgentContext } from '../core/context.ts'
import { webhookDeliveries } from '../db/schema/webhooks.ts'
import { sql } from '../db/sql.ts'
import { countByHour } from './count-deliveries.ts'
import { getEndpointRow } from './get-endpoint-row.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Rows that are looked at for the response times of one span: a bound, however much was sent. */
const measuredAtMost = 200

/**
 * The deliveries of an endpoint by hour (one day) or by UTC day, from the counts, and their response times.
 * @param input.days 1 to 30, today included
 * @throws {ServiceError} `not_found`
 */
export async function getWebhookActivity(
  ctx: AgentContext,
  { id, days }: { id: string; days: number },
): Promise<WebhookActivity> {
  await getEndpointRow(ctx, id)
  const stepMs = days === 1 ? hourMs : dayMs
  const number = days === 1 ? 24 : days
  const until = (Math.floor(ctx.now().getTime() / stepMs) + 1) * stepMs
  const since = until - number * stepMs
  const [counts, unsent, times] = [
    await countByHour(ctx, { endpointId: id }, { from: new Date(since), to: new Date(until) }),
    await countUnsent(ctx, id, { since, stepMs, number }),
    await responseTimes(ctx, id, { since, stepMs, number }),
  ]
  const spans = Array.from({ length: number }, (_, at): WebhookActivitySpan => {
    const time = times.get(at)
    return {
      from: new Date(since + at * stepMs).toISOString(),
      counts: {},
      ...(unsent.has(at) && { unsent: unsent.get(at) }),
      measured: time?.measured ?? 0,
      ...(time && { median_ms: time.median, p95_ms: time.p95 }),
    }
  })
  for (const { hour, status, count } of counts) {
    const span = spans[Math.floor((new Date(hour).getTime() - since) / stepMs)]
    if (span) span.counts[status] = (span.counts[status] ?? 0) + count
  }
  return {
    endpoint_id: id,
    unit: days === 1 ? 'hour' : 'day',
    since: new Date(since).toISOString(),
    until: new Date(until).toISOString(),
    spans,
  }
}

type Steps = { since: number; stepMs: number; number: number }

/** What was dead-lettered without an attempt, by span: read in an index that has nothing else. */
async function countUnsent(
  ctx: AgentContext,
  id: string,
  { since, stepMs, number }: Steps,
): Promise<Map<number, number>> {
  const start = sql`${new Date(since).toISOString()}::timestamptz`
  const step = sql`make_interval(secs => ${stepMs / 1000})`
  const { rows } = await ctx.db.execute<{ at: number; count: number }>(sql`
    select floor(extract(epoch from delivery.created_at - ${start}) / ${stepMs / 1000})::int as at, count(*)::int as count
    from ${webhookDeliveries} as delivery
    where delivery.endpoint_id = ${id} and delivery.tenant_id = ${ctx.caller.tenantId}
      and delivery.status = 'dead_lettered' and delivery.attempts = 0
      and delivery.created_at >= ${start} and delivery.created_at < ${start} + ${number}::int * ${step}
    group by 1`)
  return new Map(rows.map(({ at, count }) => [at, count]))
}

type Times = { measured: number; median: number; p95: number }

async function responseTimes(
  ctx: AgentContext,
  id: string,
  { since, stepMs, number }: Steps,
): Promise<Map<number, Times>> {
  const start = sql`${new Date(since).toISOString()}::timestamptz`
  const step = sql`make_interval(secs => ${stepMs / 1000})`
  const { rows } = await ctx.db.execute<Times & { at: number }>(sql`
    select at, count(*)::int as measured,
      percentile_disc(0.5) within group (order by duration_ms) as median,
      percentile_disc(0.95) within group (order by duration_ms) as p95
    from generate_series(0, ${number - 1}::int) as at cross join lateral (
      select duration_ms, last_http_status from ${webhookDeliveries} as delivery
      where delivery.endpoint_id = ${id} and delivery.tenant_id = ${ctx.caller.tenantId}
        and delivery.created_at >= ${start} + at * ${step} and delivery.created_at < ${start} + (at + 1) * ${step}
      order by delivery.created_at desc, delivery.id desc limit ${measuredAtMost}
    ) as newest
    where duration_ms is not null and last_http_status is not null group by at`)
  return new Map(rows.map(({ at, ...times }) => [at, times]))
}
