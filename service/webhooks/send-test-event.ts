import { randomUUID } from 'node:crypto'
import type { Sent } from '#contract/always-sent.ts'
import type { Delivery } from '#contract/deliveries.ts'
import { EventType, exampleEnvelope } from '#contract/events.ts'
import type { SendTestInput } from '#contract/webhooks.ts'
import type { AgentContext } from '../core/context.ts'
import { events, webhookDeliveries } from '../db/schema/webhooks.ts'
import { answeredTransaction } from '../idempotency/answered-transaction.ts'
import { sendWakeUp } from '../queue/wake-ups.ts'
import { deliveryJson } from './delivery-json.ts'
import { getActiveEndpointRow } from './get-endpoint-row.ts'

/**
 * Sends the example of a type to one endpoint: signed and stored like any event, marked as a test, and sent once. Pressing a
 * button is no outage: it leaves the health of the endpoint alone.
 * @throws {ServiceError} `not_found`; `conflict` while the endpoint is disabled
 */
export async function sendTestEvent(
  ctx: AgentContext,
  input: SendTestInput & { id: string },
): Promise<Sent<typeof Delivery>> {
  const endpoint = await getActiveEndpointRow(ctx, input.id, 'send the test')
  const { tenantId, agentId } = ctx.caller
  const type = input.event_type ?? firstType(endpoint.eventTypes)
  const eventId = randomUUID()
  const now = ctx.now()
  const payload = {
    ...exampleEnvelope(type),
    timestamp: now.toISOString(),
    event_id: eventId,
    tenant_id: tenantId,
    agent_id: agentId,
    test: true,
  }
  return answeredTransaction(ctx, async (tx) => {
    await tx.db.insert(events).values({ id: eventId, tenantId, type, payload, createdAt: now })
    const [delivery] = await tx.db
      .insert(webhookDeliveries)
      .values({
        tenantId,
        eventId,
        endpointId: endpoint.id,
        eventType: type,
        isTest: true,
        nextAttemptAt: now,
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    if (!delivery) throw new Error('An insert returns its row.')
    await sendWakeUp(tx, 'deliveries_due')
    return deliveryJson({ delivery, endpoint, subject: null })
  })
}

function firstType(wanted: readonly string[]): EventType {
  return EventType.options.find((type) => wanted.includes(type)) ?? 'article.generated'
}
