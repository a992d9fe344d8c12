import { expect, test } from 'vitest'
import type { ScoutRun } from '#contract/scout-runs.ts'
import { lastOn } from './failed-scout-run.tsx'

test('the last result of a topic is the newest run on it that found posts', () => {
  const run = (run_id: string, query: string, results_count: number, created_at: string): ScoutRun => ({
    run_id,
    status: 'completed',
    query,
    results_count,
    created_at,
  })
  const runs = [
    run('1', 'Grinders', 4, '2026-11-01T00:00:00Z'),
    run('2', 'grinders ', 8, '2026-11-03T00:00:00Z'),
    run('3', 'grinders', 0, '2026-11-04T00:00:00Z'),
    run('4', 'quiet grinders', 5, '2026-11-05T00:00:00Z'),
  ]
  expect(lastOn('grinders', runs)?.run_id).toBe('2')
  expect(lastOn('kettles', runs)).toBeUndefined()
})
