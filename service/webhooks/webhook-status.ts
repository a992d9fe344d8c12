import { countInWords, type StatusPart } from '../health/status-part.ts'
import { getWebhookHealth } from './get-webhook-health.ts'

export const webhookStatus: StatusPart = async (ctx) => {
  const webhooks = await getWebhookHealth(ctx)
  return {
    area: {
      step: 7,
      id: 'webhooks',
      title: 'Webhooks',
      ready: webhooks.active > 0 && webhooks.disabled === 0,
      detail:
        webhooks.disabled > 0
          ? `${webhooks.disabled} of ${countInWords(webhooks.active + webhooks.disabled, 'endpoint', 'endpoints')} switched off`
          : webhooks.active > 0
            ? countInWords(webhooks.active, 'endpoint', 'endpoints')
            : 'No endpoint is told of events yet.',
      path: '/webhooks',
    },
    actions: [
      webhooks.disabled > 0 && {
        id: 'disabled_endpoints',
        priority: 2,
        title: countInWords(
          webhooks.disabled,
          'webhook endpoint is switched off',
          'webhook endpoints are switched off',
        ),
        detail: 'Events for it are kept; switch it on again when it is mended.',
        path: '/webhooks',
        count: webhooks.disabled,
      },
      webhooks.deadLettered > 0 && {
        id: 'dead_lettered',
        priority: 3,
        title: countInWords(
          webhooks.deadLettered,
          'delivery never got through',
          'deliveries never got through',
        ),
        detail: 'See why, mend the endpoint, and send them again.',
        path: '/webhooks/deliveries?status=dead_lettered',
        count: webhooks.deadLettered,
      },
    ],
  }
}
