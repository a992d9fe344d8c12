import { expect, test } from 'vitest'
import { deliveriesAsked } from '#lib/queries/deliveries.ts'
import { endpointDeliveriesHref, endpointFilter, endpointPage, endpointView } from './endpoint-reads.ts'

test('deliveries beyond the first page have an address, which leads back to the same filter', () => {
  const { pathname, search, hash } = new URL(
    endpointDeliveriesHref('e1', 'dead_lettered', 50),
    'https://desk.example',
  )
  expect([pathname, hash]).toEqual(['/webhooks/e1', '#deliveries'])
  const { shown, offset } = endpointView(Object.fromEntries(new URLSearchParams(search)))
  expect(endpointFilter('e1', shown, offset)).toEqual({
    endpoint_id: 'e1',
    status: 'dead_lettered',
    offset: 50,
  })
  expect(endpointDeliveriesHref('e1', 'all', 0)).toBe('/webhooks/e1#deliveries')
})

test('a page of an endpoint has a few rows, and the way to all of them keeps none of that', () => {
  expect(endpointPage('e1', 'failed', 10)).toEqual({ ...endpointFilter('e1', 'failed', 10), limit: 10 })
  expect(deliveriesAsked(endpointPage('e1', 'all'), new Date())).toMatchObject({ limit: 10, offset: 0 })
  expect(deliveriesAsked(endpointFilter('e1', 'all'), new Date())).toMatchObject({ limit: 20 })
})

test('an address that was written by hand shows the newest', () => {
  for (const offset of ['-1', '1.5', 'x', '', ['50', '60']]) expect(endpointView({ offset }).offset).toBe(0)
})
