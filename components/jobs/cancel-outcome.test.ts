import { expect, test } from 'vitest'
import type { ActionResult, Problem } from '#lib/action-result.ts'
import { cancelOutcome } from './cancel-outcome.ts'

test('to cancel what has ended is no failure, and every other refusal is told', () => {
  const refused = (problem: Problem): ActionResult => ({ ok: false, problem })
  expect(cancelOutcome(refused({ kind: 'conflict', code: 'wrong_status', message: 'It is done.' })).ok).toBe(
    true,
  )
  const limit = refused({ kind: 'rate_limited', message: 'Slow down.', retryAfterSeconds: 30 })
  expect(cancelOutcome(limit)).toBe(limit)
  expect(cancelOutcome({ ok: true, data: { id: 'a' } })).toEqual({ ok: true, data: { id: 'a' } })
})
