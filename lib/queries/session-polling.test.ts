import { expect, test } from 'vitest'
import { nextPollMs } from './session-polling.ts'

const now = Date.parse('2026-03-01T09:00:00Z')
const running = { status: 'running', next_run_at: '2026-03-01T09:00:20Z', runs: [] }
const run = { id: 'r', trigger: 'asked', topic: 'Tea', language: 'en', started_at: '2026-03-01T08:59:00Z' }

test('a session is looked at when it has run, and once a minute before that', () => {
  expect(nextPollMs(running, 3, now)).toBe(22_000)
  expect(nextPollMs({ ...running, next_run_at: '2026-03-02T09:00:00Z' }, 3, now)).toBe(60_000)
  expect(nextPollMs({ ...running, next_run_at: '2026-03-01T08:00:00Z' }, 3, now)).toBe(2_000)
})

test('while an article is written it is looked at often, and less often as that takes longer', () => {
  const writing = { ...running, runs: [{ ...run, status: 'writing' }] }
  expect(nextPollMs(writing, 1, now)).toBe(1_000)
  expect(nextPollMs(writing, 50, now)).toBe(10_000)
})

test('what is stopped or paused by hand does not change by itself; what waits for credits does', () => {
  expect(nextPollMs({ ...running, status: 'stopped' }, 1, now)).toBe(false)
  expect(nextPollMs({ ...running, status: 'paused', reason: 'asked' }, 1, now)).toBe(false)
  expect(nextPollMs({ ...running, status: 'paused', reason: 'insufficient_credits' }, 1, now)).toBe(60_000)
})
