import { expect, test } from 'vitest'
import { knownTimeZone, withKnownTimeZones } from './known-time-zone.ts'

test('a zone stays itself, and what is none is UTC', () => {
  expect(knownTimeZone('Europe/Lisbon')).toBe('Europe/Lisbon')
  expect(knownTimeZone('<img src=x>')).toBe('UTC')
  expect(knownTimeZone('')).toBe('UTC')
})

test('an answer names known zones only, for itself and for its tenant, and keeps the rest', () => {
  const answer = {
    timezone: 'Nowhere',
    tenant: { timezone: 'Nowhere', name: 'Acme' },
    data: { timezone: 'x' },
  }
  expect(withKnownTimeZones(answer)).toEqual({
    timezone: 'UTC',
    tenant: { timezone: 'UTC', name: 'Acme' },
    data: { timezone: 'x' },
  })
  expect(withKnownTimeZones({ targetTimezone: 'Nowhere' })).toEqual({ targetTimezone: 'UTC' })
  for (const other of [undefined, null, 7, ['Nowhere']]) expect(withKnownTimeZones(other)).toBe(other)
})
