import { failingDays } from '#contract/webhook-retries.ts'
import type { Context } from '../core/context.ts'
import { webhookEndpoints } from '../db/schema/webhooks.ts'
import { and, eq, isNull } from '../db/sql.ts'
import { disableEndpoint } from '../events/disable-endpoint.ts'
import { emitEvent } from '../events/emit-event.ts'
import { endpointMailQueue } from '../events/endpoint-mail-queue.ts'
import { enqueue } from '../queue/enqueue.ts'

const dayMs = 24 * 60 * 60 * 1000
const failingLimitMs = failingDays * dayMs

/** An endpoint whose newest attempt failed. */
export type FailingEndpoint = {
  id: string
  tenantId: string
  url: string
  isGone: boolean
  failingSince: string | Date
  failingToldAt: string | Date | null
}

/**
 * The failure policy: an endpoint that is gone is disabled immediately, one that has failed for five days then; after
 * the first whole day its owner is notified. Evaluated when an attempt fails, so that a lack of events alone disables
 * nothing.
 */
export async function applyFailurePolicy(ctx: Context, failing: readonly FailingEndpoint[]): Promise<void> {
  const now = ctx.now().getTime()
  for (const endpoint of failing) {
    const failingSince = new Date(endpoint.failingSince)
    const failingMs = now - failingSince.getTime()
    if (endpoint.isGone) await disableEndpoint(ctx, endpoint, { reason: 'gone', failingSince })
    else if (failingMs >= failingLimitMs)
      await disableEndpoint(ctx, endpoint, { reason: 'failing', failingSince })
    else if (failingMs >= dayMs && endpoint.failingToldAt === null)
      await warnOfFailing(ctx, endpoint, failingSince)
  }
}

/** Once for each time an endpoint begins to fail, however many attempts fail together. */
async function warnOfFailing(ctx: Context, endpoint: FailingEndpoint, failingSince: Date): Promise<void> {
  const [told] = await ctx.db
    .update(webhookEndpoints)
    .set({ failingToldAt: ctx.now() })
    .where(
      and(
        eq(webhookEndpoints.id, endpoint.id),
        eq(webhookEndpoints.isActive, true),
        isNull(webhookEndpoints.failingToldAt),
      ),
    )
    .returning({ id: webhookEndpoints.id })
  if (!told) return
  await emitEvent(
    { ...ctx, caller: { tenantId: endpoint.tenantId, agentId: null } },
    {
      type: 'webhook.endpoint_failing',
      subjectId: endpoint.id,
      data: {
        endpoint_id: endpoint.id,
        url: endpoint.url,
        failing_since: failingSince.toISOString(),
        disabled_at: new Date(failingSince.getTime() + failingLimitMs).toISOString(),
      },
    },
  )
  await enqueue(ctx, endpointMailQueue, { endpoint_id: endpoint.id })
}
