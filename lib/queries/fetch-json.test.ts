import { expect, test } from 'vitest'
import { AgentApiError } from '#lib/agent-api/errors.ts'
import { toProblem } from '#lib/agent-api/problem.ts'
import { isPassing } from './fetch-json.ts'

test.each([
  ['network', true],
  ['server', true],
  ['timeout', false],
] as const)('a service that failed by %s is asked again: %s', (reason, again) => {
  const { failure } = new AgentApiError('getMe', { kind: 'unavailable', reason })
  expect(isPassing(toProblem(failure))).toBe(again)
})

test('an answer that says why is not asked for again', () => {
  expect(isPassing({ kind: 'forbidden', message: 'The key may not do this.' })).toBe(false)
})
