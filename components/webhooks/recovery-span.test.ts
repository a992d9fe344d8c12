import { expect, test } from 'vitest'
import { recoverySince, recoverySpans } from './recovery-span.ts'

const now = new Date('2026-03-08T12:00:00Z')
const failing = { failing_since: '2026-03-03T10:00:00Z', created_at: '2026-01-01T00:00:00Z' }

test('a failing endpoint offers to begin where it began to fail, an hour earlier for what was created before', () => {
  expect(recoverySpans(failing)[0]?.value).toBe('failing')
  expect(recoverySince('failing', failing, now)).toBe('2026-03-03T09:00:00.000Z')
})

test('spans count back from now, and the whole time begins when it was added', () => {
  expect(recoverySince('24h', failing, now)).toBe('2026-03-07T12:00:00.000Z')
  expect(recoverySince('7d', failing, now)).toBe('2026-03-01T12:00:00.000Z')
  expect(recoverySince('30d', failing, now)).toBe('2026-02-06T12:00:00.000Z')
  expect(recoverySince('all', failing, now)).toBe('2026-01-01T00:00:00Z')
})

test('what the server does not tell is not offered', () => {
  expect(recoverySpans({}).map(({ value }) => value)).toEqual(['7d', '24h', '30d'])
})
