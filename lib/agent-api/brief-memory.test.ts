import { afterEach, expect, test, vi } from 'vitest'
import { cached, forget, recentMs } from './brief-memory.ts'
import { AgentApiError } from './errors.ts'

afterEach(() => {
  vi.useRealTimers()
  for (const key of ['a', 'b']) forget(key)
})

test('an answer serves everybody with the same key for five seconds, and nobody else', async () => {
  vi.useFakeTimers({ now: 0 })
  const read = vi.fn(async () => ({ credits: read.mock.calls.length }))
  expect(await Promise.all([cached('me', 'a', read), cached('me', 'a', read, recentMs)])).toEqual([
    { credits: 1 },
    { credits: 1 },
  ])
  expect(await cached('me', 'b', read, recentMs)).toEqual({ credits: 2 })
  vi.setSystemTime(5_000)
  expect(await cached('me', 'a', read, recentMs)).toEqual({ credits: 3 })
})

test('who asks for it anew gets it anew, and a write forgets', async () => {
  const read = vi.fn(async () => read.mock.calls.length)
  expect(await cached('me', 'a', read, recentMs)).toBe(1)
  expect(await cached('me', 'a', read)).toBe(2)
  expect(await cached('me', 'a', read, recentMs)).toBe(2)
  forget('a')
  expect(await cached('me', 'a', read, recentMs)).toBe(3)
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
    await expect(cached('me', 'a', passing, recentMs)).rejects.toThrow()
    await expect(cached('me', 'b', lacking, recentMs)).rejects.toThrow()
  }
  expect([passing.mock.calls.length, lacking.mock.calls.length]).toEqual([2, 1])
})

test('who takes an older answer gets the last that came, also while it is asked for anew, until a write forgets it', async () => {
  vi.useFakeTimers({ now: 0 })
  let answer: (value: string) => void = () => undefined
  const read = () => new Promise<string>((resolve) => (answer = resolve))
  const first = cached('me', 'a', read)
  answer('first')
  await first
  vi.setSystemTime(60_000)
  const second = cached('me', 'a', read)
  expect(await cached('me', 'a', read, 90_000)).toBe('first')
  answer('second')
  await second
  expect(await cached('me', 'a', read, 90_000)).toBe('second')
  vi.setSystemTime(150_000)
  const tooOld = cached('me', 'a', read, 90_000)
  answer('third')
  expect(await tooOld).toBe('third')
  forget('a')
  const forgotten = cached('me', 'a', read, 90_000)
  answer('fourth')
  expect(await forgotten).toBe('fourth')
})

test('an answer that was asked for before a write and comes after it is not taken for the last one', async () => {
  let answerLate: (value: string) => void = () => undefined
  const late = cached('me', 'a', () => new Promise<string>((resolve) => (answerLate = resolve)))
  forget('a')
  expect(await cached('me', 'a', async () => 'after the write', recentMs)).toBe('after the write')
  answerLate('before the write')
  await late
  const read = async () => 'asked again'
  expect(await cached('me', 'a', read, 60_000)).toBe('after the write')
})
