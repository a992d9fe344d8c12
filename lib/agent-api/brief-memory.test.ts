import { afterEach, expect, test, vi } from 'vitest'
import { forget, remembered } from './brief-memory.ts'
import { AgentApiError } from './errors.ts'

afterEach(() => {
  vi.useRealTimers()
  for (const key of ['a', 'b']) forget(key)
})

test('an answer serves everybody with the same key for five seconds, and nobody else', async () => {
  vi.useFakeTimers({ now: 0 })
  const read = vi.fn(async () => ({ credits: read.mock.calls.length }))
  expect(await Promise.all([remembered('me', 'a', read), remembered('me', 'a', read)])).toEqual([
    { credits: 1 },
    { credits: 1 },
  ])
  expect(await remembered('me', 'b', read)).toEqual({ credits: 2 })
  vi.setSystemTime(5_000)
  expect(await remembered('me', 'a', read)).toEqual({ credits: 3 })
})

test('who asks for it anew gets it anew, and a write forgets', async () => {
  const read = vi.fn(async () => read.mock.calls.length)
  expect(await remembered('me', 'a', read)).toBe(1)
  expect(await remembered('me', 'a', read, { fresh: true })).toBe(2)
  expect(await remembered('me', 'a', read)).toBe(2)
  forget('a')
  expect(await remembered('me', 'a', read)).toBe(3)
})

test('a failure is not remembered, but that the operation is not there is', async () => {
  const fail = (kind: 'unavailable' | 'not_offered') =>
    vi.fn(() =>
      Promise.reject(
        new AgentApiError('getMe', kind === 'unavailable' ? { kind, reason: 'server' } : { kind }),
      ),
    )
  const passing = fail('unavailable')
  const lacking = fail('not_offered')
  for (const _ of [1, 2]) {
    await expect(remembered('me', 'a', passing)).rejects.toThrow()
    await expect(remembered('me', 'b', lacking)).rejects.toThrow()
  }
  expect([passing.mock.calls.length, lacking.mock.calls.length]).toEqual([2, 1])
})
