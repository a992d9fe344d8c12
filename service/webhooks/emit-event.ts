import { randomUUID } from 'node:crypto'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { EventData, EventType } from '#contract/events.ts'
import type { AgentContext } from '../context.ts'
import { events, webhookDeliveries, webhookEndpoints } from '../db/schema/webhooks.ts'
import { enqueue } from '../queue/enqueue.ts'

/** An event to tell; `data` has the shape that the contract gives its type. */
export type EventToEmit = {
  [T in EventType]: { type: T; subjectId?: string; data: EventData<T> }
}[EventType]

/**
 * Writes the event, one delivery for each active endpoint that wants it, and their jobs, in the caller's transaction:
 * the event is told if and only if what it tells is kept.
 */
export async function emitEvent(ctx: AgentContext, event: EventToEmit): Promise<void> {
  const { tenantId, agentId } = ctx.caller
  const id = randomUUID()
  const createdAt = ctx.now()
  await ctx.db.insert(events).values({
    id,
    tenantId,
    type: event.type,
    subjectId: event.subjectId ?? null,
    payload: {
      type: event.type,
      timestamp: createdAt.toISOString(),
      event_id: id,
      tenant_id: tenantId,
      agent_id: agentId,
      data: event.data,
    },
    createdAt,
  })
  const wanted = await ctx.db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(
      and(
        eq(webhookEndpoints.tenantId, tenantId),
        isNull(webhookEndpoints.deletedAt),
        or(
          sql`cardinality(${webhookEndpoints.eventTypes}) = 0`,
          sql`${event.type} = any(${webhookEndpoints.eventTypes})`,
        ),
      ),
    )
  for (const endpoint of wanted)
    await queueDelivery(ctx, { eventId: id, eventType: event.type, endpointId: endpoint.id })
}

async function queueDelivery(
  ctx: AgentContext,
  delivery: { eventId: string; eventType: string; endpointId: string },
): Promise<void> {
  const now = ctx.now()
  const [row] = await ctx.db
    .insert(webhookDeliveries)
    .values({
      tenantId: ctx.caller.tenantId,
      ...delivery,
      nextAttemptAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: webhookDeliveries.id })
  if (row) await enqueue(ctx, 'webhook.deliver', { delivery_id: row.id })
}
