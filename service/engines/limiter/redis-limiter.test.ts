import { expect, test } from 'vitest'
import { connectRedis } from '../redis/connect-redis.ts'
import { startLoopbackRedis } from '../redis/loopback-redis.ts'
import { createRedisLimiter } from './redis-limiter.ts'

const limits = { default: { limit: 10, window_seconds: 60 }, scout: { limit: 3, window_seconds: 3600 } }

test('of many at once in two processes exactly the limit is let through; limits and callers are counted apart', async () => {
  const redis = await startLoopbackRedis()
  const connections = [connectRedis(redis.url), connectRedis(redis.url)]
  const limiters = connections.map((connection) => createRedisLimiter(connection, limits))
  const states = await Promise.all(
    limiters.flatMap((limiter) => Array.from({ length: 20 }, () => limiter.count('default', 'agent-a'))),
  )
  expect(states.filter(({ allowed }) => allowed)).toHaveLength(10)
  const [refused] = states.filter(({ allowed }) => !allowed)
  expect(refused).toMatchObject({ limit: 10, windowSeconds: 60, remaining: 0 })
  expect(refused?.resetSeconds).toBeLessThanOrEqual(60)
  const others = await Promise.all(
    limiters.map((limiter, n) => limiter.count(n === 0 ? 'scout' : 'default', 'agent-b')),
  )
  expect(others.map(({ remaining }) => remaining)).toEqual([2, 9])
  for (const connection of connections) connection.disconnect()
  await redis.close()
})

test('a Redis that is gone is told, and takes neither the process nor the caller for counted', async () => {
  const redis = await startLoopbackRedis()
  const connection = connectRedis(redis.url)
  const limiter = createRedisLimiter(connection, limits)
  await redis.close()
  await expect(limiter.count('default', 'agent-a')).rejects.toThrow()
  await expect(limiter.count('nothing', 'agent-a')).rejects.toThrow('nothing')
  connection.disconnect()
})
