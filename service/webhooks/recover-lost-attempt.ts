import { eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { deliveryAttempts, webhookDeliveries } from '../db/schema/webhooks.ts'
import { enqueue } from '../queue/enqueue.ts'

/** Longer than an attempt can take, its writing included: whoever holds a claim for so long is gone. */
const claimLastsMs = 30_000

/** A job that is this much too early is its own; further away there is another one, which was accepted with the state. */
const earlyJobMs = 60_000

const lostWords = 'The service stopped during this attempt; whether it arrived is not known.'

/**
 * For a delivery that could not be claimed: looks why, so that nothing is lost. An attempt whose process was killed is
 * recorded and counts, and the delivery is queued again (true). One that may still be under way, or comes due in a
 * moment, is looked at again later.
 */
export async function recoverLostAttempt(ctx: Context, id: string): Promise<boolean> {
  const [row] = await ctx.db.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id))
  const now = ctx.now().getTime()
  const lookAgainAt = (at: number) =>
    enqueue(ctx, 'webhook.deliver', { delivery_id: id }, { startAt: new Date(at) })
  if (row?.status === 'delivering') {
    const ends = row.updatedAt.getTime() + claimLastsMs
    if (now >= ends) return giveBack(ctx, row)
    await lookAgainAt(ends)
  } else if (row?.status === 'failed' && row.nextAttemptAt) {
    const due = row.nextAttemptAt.getTime()
    if (due - now <= earlyJobMs) await lookAgainAt(due)
  }
  return false
}

/** By compare-and-set on the attempt, which its late owner would have to match too. */
async function giveBack(ctx: Context, row: typeof webhookDeliveries.$inferSelect): Promise<boolean> {
  const now = ctx.now().toISOString()
  const { rowCount } = await ctx.db.execute(sql`
    with given as (
      update ${webhookDeliveries} set status = 'queued', last_error = ${lostWords},
        next_attempt_at = ${now}, updated_at = ${now}
      where id = ${row.id} and status = 'delivering' and attempts = ${row.attempts}
      returning id
    )
    insert into ${deliveryAttempts} (delivery_id, attempt, at, error, duration_ms, request_headers)
    select id, ${row.attempts}::int, ${row.updatedAt.toISOString()}::timestamptz, ${lostWords}, 0, '{}'::jsonb
    from given`)
  return (rowCount ?? 0) > 0
}
