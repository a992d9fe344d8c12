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
