import { expect, test } from 'vitest'
import { jobState, wasCancelled } from './job-state.ts'

test.each([
  ['processing', {}, 'running'],
  ['generated', {}, 'succeeded'],
  ['blocked', {}, 'failed'],
  ['enriching', {}, 'running'],
  ['enriching', { result: null, error: '', results: [] }, 'running'],
  ['all-done', { result: { score: 1 } }, 'succeeded'],
  ['over', { completed_at: '2026-11-21T00:00:00Z' }, 'succeeded'],
  ['gave-up', { error: 'The site refused.' }, 'failed'],
  ['gave-up', { error: 'The site refused.', completed_at: '2026-11-21T00:00:00Z' }, 'failed'],
])(
  '%s with %o is %s: an unknown status runs until there is a result, an error or an end',
  (status, members, state) => {
    expect(jobState({ status, ...members })).toBe(state)
  },
)

test.each([
  ['failed', { reason: 'cancelled' }, true],
  ['cancelled', {}, true],
  ['failed', { reason: 'sources_unreadable' }, false],
  ['failed', {}, false],
  ['completed', { reason: 'cancelled' }, false],
])('%s with %o was cancelled: %s', (status, members, expected) => {
  expect(wasCancelled({ status, ...members })).toBe(expected)
})
