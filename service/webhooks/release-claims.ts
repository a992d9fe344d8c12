import type { Context } from '../core/context.ts'
import { webhookDeliveries } from '../db/schema/webhooks.ts'
import { sql } from '../db/sql.ts'
import type { ClaimedDelivery } from './claim-deliveries.ts'
import { isClaimed } from './record-outcomes.ts'

/** Gives back claims on which nothing was sent: they are due again, and the attempt was none. */
export async function releaseClaims(ctx: Context, claims: readonly ClaimedDelivery[]): Promise<void> {
  if (claims.length === 0) return
  const now = ctx.now().toISOString()
  await ctx.db.execute(sql`
    update ${webhookDeliveries} as delivery set
      status = case when claim.attempt - 1 = delivery.round_start then 'queued' else 'failed' end,
      attempts = claim.attempt - 1, next_attempt_at = ${now}, updated_at = ${now}
    from json_to_recordset(${JSON.stringify(claims.map(({ id, attempt }) => ({ id, attempt })))}::json)
      as claim(id uuid, attempt int)
    where delivery.id = claim.id and ${isClaimed} and delivery.attempts = claim.attempt`)
}
