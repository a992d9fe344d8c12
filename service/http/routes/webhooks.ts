import {
  changeWebhook as changeWebhookOperation,
  createWebhook as createWebhookOperation,
  deleteWebhook as deleteWebhookOperation,
  getDelivery as getDeliveryOperation,
  listDeliveries as listDeliveriesOperation,
  listEventTypes as listEventTypesOperation,
  listWebhooks as listWebhooksOperation,
  retryDelivery as retryDeliveryOperation,
} from '#contract/webhooks.ts'
import { changeWebhook } from '../../webhooks/change-webhook.ts'
import { createWebhook } from '../../webhooks/create-webhook.ts'
import { deleteWebhook } from '../../webhooks/delete-webhook.ts'
import { getDelivery } from '../../webhooks/get-delivery.ts'
import { listDeliveries } from '../../webhooks/list-deliveries.ts'
import { listEventTypes } from '../../webhooks/list-event-types.ts'
import { listWebhooks } from '../../webhooks/list-webhooks.ts'
import { retryDelivery } from '../../webhooks/retry-delivery.ts'
import { route } from '../route.ts'

export const webhookRoutes = [
  route(listWebhooksOperation, async (ctx) => ({ status: 200, body: await listWebhooks(ctx) })),
  route(createWebhookOperation, async (ctx, { body }) => ({
    status: 201,
    body: await createWebhook(ctx, body),
  })),
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
  route(changeWebhookOperation, async (ctx, { params, body }) => ({
    status: 200,
    body: await changeWebhook(ctx, { ...body, id: params.id }),
  })),
  route(deleteWebhookOperation, async (ctx, { params }) => {
    await deleteWebhook(ctx, params.id)
    return { status: 200, body: { success: true } }
  }),
  route(listEventTypesOperation, async () => ({ status: 200, body: listEventTypes() })),
]
