import { expect, test } from 'vitest'
import type { Problem } from '#lib/action-result.ts'
import { QueryError } from './fetch-json.ts'
import { pollDelayMs, pollUntil, untilBack } from './polling.ts'

test('polling starts at 1 s, never shrinks, and stays at 10 s', () => {
  const delays = Array.from({ length: 30 }, (_, polls) => pollDelayMs(polls, false))
  expect(delays[0]).toBe(1_000)
  expect(delays.every((delay, i) => i === 0 || Number(delay) >= Number(delays[i - 1]))).toBe(true)
  expect(delays.at(-1)).toBe(10_000)
})

test('polling stops once the thing is settled, and not before the first answer', () => {
  const { refetchInterval } = pollUntil<{ done: boolean }>((data) => data.done)
  const query = (data: { done: boolean } | undefined) => ({
    state: { data, error: null, dataUpdateCount: 1, errorUpdateCount: 0 },
  })
  expect(refetchInterval(query({ done: true }))).toBe(false)
  expect(refetchInterval(query({ done: false }))).toBe(1_000)
  expect(refetchInterval(query(undefined))).toBe(1_000)
})

test('polling goes on while the service is away, and stops when the thing is gone', () => {
  const { refetchInterval } = pollUntil<string>(() => false)
  const failing = (problem: Problem, data?: string) => ({
    state: { data, error: new QueryError(problem), dataUpdateCount: 0, errorUpdateCount: 9 },
  })
  expect(refetchInterval(failing({ kind: 'unavailable', message: '' }))).toBe(10_000)
  expect(refetchInterval(failing({ kind: 'not_found', message: '' }))).toBe(false)
  const timedOut: Problem = { kind: 'unavailable', message: '', timedOut: true }
  expect(refetchInterval(failing(timedOut)), 'nothing yet, and waited in vain').toBe(false)
  expect(refetchInterval(failing(timedOut, 'what was read before'))).toBe(10_000)
})

test('one odd answer never ends polling, and what was never read is given up after three', () => {
  const { refetchInterval } = pollUntil<string>(() => false)
  const failing = (problem: Problem, errorUpdateCount: number, data?: string) =>
    refetchInterval({
      state: { data, error: new QueryError(problem), dataUpdateCount: 0, errorUpdateCount },
    })
  const html: Problem = { kind: 'unexpected', message: '' }
  const missing: Problem = { kind: 'not_found', message: '' }
  for (const problem of [html, missing]) {
    expect(failing(problem, 1)).toBe(1_000)
    expect(failing(problem, 3)).toBe(false)
    expect(failing(problem, 50, 'what was read before')).toBe(30_000)
  }
})

test('a server that says when to come back is not asked sooner', () => {
  const { refetchInterval } = pollUntil<string>(() => false)
  const problem: Problem = { kind: 'rate_limited', message: '', retryAfterSeconds: 47 }
  const state = { data: 'before', error: new QueryError(problem), dataUpdateCount: 1, errorUpdateCount: 1 }
  expect(refetchInterval({ state })).toBe(47_000)
})

test('what has no button to try again is asked for until the service is back, and never for what it lacks', () => {
  const wait = untilBack(false)
  const after = (problem: Problem) => wait({ state: { error: new QueryError(problem) } })
  expect(after({ kind: 'unavailable', message: '' })).toBe(5_000)
  expect(after({ kind: 'not_offered', message: '' })).toBe(false)
  expect(wait({ state: { error: null } })).toBe(false)
})
