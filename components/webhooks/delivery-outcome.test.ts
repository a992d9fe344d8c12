import { expect, test } from 'vitest'
import type { Delivery } from '#contract/deliveries.ts'
import { deliveryOutcome } from './delivery-outcome.ts'

const delivery = (given: Partial<Delivery>): Delivery => ({
  id: '0b8e7c50-5d0c-4c6f-9d0a-0c4f2a9d1e11',
  event_id: '0b8e7c50-5d0c-4c6f-9d0a-0c4f2a9d1e12',
  event_type: 'article.published',
  status: 'delivered',
  attempts: 1,
  ...given,
})

test.each([
  [{ duration_ms: 184 }, 'CRM accepted it in 184 ms'],
  [{ attempts: 3, duration_ms: 1184 }, 'CRM accepted it on attempt 3 in 1,184 ms'],
  [
    { status: 'failed', attempts: 2, last_http_status: 503 },
    'Attempt 2 failed: CRM returned 503 Service Unavailable',
  ],
  [
    { status: 'failed', last_error: 'crm.example took longer than 15 seconds to respond.' },
    "Attempt 1 failed: CRM didn't respond in time",
  ],
  [
    { status: 'dead_lettered', reason: 'attempts_spent', attempts: 8, last_http_status: 404 },
    'All 8 attempts failed: CRM returned 404 Not Found',
  ],
  [{ status: 'dead_lettered', reason: 'endpoint_disabled', attempts: 0 }, 'CRM was disabled'],
  [
    { status: 'dead_lettered', reason: 'endpoint_disabled', attempts: 2 },
    'Stopped after 2 attempts: CRM was disabled',
  ],
  [
    { status: 'dead_lettered', reason: 'attempts_spent', test: true, last_http_status: 500 },
    'The test failed: CRM returned 500 Internal Server Error',
  ],
  [{ status: 'dead_lettered', attempts: 0 }, 'No attempt was made to reach CRM'],
  [{ status: 'failed' }, 'Attempt 1 failed: CRM'],
  [{ status: 'parked' }, 'parked: CRM'],
])('a delivery says in one sentence what became of it: %j', (given, title) => {
  expect(deliveryOutcome(delivery(given), 'CRM').title).toBe(title)
})

test('only a delivery that failed comes with advice', () => {
  expect(deliveryOutcome(delivery({}), 'CRM').advice).toBeUndefined()
  expect(deliveryOutcome(delivery({ status: 'failed', last_http_status: 404 }), 'CRM').advice).toContain(
    'URL',
  )
})

test('what went wrong on the way is itself the advice', () => {
  const lost = { status: 'failed', last_error: 'No site found at crm.example. Check the spelling.' }
  expect(deliveryOutcome(delivery(lost), 'CRM').advice).toBe(lost.last_error)
})

test('the spelling of a host that has worked is not doubted', () => {
  const lost = { status: 'failed', last_error: 'No site found at crm.example. Check the spelling.' }
  expect(deliveryOutcome(delivery(lost), 'CRM', 'Nov 24, 09:10').advice).toBe(
    'crm.example answered until Nov 24, 09:10; the name no longer resolves. Ask the person who runs it.',
  )
})
