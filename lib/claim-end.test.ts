import { expect, test } from 'vitest'
import type { Problem } from './action-result.ts'
import { claimRefusal, endsClaim } from './claim-end.ts'

const problem = (kind: 'unauthorized' | 'gone' | 'conflict' | 'unavailable', code?: string): Problem => ({
  kind,
  code,
  message: '',
})

test.each([
  ['otp_invalid', 'unauthorized', undefined],
  ['otp_expired', 'gone', undefined],
  ['claim_expired', 'gone', 'claim_expired'],
  ['claim_superseded', 'gone', 'claim_superseded'],
  ['previously_claimed', 'conflict', 'previously_claimed'],
  ['invalid_claim_token', 'unauthorized', 'invalid_claim_token'],
] as const)('%s is told from its neighbours of the same status', (code, kind, end) => {
  expect(claimRefusal(problem(kind, code))).toBe(code)
  expect(endsClaim(problem(kind, code))).toBe(end)
})

test('a server that names no reason is read by its status', () => {
  expect(claimRefusal(problem('unauthorized', 'Unauthorized'))).toBe('otp_invalid')
  expect(claimRefusal(problem('gone'))).toBe('otp_expired')
  expect(claimRefusal(problem('conflict', 'Conflict'))).toBe('previously_claimed')
  expect(claimRefusal({ kind: 'invalid', message: '', fieldErrors: {} })).toBe('otp_not_generated')
})

test('a service that is away says nothing about the code', () => {
  expect(claimRefusal(problem('unavailable'))).toBeUndefined()
  expect(endsClaim(problem('unavailable'))).toBeUndefined()
})
