import type { Context } from '../core/context.ts'
import {
  webhookDeliveries as deliveries,
  deliveryAttempts,
  webhookEndpoints as endpoints,
} from '../db/schema/webhooks.ts'
import { sql } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import type { ClaimedDelivery } from './claim-deliveries.ts'
import { applyFailurePolicy, type FailingEndpoint } from './follow-failures.ts'
import { nextAttemptOf } from './retry-schedule.ts'
import type { AttemptOutcome } from './send-webhook.ts'

export type MadeAttempt = { claim: ClaimedDelivery; outcome: AttemptOutcome }

/**
 * Writes many attempts with what follows from them in one statement: each delivery's end or next attempt, the attempts
 * one by one, the health of their endpoints. Where any failed, one transaction with the end of endpoints that are gone
 * or have failed for too long. Nothing is written for a claim that was lost to another process.
 *
 * What an address that is no longer the endpoint's answered says nothing about the endpoint, and no more does a test.
 */
export async function recordOutcomes(ctx: Context, made: readonly MadeAttempt[]): Promise<void> {
  if (made.every(({ outcome }) => outcome.error === null)) {
    await write(ctx, made)
    return
  }
  await inTransaction(ctx, async (tx) => applyFailurePolicy(tx, await write(tx, made)))
}

/**
 * Spelt so that only the primary key serves: the planner would prefer the index of claims, which its statistics report
 * as empty, as it mostly is, and scan all of it for every row.
 */
export const isClaimed = sql`coalesce(delivery.status, '') = 'delivering'`

async function write(ctx: Context, made: readonly MadeAttempt[]): Promise<FailingEndpoint[]> {
  const now = ctx.now()
  const at = now.toISOString()
  const { rows } = await ctx.db.execute<FailingEndpoint>(sql`
    with given as materialized (
      select given.*, endpoint.deleted_at is not null as is_deleted, given.url = endpoint.url as is_same,
        coalesce(given.http_status = 410 and given.url = endpoint.url and not given.is_test, false) as is_gone
      from json_to_recordset(${JSON.stringify(made.map((one, turn) => ({ turn, ...given(one, now) })))}::json) as given(
        turn int, id uuid, attempt int, is_test boolean, endpoint_id uuid, url text, ok boolean, http_status int, error text,
        duration_ms int, at timestamptz, headers jsonb, excerpt text, answered jsonb, next_at timestamptz
      ) join ${endpoints} as endpoint on endpoint.id = given.endpoint_id
    ), settled as (
      update ${deliveries} as delivery set
        status = case when ok then 'delivered'
          when is_gone or is_deleted or next_at is null then 'dead_lettered' else 'failed' end,
        reason = case when ok then null when is_gone or is_deleted then 'endpoint_gone'
          when next_at is null then 'attempts_spent' end,
        delivered_at = case when ok then ${at}::timestamptz else delivery.delivered_at end,
        last_http_status = given.http_status, last_error = given.error, duration_ms = given.duration_ms,
        next_attempt_at = case when not (ok or is_gone or is_deleted) then next_at end, updated_at = ${at}
      from given
      where delivery.id = given.id and ${isClaimed} and delivery.attempts = given.attempt
      returning given.*
    ), logged as (
      insert into ${deliveryAttempts}
        (delivery_id, attempt, at, http_status, error, duration_ms, request_headers, response_excerpt, response_headers)
      select id, attempt, at, http_status, error, duration_ms, headers, excerpt, answered
      from settled
    ), health as materialized (
      select endpoint_id, bool_or(ok) as any_ok, bool_or(is_gone) as is_gone,
        (array_agg(ok order by turn desc))[1] as last_ok
      from settled where is_same and not is_test group by endpoint_id
    ), touched as (
      ${touchEndpoints(at, new Date(now.getTime() - 1000).toISOString())}
    )
    select endpoint.id, endpoint.tenant_id as "tenantId", endpoint.url, is_gone as "isGone",
      coalesce(endpoint.failing_since, ${at}) as "failingSince", endpoint.failing_told_at as "failingToldAt"
    from health join ${endpoints} as endpoint on endpoint.id = health.endpoint_id
    where is_gone or not last_ok
    order by endpoint.id`)
  return rows
}

/**
 * A busy endpoint's row is touched once a second at most, so that deliveries do not wait for it; rows are locked in the
 * order of their ids, so that two workers do not wait for each other.
 */
function touchEndpoints(at: string, aSecondAgo: string) {
  return sql`
    update ${endpoints} as endpoint set
      failing_since = case when last_ok then null else coalesce(endpoint.failing_since, ${at}::timestamptz) end,
      failing_told_at = case when last_ok then null else endpoint.failing_told_at end,
      last_delivered_at = case when any_ok then ${at}::timestamptz else endpoint.last_delivered_at end
    from (
      select changed.id, any_ok, last_ok from ${endpoints} as changed
      join health on health.endpoint_id = changed.id
      where (last_ok and changed.failing_since is not null)
        or (not last_ok and (changed.failing_since is null or any_ok))
        or (any_ok and (changed.last_delivered_at is null or changed.last_delivered_at < ${aSecondAgo}))
      order by changed.id for update of changed
    ) as health
    where endpoint.id = health.id`
}

function given({ claim, outcome }: MadeAttempt, now: Date) {
  const next =
    outcome.error === null ? undefined : nextAttemptOf(claim, { now, retryAfterMs: outcome.retryAfterMs })
  return {
    id: claim.id,
    attempt: claim.attempt,
    is_test: claim.isTest,
    endpoint_id: claim.endpointId,
    url: claim.url,
    ok: outcome.error === null,
    http_status: outcome.httpStatus,
    error: outcome.error,
    duration_ms: outcome.durationMs,
    at: outcome.at.toISOString(),
    headers: outcome.requestHeaders,
    excerpt: outcome.responseExcerpt,
    answered: outcome.responseHeaders,
    next_at: next?.toISOString() ?? null,
  }
}
