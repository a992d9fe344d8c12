import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestService, type TestService } from '#test-support/test-service.ts'
import { openDatabase } from '../../db/client.ts'
import { createBuiltInCounter } from './built-in-counter.ts'
import { createLimiter } from './create-limiter.ts'

let service: TestService
let databases: ReturnType<typeof openDatabase>[]
beforeAll(async () => {
  service = await createTestService()
  databases = [1, 2].map(() => openDatabase(service.address, { connections: 2, onError: () => undefined }))
})
afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()))
  await service.close()
})

const limits = { default: { limit: 10, window_seconds: 60 }, scout: { limit: 3, window_seconds: 3600 } }
/** Two processes on one database. */
const limiters = () => databases.map(({ pool }) => createLimiter(createBuiltInCounter(pool, limits), limits))

test('of many at once in two processes exactly the limit is let through, and each learns its own place', async () => {
  const states = await Promise.all(
    limiters().flatMap((limiter) => Array.from({ length: 20 }, () => limiter.count('default', 'agent-a'))),
  )
  const allowed = states.filter((state) => state.allowed)
  expect(allowed.map(({ remaining }) => remaining).toSorted((a, b) => b - a)).toEqual([
    9, 8, 7, 6, 5, 4, 3, 2, 1, 0,
  ])
  expect(states.filter((state) => !state.allowed)).toHaveLength(30)
  for (const { resetSeconds, limit, windowSeconds } of states) {
    expect([limit, windowSeconds]).toEqual([10, 60])
    expect(resetSeconds).toBeGreaterThan(50)
    expect(resetSeconds).toBeLessThanOrEqual(60)
  }
})

test('limits and callers are counted apart, also in one statement', async () => {
  const [limiter] = limiters()
  if (!limiter) throw new Error('There are two.')
  const [a, b, c] = await Promise.all([
    limiter.count('default', 'agent-b'),
    limiter.count('default', 'agent-c'),
    limiter.count('scout', 'agent-b'),
  ])
  expect([a.remaining, b.remaining, c.remaining]).toEqual([9, 9, 2])
})

test('a window that is over begins anew', async () => {
  const [limiter] = limiters()
  if (!limiter) throw new Error('There are two.')
  for (let n = 0; n < 4; n++) await limiter.count('scout', 'agent-d')
  expect((await limiter.count('scout', 'agent-d')).allowed).toBe(false)
  await databases[0]?.pool.query(`update rate_limit_counts set expire = 1 where key = 'scout:agent-d'`)
  expect(await limiter.count('scout', 'agent-d')).toMatchObject({ allowed: true, remaining: 2 })
})

test('an unknown limit and a lost database are reported to the pending callers, and to no later ones', async () => {
  const lost = openDatabase(service.address, { connections: 1, onError: () => undefined })
  const limiter = createLimiter(createBuiltInCounter(lost.pool, limits), limits)
  await expect(limiter.count('nothing', 'a')).rejects.toThrow('nothing')
  expect((await limiter.count('default', 'agent-e')).allowed).toBe(true)
  await lost.close()
  await expect(limiter.count('default', 'agent-e')).rejects.toThrow()
})

test('a look at a window takes nothing of it', async () => {
  const [limiter] = limiters()
  await limiter?.count('scout', 'agent-f')
  expect(await limiter?.look('scout', 'agent-f')).toMatchObject({ remaining: 2 })
  expect(await limiter?.count('scout', 'agent-f')).toMatchObject({ remaining: 1 })
})
