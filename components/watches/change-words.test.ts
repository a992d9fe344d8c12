import { expect, test } from 'vitest'
import type { WatchChange, WatchRun } from '#contract/watches.ts'
import { hasChanged, runWords } from './change-words.ts'

const fact = { text: 'A fact', notable: true }
const change: WatchChange = { matters: false, summary: 'No change', added: [], removed: [] }
const runOf = (more: Partial<WatchRun>): WatchRun => ({
  id: 'a',
  run_id: 'b',
  status: 'completed',
  started_at: '2026-11-20T08:00:00.000Z',
  ...more,
})

test('a run names what came and went as the page of its kind does', () => {
  const some = { ...change, added: [fact, fact], removed: [fact] }
  expect(runWords('scout_run', runOf({ change: some }))).toBe('2 new posts, 1 post gone')
  expect(runWords('schema_check', runOf({ change: some }))).toBe('2 new issues, 1 issue fixed')
  expect(runWords('warm_lead', runOf({ change: { ...change, score_before: 66.2, score_after: 57 } }))).toBe(
    'Intent 66 → 57',
  )
})

test('a run without a change says so in the words of the server, and a failed one says why', () => {
  expect(runWords('brand_scan', runOf({ change: { ...change, score_before: 91.2, score_after: 91 } }))).toBe(
    'No change',
  )
  expect(runWords('brand_scan', runOf({}))).toBe('First run')
  expect(runWords('brand_scan', runOf({ status: 'failed', error: 'No engine answered.' }))).toBe(
    'No engine answered.',
  )
})

test('a score that rounds to the same is no change', () => {
  expect(hasChanged({ ...change, score_before: 91.2, score_after: 91 })).toBe(false)
  expect(hasChanged({ ...change, score_before: 91, score_after: 93 })).toBe(true)
  expect(hasChanged({ ...change, removed: [fact] })).toBe(true)
})

test('a share of voice that was lost is said like one that was won', () => {
  const moved = (before: number, after: number) =>
    runWords('brand_scan', runOf({ change: { ...change, share_of_voice: { before, after } } }))
  expect(moved(34, 30)).toBe('Share of voice 34% → 30%')
  expect(moved(30, 34)).toBe('Share of voice 30% → 34%')
  expect(hasChanged({ ...change, share_of_voice: { before: 34, after: 30 } })).toBe(true)
  expect(hasChanged({ ...change, share_of_voice: { before: 34, after: 34 } })).toBe(false)
})
