import type { Context } from '../core/context.ts'
import { webhookEndpoints } from '../db/schema/webhooks.ts'
import { and, eq, isNull } from '../db/sql.ts'
import { enqueue } from '../queue/enqueue.ts'
import { emitEvent } from './emit-event.ts'
import { endpointMailQueue } from './endpoint-mail-queue.ts'

type Why = { reason: 'gone' | 'failing'; failingSince: Date } | { reason: 'access_ended' }

/**
 * Disables what an agent added, or gave its URL, because its access has ended: call it in the transaction that ends it,
 * which holds the agent's row.
 */
export async function disableEndpointsOf(ctx: Context, agentId: string): Promise<void> {
  const { id, tenantId, url, isActive, deletedAt } = webhookEndpoints
  const endpoints = await ctx.db
    .select({ id, tenantId, url })
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.agentId, agentId), eq(isActive, true), isNull(deletedAt)))
    .orderBy(id)
    .for('update')
  for (const endpoint of endpoints) await disableEndpoint(ctx, endpoint, { reason: 'access_ended' })
}

/**
 * Disables an endpoint, and notifies the other endpoints and its owner: call it in the transaction that writes why.
 * Happens once, however many deliveries fail together; not if its URL was changed meanwhile.
 */
export async function disableEndpoint(
  ctx: Context,
  endpoint: { id: string; tenantId: string; url: string },
  why: Why,
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
        ...('failingSince' in why && { failing_since: why.failingSince.toISOString() }),
      },
    },
  )
  await enqueue(ctx, endpointMailQueue, { endpoint_id: endpoint.id })
}
