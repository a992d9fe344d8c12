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
          ? `${webhooks.disabled} of ${countInWords(webhooks.active + webhooks.disabled, 'endpoint', 'endpoints')} disabled`
          : webhooks.active > 0
            ? countInWords(webhooks.active, 'endpoint', 'endpoints')
            : 'No endpoints yet',
      path: '/webhooks',
    },
    actions: [
      webhooks.disabled > 0 && {
        id: 'disabled_endpoints',
        priority: 2,
        title: countInWords(webhooks.disabled, 'webhook endpoint disabled', 'webhook endpoints disabled'),
        detail: 'Events are kept. Fix the endpoint, then enable it.',
        path: '/webhooks',
        count: webhooks.disabled,
      },
      webhooks.deadLettered > 0 && {
        id: 'dead_lettered',
        priority: 3,
        title: countInWords(webhooks.deadLettered, 'delivery failed', 'deliveries failed'),
        detail: 'Fix the endpoint, then resend them.',
        path: '/webhooks/deliveries?status=dead_lettered',
        count: webhooks.deadLettered,
      },
    ],
  }
}
