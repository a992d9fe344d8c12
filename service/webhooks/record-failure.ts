import { eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { webhookDeliveries, webhookEndpoints } from '../db/schema/webhooks.ts'
import { inTransaction } from '../db/transaction.ts'
import { enqueue } from '../queue/enqueue.ts'
import type { ClaimedDelivery } from './claim-delivery.ts'
import { disableEndpoint } from './disable-endpoint.ts'
import { insertAttempt } from './record-success.ts'
import { nextAttemptAt } from './retry-schedule.ts'
import type { AttemptOutcome } from './send-webhook.ts'

const failingLimitMs = 5 * 24 * 60 * 60 * 1000

/**
 * Writes a failed attempt with what follows from it, in one transaction: the next attempt and its job, or the end of
 * the delivery; and the end of the endpoint when it answered 410 or has failed for five days.
 */
export async function recordFailure(
  ctx: Context,
  claim: ClaimedDelivery,
  outcome: AttemptOutcome,
): Promise<void> {
  const now = ctx.now()
  await inTransaction(ctx, async (inside) => {
    const [endpoint] = await inside.db
      .select({
        url: webhookEndpoints.url,
        failingSince: webhookEndpoints.failingSince,
        deletedAt: webhookEndpoints.deletedAt,
      })
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.id, claim.endpointId))
    // What an address that is no longer the endpoint's answered says nothing about the endpoint.
    const isSame = endpoint?.url === claim.url
    const isGone = isSame && outcome.httpStatus === 410
    const next =
      isGone || !endpoint || endpoint.deletedAt
        ? undefined
        : nextAttemptAt(claim.attemptInRound, { now, retryAfterMs: outcome.retryAfterMs })
    const reason = next
      ? null
      : isGone || !endpoint || endpoint.deletedAt
        ? 'endpoint_gone'
        : 'attempts_spent'
    if (!(await settle(inside, claim, outcome, { now, next, reason }))) return
    if (next) await enqueue(inside, 'webhook.deliver', { delivery_id: claim.id }, { startAt: next })
    const failingSince = endpoint?.failingSince ?? now
    if (isGone) await disableEndpoint(inside, claim, { reason: 'gone', failingSince })
    else if (isSame && now.getTime() - failingSince.getTime() >= failingLimitMs)
      await disableEndpoint(inside, claim, { reason: 'failing', failingSince })
  })
}

/** False when the claim was lost to another process: then nothing is written. */
async function settle(
  ctx: Context,
  claim: ClaimedDelivery,
  outcome: AttemptOutcome,
  then: { now: Date; next: Date | undefined; reason: string | null },
): Promise<boolean> {
  const at = then.now.toISOString()
  const { rowCount } = await ctx.db.execute(sql`
    with settled as (
      update ${webhookDeliveries} set status = ${then.next ? 'failed' : 'dead_lettered'}, reason = ${then.reason},
        last_http_status = ${outcome.httpStatus}, last_error = ${outcome.error}, duration_ms = ${outcome.durationMs},
        next_attempt_at = ${then.next?.toISOString() ?? null}, updated_at = ${at}
      where id = ${claim.id} and status = 'delivering' and attempts = ${claim.attempt}
      returning id
    ), touched as (
      update ${webhookEndpoints} set failing_since = ${at}
      where id = ${claim.endpointId} and url = ${claim.url} and failing_since is null
        and exists (select from settled)
    )
    ${insertAttempt(claim, outcome)}`)
  return (rowCount ?? 0) > 0
}
