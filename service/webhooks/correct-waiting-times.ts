import type { Context } from '../core/context.ts'
import { batchRows, inBatches } from '../db/in-batches.ts'
import { webhookDeliveries } from '../db/schema/webhooks.ts'
import { sql } from '../db/sql.ts'

/** Deliveries are claimed by the worker that corrects, so each visit is short. */
const visitMs = 2000

/**
 * After the clock was set back: what was written by the faster clock waits as long as it was meant to from now on, and
 * not until that clock's time comes.
 * @returns false if there was more than one visit corrects: call it again
 */
export function correctWaitingTimes(ctx: Context): Promise<boolean> {
  const now = ctx.now().toISOString()
  return inBatches(
    ctx,
    async () => {
      const corrected = await ctx.db.execute(sql`
        update ${webhookDeliveries} set updated_at = ${now}::timestamptz,
          next_attempt_at = ${now}::timestamptz + greatest(next_attempt_at - updated_at, interval '0')
        where id = any (array(
          select id from ${webhookDeliveries}
          where status in ('queued', 'failed') and updated_at > ${now}::timestamptz and next_attempt_at > ${now}::timestamptz
          limit ${batchRows} for update skip locked
        ))`)
      return corrected.rowCount ?? 0
    },
    visitMs,
  )
}
