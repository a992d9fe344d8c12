import { expect, test } from 'vitest'
import { isActive, untilRetryMs } from './delivery-polling.ts'

const now = Date.parse('2026-03-01T09:00:00Z')
const at = (seconds: number) => new Date(now + seconds * 1000).toISOString()

test('what is settled, or waits for long, does not move', () => {
  for (const status of ['delivered', 'dead_lettered', 'on_hold']) {
    expect(isActive({ status, updated_at: at(0) }, now)).toBe(false)
  }
  expect(isActive({ status: 'failed', next_attempt_at: at(3_600) }, now)).toBe(false)
  expect(isActive({ status: 'failed' }, now)).toBe(false)
  expect(isActive({ status: 'queued', created_at: at(-86_400) }, now)).toBe(false)
})

test('what is on its way or due moves, on a server that tells no times too', () => {
  expect(isActive({ status: 'queued' }, now)).toBe(true)
  expect(isActive({ status: 'delivering', updated_at: at(-5) }, now)).toBe(true)
  expect(isActive({ status: 'failed', next_attempt_at: at(-3) }, now)).toBe(true)
})

test('a near retry is waited for, the nearest first, and a far one is not', () => {
  expect(
    untilRetryMs(
      [
        { status: 'failed', next_attempt_at: at(300) },
        { status: 'failed', next_attempt_at: at(20) },
        { status: 'dead_lettered', next_attempt_at: at(5) },
      ],
      now,
    ),
  ).toBe(20_000)
  expect(untilRetryMs([{ status: 'failed', next_attempt_at: at(7_200) }], now)).toBe(false)
  expect(untilRetryMs([{ status: 'failed', next_attempt_at: 'soon' }], now)).toBe(false)
})
