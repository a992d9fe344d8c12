import { expect, test } from 'vitest'
import { matchLabel } from './match-label.ts'

test('the best passage is named, and those that hardly answer', () => {
  expect(matchLabel({ score: 8 }, 8)).toBe('Best match')
  expect(matchLabel({ score: 7.9 }, 8)).toBeUndefined()
  expect(matchLabel({ score: 1.9 }, 8)).toBe('Weak match')
})

test('what the service calls weak is no best match, though nothing is better', () => {
  expect(matchLabel({ score: 8, strength: 'weak' }, 8)).toBe('Weak match')
})
