import { expect, test } from 'vitest'
import type { WebhookEndpoint } from '#contract/webhooks.ts'
import { endpointHealth, waitingCount } from './endpoint-health.ts'

const endpoint = (rest: Partial<WebhookEndpoint>): WebhookEndpoint => ({
  id: '4d5e6f70-8192-4a3b-8c4d-5e6f708192a3',
  url: 'https://hooks.example/',
  event_types: [],
  is_active: true,
  ...rest,
})

test('being off says why, in words for the reasons we know, and counts more than failing', () => {
  const off = { is_active: false, failing_since: '2026-03-01T09:00:00Z' }
  expect(endpointHealth(endpoint({ ...off, disabled_reason: 'by_hand' }))).toMatchObject({ tone: 'neutral' })
  expect(endpointHealth(endpoint({ ...off, disabled_reason: 'gone' }))).toMatchObject({
    tone: 'bad',
    label: 'Disabled',
    detail: 'Disabled because it returned 410 Gone.',
  })
  expect(endpointHealth(endpoint({ ...off, disabled_reason: 'quota' }))).toMatchObject({ detail: 'quota' })
})

test('failing tells since when, and health is claimed only after a delivery', () => {
  expect(endpointHealth(endpoint({ failing_since: '2026-03-01T09:00:00Z' }))).toMatchObject({
    label: 'Failing',
    since: '2026-03-01T09:00:00Z',
  })
  expect(endpointHealth(endpoint({ last_delivered_at: '2026-03-01T09:00:00Z' })).label).toBe('Healthy')
})

test('a server that tells only the published members has endpoints that are on or off', () => {
  expect(endpointHealth(endpoint({}))).toEqual({ tone: 'info', label: 'Active' })
  expect(endpointHealth(endpoint({ is_active: false }))).toEqual({ tone: 'neutral', label: 'Disabled' })
})

test('what waits is what is not settled', () => {
  expect(waitingCount(endpoint({ counts: { queued: 2, failed: 1, delivered: 9 } }))).toBe(3)
  expect(waitingCount(endpoint({}))).toBeUndefined()
})
