import type { Context } from '../core/context.ts'
import { webhookDeliveries } from '../db/schema/webhooks.ts'
import { sql } from '../db/sql.ts'

/**
 * Endpoints for which something is due, by hopping through the index from endpoint to endpoint: what it costs grows with
 * the number of endpoints that wait, not with the number of their deliveries.
 */
export async function findWaitingEndpoints(ctx: Context): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ endpoint_id: string }>(sql`
    with recursive waiting as (
      (select endpoint_id from ${webhookDeliveries} where status in ('queued', 'failed')
        order by endpoint_id limit 1)
      union all
      select (select later.endpoint_id from ${webhookDeliveries} as later
        where later.status in ('queued', 'failed') and later.endpoint_id > waiting.endpoint_id
        order by later.endpoint_id limit 1)
      from waiting where waiting.endpoint_id is not null
    )
    select endpoint_id from waiting where endpoint_id is not null and exists (
      select from ${webhookDeliveries} as due where due.endpoint_id = waiting.endpoint_id
        and due.status in ('queued', 'failed') and due.next_attempt_at <= ${ctx.now().toISOString()}
    )`)
  return rows.map((row) => row.endpoint_id)
}
