import { getDelivery, listDeliveries, retryDelivery } from '#contract/deliveries.ts'
import { listEvents } from '#contract/event-list.ts'
import { getRecovery, Recovery, recoverDeliveries } from '#contract/recoveries.ts'
import { getWebhookActivity } from '#contract/webhook-activity.ts'
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  getWebhook,
  listEventTypes,
  listWebhooks,
  rotateWebhookSecret,
  sendTestEvent,
} from '#contract/webhooks.ts'
import { call } from '#lib/agent-api/client.ts'
import { deadLetters } from '#lib/queries/requests.ts'
import { eventually } from '#test-support/eventually.ts'
import { answers, page, under } from './call.ts'

const recoveryMembers =
  'id endpoint_id status since until total requeued progress.stage progress.percent progress.message created_at'
const endpointMembers = 'id url event_types.0 is_active description agent_id agent_name created_at updated_at'
const deliveryMembers =
  'id event_id event_type status attempts last_http_status duration_ms delivered_at created_at updated_at endpoint.id endpoint.url endpoint.description'

export const webhookCalls = [
  answers('createWebhook', `${endpointMembers} secret`, (desk) =>
    call(createWebhook, { body: { url: desk.receiver.url('/created'), description: 'Ours' } }, desk),
  ),
  answers(
    'listWebhooks',
    under('webhooks.0', `${endpointMembers} last_delivered_at counts.delivered`),
    async (desk) => {
      await desk.delivery()
      return call(listWebhooks, {}, desk)
    },
  ),
  answers('listEvents', 'events.0.type events.0.timestamp events.0.event_id events.0.data', async (desk) => {
    await desk.delivery()
    return call(listEvents, { query: { limit: 1 } }, desk)
  }),
  answers(
    'getWebhookActivity',
    'endpoint_id unit since until spans.0.from spans.0.measured spans.6.counts.delivered spans.6.measured spans.6.median_ms spans.6.p95_ms',
    async (desk) => {
      const delivery = await call(getDelivery, { params: { id: await desk.delivery() } }, desk)
      const id = delivery.endpoint?.id ?? ''
      return call(getWebhookActivity, { params: { id }, query: { days: 7 } }, desk)
    },
  ),
  answers('changeWebhook', `${endpointMembers} disabled_reason`, async (desk) => {
    const { id } = await desk.endpoint()
    return call(changeWebhook, { params: { id }, body: { is_active: false, description: 'Off' } }, desk)
  }),
  answers('getWebhook', 'id url event_types.0 is_active created_at updated_at counts', async (desk) =>
    call(getWebhook, { params: { id: (await desk.endpoint()).id } }, desk),
  ),
  answers('deleteWebhook', 'success', async (desk) =>
    call(deleteWebhook, { params: { id: (await desk.endpoint()).id } }, desk),
  ),
  answers(
    'listDeliveries',
    `${under('deliveries.0', deliveryMembers)} counts.delivered ${page}`,
    async (desk) => {
      await desk.delivery()
      return call(listDeliveries, { query: { status: 'delivered', limit: 1 } }, desk)
    },
  ),
  answers('listDeliveries', page, (desk) => call(listDeliveries, deadLetters, desk)),
  answers(
    'getDelivery',
    `${deliveryMembers} payload.type payload.timestamp payload.event_id payload.tenant_id payload.agent_id payload.data.article_id headers.webhook-id headers.webhook-timestamp headers.webhook-signature ${under('attempts_log.0', 'attempt at http_status duration_ms')} planned_attempts`,
    async (desk) => call(getDelivery, { params: { id: await desk.delivery() } }, desk),
  ),
  answers('retryDelivery', 'id event_id event_type status attempts created_at endpoint.id', async (desk) =>
    call(retryDelivery, { params: { id: await desk.delivery() } }, desk),
  ),
  answers(
    'sendTestEvent',
    'id event_id event_type status attempts test created_at endpoint.id',
    async (desk) => {
      const { id } = await desk.endpoint()
      return call(sendTestEvent, { params: { id }, body: { event_type: 'article.published' } }, desk)
    },
  ),
  answers('rotateWebhookSecret', `${endpointMembers} secret retiring_secret_until`, async (desk) => {
    const { id } = await desk.endpoint()
    await call(changeWebhook, { params: { id }, body: { description: 'Ours' } }, desk)
    return call(rotateWebhookSecret, { params: { id }, body: { overlap_hours: 24 } }, desk)
  }),
  answers('recoverDeliveries', 'dry_run since until total by_event_type left_out', async (desk) => {
    const { id } = await desk.endpoint()
    return call(
      recoverDeliveries,
      { params: { id }, body: { since: '2026-01-01T00:00:00Z', dry_run: true } },
      desk,
    )
  }),
  answers('recoverDeliveries', `${recoveryMembers} left_out`, async (desk) => {
    const { id } = await desk.endpoint()
    return call(recoverDeliveries, { params: { id }, body: { since: '2026-01-01T00:00:00Z' } }, desk)
  }),
  answers('getRecovery', `${recoveryMembers} completed_at`, async (desk) => {
    const { id } = await desk.endpoint()
    const body = { since: '2026-01-01T00:00:00Z' }
    const recovery = Recovery.parse(await call(recoverDeliveries, { params: { id }, body }, desk))
    return eventually(async () => {
      const now = await call(getRecovery, { params: { id: recovery.id } }, desk)
      return now.completed_at ? now : undefined
    })
  }),
  answers('listEventTypes', under('event_types.0', 'name description schema.type example.type'), (desk) =>
    call(listEventTypes, {}, desk),
  ),
]
