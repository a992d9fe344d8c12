import { expect, test } from 'vitest'
import type { WebhookEndpoint } from '#contract/webhooks.ts'
import { type EndpointOrder, sortEndpoints } from './sort-endpoints.ts'

const endpoint = (description: string, more: Partial<WebhookEndpoint>): WebhookEndpoint => ({
  id: description,
  url: `https://${description}.example/`,
  description,
  event_types: [],
  is_active: true,
  ...more,
})
const endpoints = [
  endpoint('shop', { last_delivered_at: '2026-03-01T10:00:00Z' }),
  endpoint('crm', { failing_since: '2026-03-02T10:00:00Z', last_delivered_at: '2026-03-01T09:00:00Z' }),
  endpoint('wiki', { failing_since: '2026-03-02T10:00:00Z', counts: { failed: 2 } }),
  endpoint('blog', { is_active: false, disabled_reason: 'failing' }),
  endpoint('app', { last_delivered_at: '2026-03-04T10:00:00Z' }),
]

test.each<[EndpointOrder | null, string[]]>([
  [null, ['shop', 'crm', 'wiki', 'blog', 'app']],
  ['name', ['app', 'blog', 'crm', 'shop', 'wiki']],
  ['health', ['blog', 'wiki', 'crm', 'shop', 'app']],
  ['delivered', ['app', 'shop', 'crm', 'wiki', 'blog']],
])('endpoints in the order %s', (order, names) => {
  expect(
    sortEndpoints(endpoints, order, Date.parse('2026-03-02T10:30:00Z')).map(({ description }) => description),
  ).toEqual(names)
})
