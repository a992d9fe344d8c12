import { afterEach, expect, test, vi } from 'vitest'
import { createLimiter } from './create-limiter.ts'
import type { RequestCounter } from './limiter.ts'

afterEach(() => vi.useRealTimers())

const windowMs = 60_000
const limits = (limit: number) => ({ default: { limit, window_seconds: windowMs / 1000 } })

/** What processes share: the places taken by each caller in the current window, and how often it was asked. */
function countInMemory() {
  const windows = new Map<string, { last: number; endsAt: number }>()
  const asked: number[] = []
  const counter: RequestCounter = {
    name: 'memory',
    async take(_name, subject, places) {
      asked.push(places)
      // As a database does, it answers later.
      await Promise.resolve()
      const now = Date.now()
      const window = windows.get(subject)
      const current = window && window.endsAt > now ? window : { last: 0, endsAt: now + windowMs }
      current.last += places
      windows.set(subject, current)
      return { last: current.last, msLeft: current.endsAt - now }
    },
  }
  return { counter, asked }
}

test('of a large limit exactly as many requests are let through as it says, each with a place of its own, at few writes', async () => {
  const { counter, asked } = countInMemory()
  const limiter = createLimiter(counter, limits(640))
  const remaining: number[] = []
  let refused = 0
  for (let n = 0; n < 700; n++) {
    const state = await limiter.count('default', 'a')
    if (state.allowed) remaining.push(state.remaining)
    else refused += 1
  }
  expect(remaining).toEqual(Array.from({ length: 640 }, (_, n) => 639 - n))
  expect(refused).toBe(60)
  // Half of it by blocks of ten and the rest one by one.
  expect(asked.length).toBeLessThan(420)
})

test('many requests at once take one block ahead, and never pass the limit', async () => {
  const { counter, asked } = countInMemory()
  const limiter = createLimiter(counter, limits(640))
  await limiter.count('default', 'a')
  const states = await Promise.all(Array.from({ length: 700 }, () => limiter.count('default', 'a')))
  expect(asked.filter((places) => places > 1)).toEqual([11])
  const places = states.filter(({ allowed }) => allowed).map(({ remaining }) => remaining)
  expect(new Set(places).size).toBe(places.length)
  expect(places.length).toBeGreaterThanOrEqual(629)
  expect(places.length).toBeLessThanOrEqual(639)
})

test('two processes together let through no more than the limit, and leave at most a 64th each', async () => {
  const { counter } = countInMemory()
  const processes = [createLimiter(counter, limits(6400)), createLimiter(counter, limits(6400))]
  let allowed = 0
  for (let n = 0; n < 7000; n++)
    for (const limiter of processes) if ((await limiter.count('default', 'a')).allowed) allowed += 1
  expect(allowed).toBeLessThanOrEqual(6400)
  expect(allowed).toBeGreaterThanOrEqual(6400 - 2 * 32)
})

test('a limit of less than 64 requests is counted one by one', async () => {
  const { counter, asked } = countInMemory()
  const limiter = createLimiter(counter, limits(60))
  for (let n = 0; n < 60; n++) await limiter.count('default', 'a')
  expect(asked).toEqual(Array.from({ length: 60 }, () => 1))
})

test('a caller that asks once takes nothing ahead', async () => {
  const { counter, asked } = countInMemory()
  const limiter = createLimiter(counter, limits(6400))
  await limiter.count('default', 'a')
  await limiter.count('default', 'b')
  expect(asked).toEqual([1, 1])
})

test('what was taken ahead ends with its window', async () => {
  vi.useFakeTimers()
  const { counter } = countInMemory()
  const limiter = createLimiter(counter, limits(6400))
  for (let n = 0; n < 3; n++) await limiter.count('default', 'a')
  vi.advanceTimersByTime(windowMs)
  expect(await limiter.count('default', 'a')).toMatchObject({ remaining: 6399, resetSeconds: 60 })
  vi.advanceTimersByTime(windowMs - 1500)
  expect(await limiter.count('default', 'a')).toMatchObject({ remaining: 6398, resetSeconds: 2 })
})

test('a count that failed is reported to its caller, and the next ones are counted again', async () => {
  const { counter } = countInMemory()
  let isAway = false
  const limiter = createLimiter(
    {
      ...counter,
      take: async (...call) => {
        if (isAway) throw new Error('away')
        return await counter.take(...call)
      },
    },
    limits(640),
  )
  await limiter.count('default', 'a')
  isAway = true
  await expect(limiter.count('default', 'a')).rejects.toThrow('away')
  isAway = false
  expect(await limiter.count('default', 'a')).toMatchObject({ remaining: 638 })
  expect(await limiter.count('default', 'a')).toMatchObject({ remaining: 637 })
})

test('an unknown limit is a fault of the service, and is reported as one', async () => {
  const limiter = createLimiter(countInMemory().counter, limits(640))
  await expect(limiter.count('nothing', 'a')).rejects.toThrow('nothing')
})

test('a look says what is left and takes nothing', async () => {
  const limiter = createLimiter(countInMemory().counter, limits(3))
  expect(await limiter.look('default', 'a')).toMatchObject({ allowed: true, remaining: 3 })
  await limiter.count('default', 'a')
  expect(await limiter.look('default', 'a')).toMatchObject({ remaining: 2 })
  expect(await limiter.count('default', 'a')).toMatchObject({ remaining: 1 })
})
