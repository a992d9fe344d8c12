import type { Sent } from '#contract/always-sent.ts'
import {
  getDelivery as getDeliveryOperation,
  listDeliveries as listDeliveriesOperation,
  retryDelivery as retryDeliveryOperation,
} from '#contract/deliveries.ts'
import { eventStreamType, listEvents as listEventsOperation } from '#contract/event-list.ts'
import { Uuid } from '#contract/primitives.ts'
import {
  getRecovery as getRecoveryOperation,
  type Recovery,
  type RecoveryPreview,
  recoverDeliveries as recoverDeliveriesOperation,
} from '#contract/recoveries.ts'
import { getWebhookActivity as getWebhookActivityOperation } from '#contract/webhook-activity.ts'
import {
  changeWebhook as changeWebhookOperation,
  createWebhook as createWebhookOperation,
  deleteWebhook as deleteWebhookOperation,
  getWebhook as getWebhookOperation,
  listEventTypes as listEventTypesOperation,
  listWebhooks as listWebhooksOperation,
  rotateWebhookSecret as rotateWebhookSecretOperation,
  sendTestEvent as sendTestEventOperation,
} from '#contract/webhooks.ts'
import { invalid } from '../core/errors.ts'
import { acceptingRoute, route } from '../core/route.ts'
import { warningHeader } from '../core/warning-header.ts'
import { followEvents } from '../events/follow-events.ts'
import { listEvents } from '../events/list-events.ts'
import { readEventTypes } from '../events/read-event-types.ts'
import { refusePosition, warnOfPosition } from '../events/warn-of-position.ts'
import { answeredTransaction } from '../idempotency/answered-transaction.ts'
import { changeWebhook } from './change-webhook.ts'
import { createRecovery } from './create-recovery.ts'
import { createWebhook } from './create-webhook.ts'
import { deleteWebhook } from './delete-webhook.ts'
import { getDelivery } from './get-delivery.ts'
import { getRecovery } from './get-recovery.ts'
import { getWebhook } from './get-webhook.ts'
import { getWebhookActivity } from './get-webhook-activity.ts'
import { listDeliveries } from './list-deliveries.ts'
import { listEventTypes } from './list-event-types.ts'
import { listWebhooks } from './list-webhooks.ts'
import { previewRecovery } from './preview-recovery.ts'
import { retryDelivery } from './retry-delivery.ts'
import { rotateWebhookSecret } from './rotate-webhook-secret.ts'
import { sendTestEvent } from './send-test-event.ts'

export const webhookRoutes = [
  route(listWebhooksOperation, async (ctx) => ({ status: 200, body: await listWebhooks(ctx) })),
  acceptingRoute(createWebhookOperation, {
    accept: (ctx, { body }) => createWebhook(ctx, body),
    answer: (body) => ({ status: 201, body, headers: { Location: `/api/agent/webhooks/${body.id}` } }),
    showsSecret: true,
  }),
  route(listDeliveriesOperation, async (ctx, { query }) => ({
    status: 200,
    body: await listDeliveries(ctx, query),
  })),
  route(getDeliveryOperation, async (ctx, { params }) => ({
    status: 200,
    body: await getDelivery(ctx, params.id),
  })),
  route(retryDeliveryOperation, async (ctx, { params }) => ({
    status: 202,
    body: await retryDelivery(ctx, params.id),
    headers: { Location: `/api/agent/webhooks/deliveries/${params.id}`, 'Retry-After': '1' },
  })),
  acceptingRoute(sendTestEventOperation, {
    accept: (ctx, { params, body }) => sendTestEvent(ctx, { ...body, id: params.id }),
    answer: (body) => ({
      status: 202,
      body,
      headers: { Location: `/api/agent/webhooks/deliveries/${body.id}`, 'Retry-After': '1' },
    }),
  }),
  acceptingRoute(rotateWebhookSecretOperation, {
    accept: (ctx, { params, body }) => rotateWebhookSecret(ctx, { ...body, id: params.id }),
    answer: (body) => ({ status: 200, body }),
    showsSecret: true,
  }),
  acceptingRoute(recoverDeliveriesOperation, {
    async accept(ctx, { params, body }): Promise<Sent<typeof Recovery> | Sent<typeof RecoveryPreview>> {
      const input = { ...body, id: params.id }
      if (body.dry_run) return answeredTransaction(ctx, (tx) => previewRecovery(tx, input))
      return createRecovery(ctx, input)
    },
    answer(body) {
      if (isPreview(body)) return { status: 200, body }
      const headers = { Location: `/api/agent/webhooks/recoveries/${body.id}`, 'Retry-After': '1' }
      return { status: 202, body, headers }
    },
  }),
  route(getRecoveryOperation, async (ctx, { params }) => ({
    status: 200,
    body: await getRecovery(ctx, params.id),
  })),
  route(getWebhookActivityOperation, async (ctx, { params, query }) => ({
    status: 200,
    body: await getWebhookActivity(ctx, { ...query, id: params.id }),
  })),
  route(getWebhookOperation, async (ctx, { params }) => ({
    status: 200,
    body: await getWebhook(ctx, params.id),
  })),
  route(changeWebhookOperation, async (ctx, { params, body }) => ({
    status: 200,
    body: await changeWebhook(ctx, { ...body, id: params.id }),
  })),
  route(deleteWebhookOperation, async (ctx, { params }) => {
    await deleteWebhook(ctx, params.id)
    return { status: 200, body: { success: true } }
  }),
  route(listEventsOperation, async (ctx, { query }, { accept, lastEventId, signal }) => {
    const isStream = accept.includes(eventStreamType)
    const after = (isStream ? readPosition(lastEventId) : undefined) ?? query.after
    const types = readEventTypes(query.event_type)
    if (query.before !== undefined && (isStream || after !== undefined || query.since !== undefined)) {
      throw invalid('before', 'Goes back in a list: leave out `after`, `since` and the stream, or `before`.')
    }
    if (query.until !== undefined && isStream) throw invalid('until', 'A stream goes on: leave it out.')
    const lost = await warnOfPosition(ctx, after, 'events after it may be missing here')
    // A stream goes on: an EventSource would never connect again. A program that pages would go round in circles.
    if (!isStream && query.since === undefined) await refusePosition(ctx, { after, before: query.before })
    const warnings = lost === undefined ? [] : [lost]
    if (!isStream) {
      return { status: 200, body: { ...(await listEvents(ctx, { ...query, types })), ...warned(warnings) } }
    }
    const content = followEvents(ctx, {
      after,
      since: query.since === undefined ? undefined : new Date(query.since),
      types,
      isNamed: query.named,
      warnings,
      signal,
    })
    const headers = warnings.length === 0 ? {} : { Warning: warningHeader(warnings) }
    return { status: 200, stream: { content, mediaType: eventStreamType }, headers }
  }),
  route(listEventTypesOperation, async () => ({ status: 200, body: listEventTypes() })),
]

/** An EventSource that has no position sends none, and other clients may send it empty. */
function readPosition(lastEventId: string | undefined): string | undefined {
  if (!lastEventId) return undefined
  const id = Uuid.safeParse(lastEventId).data
  if (id === undefined) throw invalid('Last-Event-ID', 'Must be the id of an event, a UUID.')
  return id
}

const warned = (warnings: readonly string[]) => (warnings.length === 0 ? {} : { warnings: [...warnings] })

function isPreview(
  body: Sent<typeof Recovery> | Sent<typeof RecoveryPreview>,
): body is Sent<typeof RecoveryPreview> {
  return 'dry_run' in body
}
