import { randomUUID } from 'node:crypto'
import type { DeliveryDetail, ListDeliveriesQuery } from '#contract/deliveries.ts'
import type { EventType } from '#contract/events.ts'
import type { CreatedWebhook } from '#contract/webhooks.ts'
import type { AgentContext, Context } from '#service/core/context.ts'
import { webhookDeliveries } from '#service/db/schema/webhooks.ts'
import { asc, eq } from '#service/db/sql.ts'
import { inTransaction } from '#service/db/transaction.ts'
import { emitEvent } from '#service/events/emit-event.ts'
import { claimDeliveries } from '#service/webhooks/claim-deliveries.ts'
import { createWebhook } from '#service/webhooks/create-webhook.ts'
import { getDelivery } from '#service/webhooks/get-delivery.ts'
import { recordOutcomes } from '#service/webhooks/record-outcomes.ts'
import { recoverLostAttempts } from '#service/webhooks/recover-lost-attempts.ts'
import { sendWebhook } from '#service/webhooks/send-webhook.ts'
import { openTestReceiver, type TestReceiver } from '../loopback/endpoint.ts'
import { createTestService, type TestService, type TestTenant } from '../test-service.ts'

/** A service whose clock can be moved, and a receiver that it reaches as http://hooks.example. */
export type WebhookDesk = {
  service: TestService
  receiver: TestReceiver
  /** Moves the clock forward. */
  pass(ms: number): void
  now(): Date
  /** An endpoint at a path of its own. */
  addEndpoint(tenant: TestTenant, eventTypes?: EventType[]): Promise<CreatedWebhook & { path: string }>
  /** Emits and answers with the ids of the deliveries, by endpoint. */
  emit(agent: AgentContext, title?: string): Promise<Map<string, string>>
  /** What a worker does for the endpoint of this delivery, once; then the delivery as it is told. */
  deliver(agent: AgentContext, id: string): Promise<DeliveryDetail>
  close(): Promise<void>
}

export const wholeList: ListDeliveriesQuery = { limit: 100, offset: 0 }

/** @param options.change replaces engines besides */
export async function openWebhookDesk(
  options: { environment?: Record<string, string>; change?: (ctx: Context, port: number) => Context } = {},
): Promise<WebhookDesk> {
  const receiver = await openTestReceiver()
  let movedMs = 0
  const now = () => new Date(Date.now() + movedMs)
  const service = await createTestService({
    environment: { OUTBOUND_ALLOW: `hooks.example=127.0.0.1:${receiver.port}`, ...options.environment },
    change: (ctx) => ({ ...(options.change?.(ctx, receiver.port) ?? ctx), now }),
  })
  return {
    service,
    receiver,
    now,
    pass(ms) {
      movedMs += ms
    },
    async addEndpoint({ agent }, eventTypes) {
      const path = `/${randomUUID()}`
      const url = `http://hooks.example${path}`
      return { ...(await createWebhook(agent, { url, event_types: eventTypes })), path }
    },
    async emit(agent, title = 'Cold brew') {
      const articleId = randomUUID()
      await inTransaction(agent, (tx) => emitEvent(tx, generated(articleId, title)))
      const rows = await agent.db
        .select()
        .from(webhookDeliveries)
        .where(eq(webhookDeliveries.tenantId, agent.caller.tenantId))
        .orderBy(asc(webhookDeliveries.createdAt))
      return new Map(rows.map((row) => [row.endpointId, row.id]))
    },
    async deliver(agent, id) {
      const { endpoint } = await getDelivery(agent, id)
      await deliverDue(service.ctx, endpoint?.id ?? '')
      return getDelivery(agent, id)
    },
    async close() {
      await service.close()
      await receiver.close()
    },
  }
}

/** One round without the loop around it, so that a test decides when. */
async function deliverDue(ctx: Context, endpointId: string): Promise<void> {
  await recoverLostAttempts(ctx)
  const { claims } = await claimDeliveries(ctx, [{ endpointId, room: 100 }])
  const sent = claims.map(async (claim) => ({ claim, outcome: await sendWebhook(ctx, claim) }))
  if (sent.length > 0) await recordOutcomes(ctx, await Promise.all(sent))
}

export function generated(articleId: string, title = 'Cold brew') {
  return {
    type: 'article.generated' as const,
    subjectId: articleId,
    data: { article_id: articleId, title, slug: 'cold-brew', status: 'generated' },
  }
}

/** The statuses that any delivery has, with how many have it. */
export function presentCounts(counts: Readonly<Record<string, number>> = {}): Record<string, number> {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))
}
