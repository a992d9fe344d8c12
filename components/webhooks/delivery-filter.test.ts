import { expect, test } from 'vitest'
import { deliveriesAsked } from '#lib/queries/deliveries.ts'
import { deliveriesHref, deliveryFilter, foundId } from './delivery-filter.ts'

const endpointId = '4d5e6f70-8192-4a3b-8c4d-5e6f708192a3'

test('a filter survives the way through the address', () => {
  const filter = {
    q: 'Kickoff & co',
    status: 'dead_lettered',
    event_type: 'article.published',
    endpoint_id: endpointId,
    range: '24h',
    sort: 'when',
    offset: 50,
  } as const
  const { searchParams } = new URL(deliveriesHref(filter), 'https://desk.example')
  expect(deliveryFilter(Object.fromEntries(searchParams))).toEqual(filter)
  expect(deliveriesHref({})).toBe('/webhooks/deliveries')
})

test('what does not fit counts as left out', () => {
  expect(
    deliveryFilter({
      q: 'x'.repeat(201),
      status: 'lost',
      event_type: 'x'.repeat(101),
      endpoint_id: 'all',
      range: 'toString',
      since: '2026-03-01T09:00',
      until: '2026-02-31T99:00:00Z',
      sort: 'status',
      offset: '-1',
    }),
  ).toEqual({})
  expect(deliveryFilter({ status: ['queued', 'failed'], offset: '1e99' })).toEqual({})
})

test('a span becomes an instant counted back from now, and wins over instants', () => {
  const filter = deliveryFilter({ range: '1h', since: '2020-01-01T00:00:00Z' })
  expect(deliveriesAsked(filter, new Date('2026-03-01T09:00:00Z'))).toEqual({
    since: '2026-03-01T08:00:00.000Z',
    limit: 20,
    offset: 0,
  })
})

test('instants are kept in UTC whatever their offset', () => {
  expect(deliveryFilter({ since: '2026-03-01T09:00:00+02:00', until: '2026-03-02T09:00:00Z' })).toEqual({
    since: '2026-03-01T07:00:00.000Z',
    until: '2026-03-02T09:00:00.000Z',
  })
})

test('an ID finds the delivery it belongs to, and half an ID none', () => {
  const [id, eventId] = ['0b9f1d1c-6f0e-4c55-8a52-6d1f6f1f6a01', '0b9f1d1c-6f0e-4c55-8a52-6d1f6f1f6a02']
  const listed = [{ id, event_id: eventId }]
  expect(foundId(` ${eventId.toUpperCase()} `, listed)).toBe(id)
  expect(foundId(eventId, [])).toBe(eventId)
  expect(foundId('0b9f1d1c', listed)).toBeUndefined()
})
