import { randomUUID } from 'node:crypto'
import type { EventData, EventType } from '#contract/events.ts'
import type { Context } from '../core/context.ts'
import { events, webhookDeliveries, webhookEndpoints } from '../db/schema/webhooks.ts'
import { sql } from '../db/sql.ts'
import { wakeUp } from '../queue/wake-ups.ts'
import { traceparent } from '../tracing/tracing.ts'
import { endpointDisabledWords } from './delivery-words.ts'

/** An event to emit; `data` has the shape that the contract gives its type. */
type EventToEmit = {
  [T in EventType]: { type: T; subjectId?: string; data: EventData<T> }
}[EventType]

/** The event's tenant; `agentId` is null if no agent caused it. */
type EventContext = Context & { caller: { tenantId: string; agentId: string | null } }

/**
 * Writes the event and one delivery for each subscribed endpoint, in the caller's transaction: the event is emitted if
 * and only if the change it reports is committed. The deliveries are their own jobs. For a disabled endpoint the
 * delivery is saved as dead-lettered, so that it can be resent later.
 */
export async function emitEvent(ctx: EventContext, event: EventToEmit): Promise<void> {
  const { tenantId, agentId } = ctx.caller
  const id = randomUUID()
  const now = ctx.now().toISOString()
  const payload = JSON.stringify({
    type: event.type,
    timestamp: now,
    event_id: id,
    tenant_id: tenantId,
    agent_id: agentId,
    data: event.data,
  })
  await ctx.db.execute(sql`
    with event as (
      insert into ${events} (id, tenant_id, type, subject_id, payload, traceparent, created_at)
      values (${id}, ${tenantId}, ${event.type}, ${event.subjectId ?? null}, ${payload}, ${traceparent() ?? null}, ${now})
    ), delivery as (
      insert into ${webhookDeliveries} (
        tenant_id, event_id, endpoint_id, event_type, status, reason, last_error,
        next_attempt_at, created_at, updated_at
      )
      select ${tenantId}::uuid, ${id}::uuid, id, ${event.type},
        case when is_active then 'queued' else 'dead_lettered' end,
        case when not is_active then 'endpoint_disabled' end,
        case when not is_active then ${endpointDisabledWords} end,
        case when is_active then ${now}::timestamptz end, ${now}::timestamptz, ${now}::timestamptz
      from ${webhookEndpoints}
      where tenant_id = ${tenantId} and deleted_at is null
        and (cardinality(event_types) = 0 or ${event.type} = any(event_types))
      returning status
    )
    select ${wakeUp('deliveries_due')} where exists (select from delivery where status = 'queued')`)
}
