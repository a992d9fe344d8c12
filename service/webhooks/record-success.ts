import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { deliveryAttempts, webhookDeliveries, webhookEndpoints } from '../db/schema/webhooks.ts'
import type { ClaimedDelivery } from './claim-delivery.ts'
import type { AttemptOutcome } from './send-webhook.ts'

/**
 * The delivery, its attempt and the health of its endpoint in one statement. Nothing is written when the claim was lost
 * to another process. A busy endpoint's row is touched once a second at most, so that deliveries do not wait for it.
 */
export async function recordSuccess(
  ctx: Context,
  claim: ClaimedDelivery,
  outcome: AttemptOutcome,
): Promise<void> {
  const now = ctx.now()
  const at = now.toISOString()
  const aSecondAgo = new Date(now.getTime() - 1000).toISOString()
  await ctx.db.execute(sql`
    with settled as (
      update ${webhookDeliveries} set status = 'delivered', delivered_at = ${at}, updated_at = ${at},
        last_http_status = ${outcome.httpStatus}, last_error = null, duration_ms = ${outcome.durationMs}
      where id = ${claim.id} and status = 'delivering' and attempts = ${claim.attempt}
      returning id
    ), logged as (
      ${insertAttempt(claim, outcome)}
    )
    update ${webhookEndpoints} set failing_since = null, last_delivered_at = ${at}
    from settled
    where ${webhookEndpoints.id} = ${claim.endpointId} and ${webhookEndpoints.url} = ${claim.url}
      and (failing_since is not null or last_delivered_at is null or last_delivered_at < ${aSecondAgo})`)
}

/** Part of a statement in which `settled` holds the delivery if the claim still stood. */
export function insertAttempt(claim: ClaimedDelivery, outcome: AttemptOutcome) {
  return sql`
    insert into ${deliveryAttempts}
      (delivery_id, attempt, at, http_status, error, duration_ms, request_headers, response_excerpt)
    select id, ${claim.attempt}::int, ${claim.at.toISOString()}::timestamptz, ${outcome.httpStatus}::int,
      ${outcome.error}, ${outcome.durationMs}::int, ${JSON.stringify(outcome.requestHeaders)}::jsonb,
      ${outcome.responseExcerpt}
    from settled`
}
