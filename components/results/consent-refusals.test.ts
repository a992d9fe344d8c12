import { expect, test } from 'vitest'
import type { Problem } from '#lib/action-result.ts'
import { refusalOf } from './consent-refusals.ts'

const problems: [Problem, string][] = [
  [{ kind: 'invalid', message: '', fieldErrors: { state: 'Too old.' } }, 'expired'],
  [{ kind: 'conflict', message: '', code: 'search_console_refused' }, 'refused'],
  [{ kind: 'conflict', message: '', code: 'search_console_unreachable' }, 'unavailable'],
  [{ kind: 'conflict', message: '', code: 'consent_not_offered' }, 'unavailable'],
  [{ kind: 'unauthorized', message: '' }, 'signed_out'],
  [{ kind: 'unavailable', message: '', timedOut: true }, 'unavailable'],
]

test.each(problems)('the account is blamed only where Google refused it: %j', (problem, refusal) => {
  expect(refusalOf(problem)).toBe(refusal)
})
