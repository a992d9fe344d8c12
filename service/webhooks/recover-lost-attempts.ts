import type { Context } from '../core/context.ts'
import { deliveryAttempts, webhookDeliveries } from '../db/schema/webhooks.ts'
import { sql } from '../db/sql.ts'

/** Longer than a claim can last, including queueing and writing: a holder of an older claim has crashed. */
export const claimLastsMs = 45_000
const maxConcurrent = 500

const lostWords = 'The server stopped during this attempt. The event may or may not have arrived.'

/**
 * Gives back what a process that was killed had claimed: the attempt is recorded and counts, and the delivery is queued
 * again. By compare-and-set on the attempt, which its late owner would have to match too.
 */
export async function recoverLostAttempts(ctx: Context): Promise<void> {
  const now = ctx.now()
  const before = new Date(now.getTime() - claimLastsMs).toISOString()
  await ctx.db.execute(sql`
    with lost as materialized (
      select id, attempts, updated_at from ${webhookDeliveries}
      where status = 'delivering' and updated_at <= ${before}
      order by updated_at limit ${maxConcurrent}
      for update skip locked
    ), given as (
      update ${webhookDeliveries} as delivery set status = 'queued', last_error = ${lostWords},
        next_attempt_at = ${now.toISOString()}, updated_at = ${now.toISOString()}
      from lost where delivery.id = lost.id
      returning delivery.id
    )
    insert into ${deliveryAttempts} (delivery_id, attempt, at, error, duration_ms, request_headers)
    select lost.id, lost.attempts, lost.updated_at, ${lostWords}, 0, '{}'::jsonb
    from lost join given using (id)`)
}
