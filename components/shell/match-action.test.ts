import { expect, test } from 'vitest'
import { matchAction } from './match-action.ts'

test('what begins with the typed words comes first, then what has them, then what is known by them', () => {
  expect(matchAction('Articles', 'art')).toBe(1)
  expect(matchAction('Write an article', 'art')).toBe(0.8)
  expect(matchAction('Write an article', 'art wri')).toBe(0.8)
  expect(matchAction('Page check', 'schema', ['schema.org'])).toBe(0.5)
})

test('letters that happen to stand in this order are no match', () => {
  expect(matchAction('Create an avatar', 'art', ['presenter'])).toBe(0)
  expect(matchAction('Start a session', 'art')).toBe(0)
})

test('a URL is found by the beginnings of its parts, and by more of it than one', () => {
  const title = 'https://acme.example/guides/quiet-grinders'
  expect(matchAction(title, 'grind')).toBe(0.8)
  expect(matchAction(title, 'acme.ex')).toBe(0.8)
  expect(matchAction(title, 'quiet-grind')).toBe(0.8)
  expect(matchAction(title, 'inders')).toBe(0)
})

test('a lone sign fits only what has it', () => {
  expect(matchAction('Write an article', '?')).toBe(0)
})

test.each(['setings', 'settigs', 'setttings', 'settnigs', 'esttings', 'settimgs'])(
  'one slip of the fingers is forgiven: %s',
  (typed) => expect(matchAction('Settings: Models', typed)).toBe(0.3),
)

test('what fits as typed comes before what fits with a slip, and two slips or a slip in a short word do not fit', () => {
  expect(matchAction('Settings: Models', 'model')).toBeGreaterThan(matchAction('Settings: Models', 'modle'))
  expect(matchAction('Connect an agent', 'webhok', ['webhook'])).toBe(0.2)
  expect(matchAction('Settings: Models', 'setimgs')).toBe(0)
  expect(matchAction('Articles', 'atr')).toBe(0)
})
