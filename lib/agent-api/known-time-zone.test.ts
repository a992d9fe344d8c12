import { expect, test } from 'vitest'
import { knownTimeZone } from './known-time-zone.ts'

test('a zone stays itself, and what is none is UTC', () => {
  expect(knownTimeZone('Europe/Lisbon')).toBe('Europe/Lisbon')
  expect(knownTimeZone('<img src=x>')).toBe('UTC')
  expect(knownTimeZone('')).toBe('UTC')
})
