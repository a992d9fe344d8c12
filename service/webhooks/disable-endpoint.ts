import type { Context } from '../core/context.ts'
import { webhookEndpoints } from '../db/schema/webhooks.ts'
import { and, eq } from '../db/sql.ts'
import { emitEvent } from '../events/emit-event.ts'
import { enqueue } from '../queue/enqueue.ts'
import { endpointMailJob } from './send-endpoint-mail.ts'

/**
 * Disables an endpoint because of its responses, and notifies the other endpoints and its owner: call it in the
 * transaction that writes the response. Happens once, however many deliveries fail together; not if its URL was changed
 * meanwhile.
 */
export async function disableEndpoint(
  ctx: Context,
  endpoint: { id: string; tenantId: string; url: string },
  why: { reason: 'gone' | 'failing'; failingSince: Date },
): Promise<void> {
  const [disabled] = await ctx.db
    .update(webhookEndpoints)
    .set({ isActive: false, disabledReason: why.reason, updatedAt: ctx.now() })
    .where(
      and(
        eq(webhookEndpoints.id, endpoint.id),
        eq(webhookEndpoints.url, endpoint.url),
        eq(webhookEndpoints.isActive, true),
      ),
    )
    .returning({ id: webhookEndpoints.id })
  if (!disabled) return
  await emitEvent(
    { ...ctx, caller: { tenantId: endpoint.tenantId, agentId: null } },
    {
      type: 'webhook.endpoint_disabled',
      subjectId: endpoint.id,
      data: {
        endpoint_id: endpoint.id,
        url: endpoint.url,
        reason: why.reason,
        failing_since: why.failingSince.toISOString(),
      },
    },
  )
  await enqueue(ctx, endpointMailJob, { endpoint_id: endpoint.id })
}
