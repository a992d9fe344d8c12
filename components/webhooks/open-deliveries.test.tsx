import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WebhookEndpoint } from '#contract/webhooks.ts'
import { lostWords } from './endpoint-activity.tsx'
import { OpenDeliveries } from './open-deliveries.tsx'

const endpoint = WebhookEndpoint.parse({
  id: '5f0c2a52-7b8e-4a53-9a37-0f5f1c8f6d10',
  url: 'https://a.example/hook',
  event_types: ['article.published'],
  is_active: true,
  created_at: '2026-11-01T08:00:00Z',
  counts: { dead_lettered: 10, failed: 1, delivered: 84 },
})
const textOf = (html: string) => html.replace(/<[^>]+>/g, '')

test('what failed in all and what failed in a time span are never called the same', () => {
  expect(textOf(renderToStaticMarkup(<OpenDeliveries endpoint={endpoint} />))).toBe(
    'All time: 10 failed or not sent1 retrying',
  )
  expect(lostWords({ unit: 'day', spans: Array(7) })).toBe('Failed or not sent in 7 days')
  expect(lostWords({ unit: 'hour', spans: Array(24) })).toBe('Failed or not sent in 24 hours')
})

test('an endpoint that got everything has nothing open', () => {
  expect(renderToStaticMarkup(<OpenDeliveries endpoint={{ ...endpoint, counts: { delivered: 3 } }} />)).toBe(
    '',
  )
})
