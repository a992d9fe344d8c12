import * as webhooks from '#lib/agent-api/webhooks.ts'
import { eventually } from '#test-support/eventually.ts'
import { call, page, under } from './call.ts'

const recoveryMembers =
  'id endpoint_id status since until total requeued progress.stage progress.percent progress.message created_at'
const endpointMembers = 'id url event_types.0 is_active description created_at updated_at'
const deliveryMembers =
  'id event_id event_type status attempts last_http_status duration_ms delivered_at created_at updated_at endpoint.id endpoint.url endpoint.description'

export const webhookCalls = [
  call('createWebhook', `${endpointMembers} secret`, (desk) =>
    webhooks.createWebhook(desk, { url: desk.receiver.url('/created'), description: 'Ours' }),
  ),
  call(
    'listWebhooks',
    under('webhooks.0', `${endpointMembers} last_delivered_at counts.delivered`),
    async (desk) => {
      await desk.delivery()
      return webhooks.listWebhooks(desk)
    },
  ),
  call('changeWebhook', `${endpointMembers} disabled_reason`, async (desk) => {
    const { id } = await desk.endpoint()
    return webhooks.changeWebhook(desk, id, { is_active: false, description: 'Off' })
  }),
  call('deleteWebhook', 'success', async (desk) => webhooks.deleteWebhook(desk, (await desk.endpoint()).id)),
  call(
    'listDeliveries',
    `${under('deliveries.0', deliveryMembers)} counts.delivered ${page}`,
    async (desk) => {
      await desk.delivery()
      return webhooks.listDeliveries(desk, { status: 'delivered', limit: 1 })
    },
  ),
  call('listDeliveries', page, (desk) => webhooks.countDeadLetters(desk)),
  call(
    'getDelivery',
    `${deliveryMembers} payload.type payload.timestamp payload.event_id payload.tenant_id payload.agent_id payload.data.article_id headers.webhook-id headers.webhook-timestamp headers.webhook-signature ${under('attempts_log.0', 'attempt at http_status duration_ms')} planned_attempts`,
    async (desk) => webhooks.getDelivery(desk, await desk.delivery()),
  ),
  call('retryDelivery', 'id event_id event_type status attempts created_at endpoint.id', async (desk) =>
    webhooks.retryDelivery(desk, await desk.delivery()),
  ),
  call(
    'sendTestEvent',
    'id event_id event_type status attempts test created_at endpoint.id',
    async (desk) => {
      const { id } = await desk.endpoint()
      return webhooks.sendTestEvent(desk, id, { event_type: 'article.published' })
    },
  ),
  call('rotateWebhookSecret', `${endpointMembers} secret retiring_secret_until`, async (desk) => {
    const { id } = await desk.endpoint()
    await webhooks.changeWebhook(desk, id, { description: 'Ours' })
    return webhooks.rotateWebhookSecret(desk, id, { overlap_hours: 24 })
  }),
  call('recoverDeliveries', 'dry_run since until total by_event_type', async (desk) => {
    const { id } = await desk.endpoint()
    return webhooks.previewRecovery(desk, id, { since: '2026-01-01T00:00:00Z' })
  }),
  call('recoverDeliveries', recoveryMembers, async (desk) => {
    const { id } = await desk.endpoint()
    return webhooks.recoverDeliveries(desk, id, { since: '2026-01-01T00:00:00Z' })
  }),
  call('getRecovery', `${recoveryMembers} completed_at`, async (desk) => {
    const { id } = await desk.endpoint()
    const recovery = await webhooks.recoverDeliveries(desk, id, { since: '2026-01-01T00:00:00Z' })
    return eventually(async () => {
      const now = await webhooks.getRecovery(desk, recovery.id)
      return now.completed_at ? now : undefined
    })
  }),
  call('listEventTypes', under('event_types.0', 'name description schema.type example.type'), (desk) =>
    webhooks.listEventTypes(desk),
  ),
]
