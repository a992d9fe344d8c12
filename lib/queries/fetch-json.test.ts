import { expect, test } from 'vitest'
import type { Problem } from '#lib/action-result.ts'
import { isTransientError } from './fetch-json.ts'

const problems: [string, boolean, Problem][] = [
  ['a service that cannot be reached', true, { kind: 'unavailable', message: '' }],
  ['a service that was waited for in vain', false, { kind: 'unavailable', timedOut: true, message: '' }],
  ['a refusal', false, { kind: 'forbidden', message: '' }],
  ['too many requests', false, { kind: 'rate_limited', retryAfterSeconds: 1, message: '' }],
]

test.each(problems)('%s is asked again by itself: %s', (_, again, problem) => {
  expect(isTransientError(problem)).toBe(again)
})
