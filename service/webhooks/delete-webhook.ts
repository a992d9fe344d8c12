import type { AgentContext, Context } from '../core/context.ts'
import { notFound } from '../core/errors.ts'
import { batchRows, inBatches } from '../db/in-batches.ts'
import { webhookDeliveries, webhookEndpoints } from '../db/schema/webhooks.ts'
import { and, eq, isNull, sql } from '../db/sql.ts'
import { endpointDeletedWords } from '../events/delivery-words.ts'

/** As long as somebody waits for the answer; the rest is housekeeping's. */
const requestMs = 2000

/**
 * Deletes an endpoint. Its history stays; its waiting deliveries are dead-lettered. An attempt in progress is
 * completed.
 * @throws {ServiceError} `not_found`
 */
export async function deleteWebhook(ctx: AgentContext, id: string): Promise<void> {
  const now = ctx.now()
  const [deleted] = await ctx.db
    .update(webhookEndpoints)
    .set({ deletedAt: now, isActive: false, updatedAt: now })
    .where(
      and(
        eq(webhookEndpoints.id, id),
        eq(webhookEndpoints.tenantId, ctx.caller.tenantId),
        isNull(webhookEndpoints.deletedAt),
      ),
    )
    .returning({ id: webhookEndpoints.id })
  if (!deleted) throw notFound('webhook endpoint')
  await endWaiting(ctx, id, requestMs)
}

/** Maintenance: what still waits for deleted endpoints, where more waited than one request ends, or it was interrupted. */
export async function endDeletedEndpoints(ctx: Context): Promise<void> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select id from ${webhookEndpoints} as endpoint where deleted_at is not null and exists (
      select from ${webhookDeliveries} as delivery
      where delivery.endpoint_id = endpoint.id and delivery.status in ('queued', 'failed')
    ) limit ${batchRows}`)
  for (const { id } of rows) {
    if (ctx.stopping.aborted) return
    await endWaiting(ctx, id)
  }
}

/** Workers claim nothing for it any more but what is due, to the same end; what they hold is skipped. */
async function endWaiting(ctx: Context, endpointId: string, maxMs?: number): Promise<void> {
  const now = ctx.now().toISOString()
  await inBatches(
    ctx,
    async () => {
      const ended = await ctx.db.execute(sql`
      update ${webhookDeliveries} set status = 'dead_lettered', reason = 'endpoint_gone',
        last_error = ${endpointDeletedWords}, next_attempt_at = null, updated_at = ${now}
      where id = any (array(
        select id from ${webhookDeliveries} where endpoint_id = ${endpointId} and status in ('queued', 'failed')
        limit ${batchRows} for update skip locked
      ))`)
      return ended.rowCount ?? 0
    },
    maxMs,
  )
}
