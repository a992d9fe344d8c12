import { retryDays } from '#contract/webhook-retries.ts'
import { countInWords, type StatusPart } from '../health/status-part.ts'
import { getWebhookHealth, type WebhookHealth } from './get-webhook-health.ts'

export const webhookStatus: StatusPart = async (ctx) => {
  const webhooks = await getWebhookHealth(ctx)
  return {
    area: {
      step: 9,
      id: 'webhooks',
      title: 'Webhooks',
      ready: webhooks.active > 0 && webhooks.disabled + webhooks.failing === 0,
      detail: describeEndpoints(webhooks),
      path: '/webhooks',
    },
    actions: [
      // One action for one problem: that of the lost events names the endpoints at fault.
      webhooks.deadLettered > 0 && {
        id: 'dead_lettered',
        operation: 'recoverDeliveries',
        priority: webhooks.disabled > 0 ? 3 : 4,
        title: countInWords(webhooks.deadLettered, 'event not delivered', 'events not delivered'),
        detail: [...faultsOf(webhooks).map((fault) => `${fault}.`), 'Fix the endpoint, then resend.'].join(
          ' ',
        ),
        path: '/webhooks/deliveries?status=dead_lettered',
        count: webhooks.deadLettered,
      },
      webhooks.deadLettered === 0 &&
        webhooks.disabled > 0 && {
          id: 'disabled_endpoints',
          operation: 'changeWebhook',
          priority: 3,
          title: faultsOf(webhooks).join(', '),
          detail: 'Events are kept. Fix the endpoint, then enable it.',
          path: '/webhooks',
          count: webhooks.disabled,
        },
      webhooks.deadLettered + webhooks.disabled === 0 &&
        webhooks.failing > 0 && {
          id: 'failing_endpoints',
          priority: 4,
          title: faultsOf(webhooks).join(', '),
          detail: `Each event is retried for ${retryDays} days. Check what the endpoint responds.`,
          path: '/webhooks',
          count: webhooks.failing,
        },
    ],
  }
}

function faultsOf({ disabled, failing }: WebhookHealth): string[] {
  return [
    disabled > 0 && countInWords(disabled, 'webhook endpoint disabled', 'webhook endpoints disabled'),
    failing > 0 && countInWords(failing, 'webhook endpoint failing', 'webhook endpoints failing'),
  ].filter((fault) => fault !== false)
}

function describeEndpoints({ active, failing, retrying, disabled }: WebhookHealth): string {
  if (active + disabled === 0) return 'No endpoints yet'
  const endpoints = countInWords(active + disabled, 'endpoint', 'endpoints')
  const faults = [
    failing > 0 && `${failing} failing`,
    retrying > 0 && `${retrying} retrying`,
    disabled > 0 && `${disabled} disabled`,
  ]
  const named = faults.filter((fault) => fault !== false)
  return named.length === 0 ? endpoints : `${endpoints}: ${named.join(', ')}`
}
