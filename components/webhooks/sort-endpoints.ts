import type { WebhookEndpoint } from '#contract/webhooks.ts'
import { endpointHealth, endpointName, isFailing } from './endpoint-health.ts'

/** The orders of the list by their name in the address; without one it is the server's, newest first. */
export const endpointOrders = ['name', 'health', 'delivered'] as const
export type EndpointOrder = (typeof endpointOrders)[number]

export const endpointOrderLabels: Readonly<Record<EndpointOrder, string>> = {
  name: 'By name',
  health: 'Failing first',
  delivered: 'Last delivery first',
}

/** By how much each needs somebody. */
const urgency = ['bad', 'warn', 'neutral', 'info', 'good']

/**
 * Every endpoint is in the one answer, so the browser sorts them; equal ones keep the order of the server.
 * @param now in milliseconds
 */
export function sortEndpoints(
  endpoints: readonly WebhookEndpoint[],
  order: EndpointOrder | null,
  now: number,
): readonly WebhookEndpoint[] {
  if (order === null) return endpoints
  return endpoints.toSorted((a, b) => {
    if (order === 'name') return endpointName(a).localeCompare(endpointName(b), 'en')
    if (order === 'health') return urgencyOf(a, now) - urgencyOf(b, now)
    return deliveredMs(b) - deliveredMs(a)
  })
}

function urgencyOf(endpoint: WebhookEndpoint, now: number): number {
  const { tone } = endpointHealth(endpoint, now)
  return urgency.indexOf(tone) + (tone === 'warn' && !isFailing(endpoint, now) ? 0.5 : 0)
}

function deliveredMs({ last_delivered_at: at }: WebhookEndpoint): number {
  return at === undefined ? 0 : Date.parse(at)
}
