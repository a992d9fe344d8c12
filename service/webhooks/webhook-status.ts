import { retryDays } from '#contract/webhook-retries.ts'
import { countInWords, type StatusPart } from '../health/status-part.ts'
import { getWebhookHealth, type WebhookHealth } from './get-webhook-health.ts'

export const webhookStatus: StatusPart = async (ctx) => {
  const webhooks = await getWebhookHealth(ctx)
  return {
    area: {
      step: 7,
      id: 'webhooks',
      title: 'Webhooks',
      ready: webhooks.active > 0 && webhooks.disabled + webhooks.failing === 0,
      detail: describeEndpoints(webhooks),
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
      webhooks.failing > 0 && {
        id: 'failing_endpoints',
        priority: 3,
        title: countInWords(webhooks.failing, 'webhook endpoint failing', 'webhook endpoints failing'),
        detail: `Each event is retried for ${retryDays} days. Check what the endpoint responds.`,
        path: '/webhooks',
        count: webhooks.failing,
      },
      webhooks.deadLettered > 0 && {
        id: 'dead_lettered',
        priority: 3,
        title: countInWords(webhooks.deadLettered, 'event not delivered', 'events not delivered'),
        detail: 'Fix the endpoint, then resend them.',
        path: '/webhooks/deliveries?status=dead_lettered',
        count: webhooks.deadLettered,
      },
    ],
  }
}

function describeEndpoints({ active, failing, disabled }: WebhookHealth): string {
  if (active + disabled === 0) return 'No endpoints yet'
  const endpoints = countInWords(active + disabled, 'endpoint', 'endpoints')
  const faults = [failing > 0 && `${failing} failing`, disabled > 0 && `${disabled} disabled`]
  const named = faults.filter((fault) => fault !== false)
  return named.length === 0 ? endpoints : `${endpoints}: ${named.join(', ')}`
}
