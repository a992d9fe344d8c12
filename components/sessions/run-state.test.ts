import { expect, test } from 'vitest'
import type { SessionRun } from '#contract/sessions.ts'
import { runState } from './run-state.ts'

const id = '0199b2a8-0000-7000-8000-000000000001'
const run: SessionRun = {
  id,
  status: 'completed',
  trigger: 'schedule',
  topic: 'Kickoff calls',
  language: 'en',
  article_id: id,
  started_at: '2026-11-26T10:00:00Z',
}

test.each<[SessionRun['article'], string]>([
  [{ status: 'generated' }, 'Draft'],
  [{ status: 'generated', scheduled_at: '2026-12-02T09:30:00Z' }, 'Scheduled'],
  [{ status: 'published' }, 'Published'],
])('a run that was written shows its article as it is now: %j', (article, label) => {
  expect(runState({ ...run, article })).toMatchObject({ label })
})

test('a run tells that it writes, has failed, or has lost its article', () => {
  expect(runState({ ...run, status: 'writing', article: { status: 'processing' } }).label).toBe('Writing')
  expect(runState({ ...run, status: 'failed' }).label).toBe('Failed')
  expect(runState({ ...run, article_id: undefined }).label).toBe('Article deleted')
})
