import { expect, test } from 'vitest'
import type { WebhookEndpoint } from '#contract/webhooks.ts'
import { endpointHealth, isFailing, waitingCount } from './endpoint-health.ts'

const endpoint = (rest: Partial<WebhookEndpoint>): WebhookEndpoint => ({
  id: '4d5e6f70-8192-4a3b-8c4d-5e6f708192a3',
  url: 'https://hooks.example/',
  event_types: [],
  is_active: true,
  ...rest,
})

const now = Date.parse('2026-03-01T10:30:00Z')

test('being disabled counts more than failing, and is bad unless somebody meant it', () => {
  const off = { is_active: false, failing_since: '2026-03-01T09:00:00Z' }
  expect(endpointHealth(endpoint({ ...off, disabled_reason: 'by_hand' }), now)).toMatchObject({
    tone: 'neutral',
  })
  expect(endpointHealth(endpoint({ ...off, disabled_reason: 'access_ended' }), now)).toMatchObject({
    tone: 'neutral',
  })
  for (const reason of ['gone', 'failing', 'quota']) {
    expect(endpointHealth(endpoint({ ...off, disabled_reason: reason }), now)).toEqual({
      tone: 'bad',
      label: 'Disabled',
    })
  }
})

test('failing precedes health, and health is claimed only after a delivery', () => {
  const both = { failing_since: '2026-02-28T09:30:00Z', last_delivered_at: '2026-02-28T09:00:00Z' }
  expect(endpointHealth(endpoint(both), now)).toEqual({ tone: 'warn', label: 'Failing' })
  expect(endpointHealth(endpoint({ last_delivered_at: '2026-03-01T09:00:00Z' }), now).label).toBe('Healthy')
})

test('one delivery that failed within a day is being retried, and needs nobody', () => {
  const since = { failing_since: '2026-02-28T12:00:00Z' }
  expect(endpointHealth(endpoint({ ...since, counts: { failed: 1 } }), now).label).toBe(
    'Last event failed, retrying',
  )
  expect(isFailing(endpoint({ ...since, counts: { failed: 2 } }), now)).toBe(true)
  expect(isFailing(endpoint({ ...since, counts: { failed: 1 } }), now + 7_200_000)).toBe(true)
})

test('a server that tells only the published members has endpoints that are on or off', () => {
  expect(endpointHealth(endpoint({}), now)).toEqual({ tone: 'info', label: 'Active' })
  expect(endpointHealth(endpoint({ is_active: false }), now)).toEqual({ tone: 'neutral', label: 'Disabled' })
})

test('what waits is what is not settled', () => {
  expect(waitingCount(endpoint({ counts: { queued: 2, failed: 1, delivered: 9 } }))).toBe(3)
  expect(waitingCount(endpoint({}))).toBeUndefined()
})
