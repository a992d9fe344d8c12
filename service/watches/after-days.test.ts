import { expect, test } from 'vitest'
import { nextTurn } from './after-days.ts'

test.each([
  ['on time', '2026-03-01T09:00:00Z', '2026-03-08T09:00:00Z'],
  ['late by a minute', '2026-03-01T09:01:00Z', '2026-03-08T09:00:00Z'],
  ['late by more than an interval', '2026-03-09T10:00:00Z', '2026-03-15T09:00:00Z'],
  ['late by whole intervals', '2026-03-15T09:00:00Z', '2026-03-22T09:00:00Z'],
])('a turn %s keeps the rhythm, and makes up for nothing', (_, now, next) => {
  expect(nextTurn(new Date('2026-03-01T09:00:00Z'), 7, new Date(now))).toEqual(new Date(next))
})
