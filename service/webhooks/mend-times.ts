import type { Context } from '../core/context.ts'
import { webhookDeliveries } from '../db/schema/webhooks.ts'
import { sql } from '../db/sql.ts'

/** A clock is corrected by less than this all the time. */
const correctionMs = 5000

/** Tells whether the clock was set back since the last time it was asked; timers do not follow such a step. */
export function createClockWatch(now: () => Date): () => boolean {
  let offset = now().getTime() - performance.now()
  return () => {
    const before = offset
    offset = now().getTime() - performance.now()
    return before - offset > correctionMs
  }
}

/**
 * After the clock was set back: what was written by the faster clock waits as long as it was meant to from now on, and
 * not until that clock's time comes. Reads what waits once.
 */
export async function mendTimes(ctx: Context): Promise<void> {
  const now = ctx.now().toISOString()
  await ctx.db.execute(sql`
    update ${webhookDeliveries} set updated_at = ${now}::timestamptz,
      next_attempt_at = ${now}::timestamptz + greatest(next_attempt_at - updated_at, interval '0')
    where status in ('queued', 'failed') and updated_at > ${now}::timestamptz and next_attempt_at > ${now}::timestamptz`)
}
