import { expect, test } from 'vitest'
import { countSignInAttempt } from './sign-in-attempts.ts'

test('one caller has thirty attempts a minute, however it spells the addresses before its own', () => {
  const answers = Array.from({ length: 31 }, (_, i) => countSignInAttempt(`10.0.0.${i}, 203.0.113.7`, 0))
  expect(answers.slice(0, 30).every((seconds) => seconds === 0)).toBe(true)
  expect(answers[30]).toBe(60)
  expect(countSignInAttempt('203.0.113.8', 0)).toBe(0)
})

test('three hundred attempts a minute are the most for all callers together', () => {
  const at = 10 * 60_000
  const answers = Array.from({ length: 301 }, (_, i) => countSignInAttempt(`198.51.100.${i % 250}`, at))
  expect(answers.filter((seconds) => seconds > 0)).toHaveLength(1)
  expect(countSignInAttempt('203.0.113.9', at + 60_000)).toBe(0)
})
