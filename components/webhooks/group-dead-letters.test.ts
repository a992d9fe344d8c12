import { expect, test } from 'vitest'
import type { Delivery } from '#contract/deliveries.ts'
import { deadLettersByEndpoint, groupDeadLetters, resendVerb } from './group-dead-letters.ts'

let made = 0
const delivery = (rest: Partial<Delivery>): Delivery => ({
  id: String(++made),
  event_id: 'e',
  event_type: 'article.published',
  status: 'dead_lettered',
  attempts: 10,
  ...rest,
})

test('what failed alike is one group, the most frequent first, and what was not given up is left out', () => {
  const groups = groupDeadLetters([
    delivery({ last_error: 'Timed out.' }),
    delivery({ last_error: 'Status 500.', last_http_status: 500 }),
    delivery({ last_error: 'Status 500.', last_http_status: 500 }),
    delivery({ last_error: 'Status 500.', last_http_status: 500, status: 'failed' }),
    delivery({ last_http_status: 404 }),
    delivery({ reason: 'endpoint_gone' }),
    delivery({}),
  ])
  expect(groups.map(({ title, deliveries }) => [title, deliveries.length])).toEqual([
    ['Status 500.', 2],
    ['Timed out.', 1],
    ['Responded with status 404', 1],
    ['The endpoint returned 410 Gone', 1],
    ['No reason given', 1],
  ])
})

test('one cause is one row whatever was answered before it, and names a status only where all had it', () => {
  const disabled = { last_error: 'The endpoint is disabled.' }
  expect(
    groupDeadLetters([
      delivery(disabled),
      delivery({ ...disabled, last_http_status: 404 }),
      delivery({ ...disabled, last_http_status: 404 }),
      delivery({ last_error: 'Status 500.', last_http_status: 500 }),
      delivery({ last_error: 'Status 500.', last_http_status: 500 }),
    ]).map(({ title, httpStatus, deliveries }) => [title, httpStatus, deliveries.length]),
  ).toEqual([
    ['The endpoint is disabled.', undefined, 3],
    ['Status 500.', 500, 2],
  ])
})

test('a resend says that it enables the endpoints that are off, and only those it sends to', () => {
  const to = (id: string) => delivery({ endpoint: { id, url: 'https://example.com/hook' } })
  const off = new Set(['a', 'b'])
  expect(resendVerb([to('c'), delivery({})], off)).toBe('Resend')
  expect(resendVerb([to('a'), to('a'), to('c')], off)).toBe('Enable endpoint and resend')
  expect(resendVerb([to('a'), to('b')], off)).toBe('Enable endpoints and resend')
})

test('an endpoint is one entry whatever its reasons, and its name is that of no other; what lost its endpoint has none to send to', () => {
  const to = (id: string) => ({ id, url: `https://${id}.example.com`, description: 'CRM' })
  const given = deadLettersByEndpoint([
    delivery({ last_error: 'Timed out.', endpoint: to('one') }),
    delivery({ last_error: 'Refused.', endpoint: to('two') }),
    delivery({ last_error: 'Refused.', endpoint: to('one') }),
    delivery({ last_error: 'Refused.', endpoint: to('one'), status: 'failed' }),
    delivery({ reason: 'endpoint_gone' }),
  ])
  expect(given.map(({ id, name, deliveries }) => [id, name, deliveries.length])).toEqual([
    ['one', 'CRM (https://one.example.com)', 2],
    ['two', 'CRM (https://two.example.com)', 1],
    [undefined, 'Deleted endpoint', 1],
  ])
})
