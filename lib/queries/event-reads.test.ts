import { expect, test } from 'vitest'
import { eventTypes } from '#contract/events.ts'
import { readsAfter } from './event-reads.ts'
import { typeIn } from './follow-events.ts'

/** Events that change nothing which a page shows besides the balance, what needs somebody, and deliveries. */
const plain = new Set(['agent', 'billing', 'results'])

test.each(Object.keys(eventTypes))('after %s what it changed is read again', (type) => {
  const reads = readsAfter(type)
  expect(reads).toContain('getMe')
  expect(reads.length > 3).toBe(!plain.has(type.split('.')[0] ?? ''))
})

test('a text that is typed is never read again because something happened', () => {
  for (const type of Object.keys(eventTypes)) expect(readsAfter(type)).not.toContain('getDraft')
})

test.each([
  ['{"type":"article.published","data":{}}', 'article.published'],
  ['{"type":7}', undefined],
  ['null', undefined],
  ['<html>', undefined],
])('%s is an event of type %s', (frame, type) => {
  expect(typeIn(frame)).toBe(type)
})
