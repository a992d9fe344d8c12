import { expect, test } from 'vitest'
import { eventually } from '#test-support/eventually.ts'
import { startLoopbackRedis } from '#test-support/loopback/redis.ts'
import { connectRedis } from '../redis/connect-redis.ts'
import { createLimiter } from './create-limiter.ts'
import { createRedisCounter } from './redis-counter.ts'

const limits = { default: { limit: 10, window_seconds: 60 }, scout: { limit: 3, window_seconds: 3600 } }
const limiterOn = (connection: ReturnType<typeof connectRedis>) =>
  createLimiter(createRedisCounter(connection, limits), limits)

test('of many at once in two processes exactly the limit is let through; limits and callers are counted apart', async () => {
  const redis = await startLoopbackRedis()
  const connections = [connectRedis(redis.url), connectRedis(redis.url)]
  await Promise.all(connections.map((connection) => connection.ping()))
  const limiters = connections.map((connection) => limiterOn(connection))
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

test('while Redis is gone callers are still answered and counted, by each process for itself', async () => {
  const redis = await startLoopbackRedis()
  const connection = connectRedis(redis.url)
  await connection.ping()
  const limiter = limiterOn(connection)
  await limiter.count('default', 'agent-a')
  await redis.close()
  await eventually(async () => (connection.status === 'ready' ? undefined : true))
  const states = await Promise.all(Array.from({ length: 12 }, () => limiter.count('default', 'agent-a')))
  expect(states.filter(({ allowed }) => allowed)).toHaveLength(10)
  expect(states.find(({ allowed }) => !allowed)).toMatchObject({ limit: 10, windowSeconds: 60, remaining: 0 })
  connection.disconnect()
})

test('a Redis that stopped answering holds up no caller, and is used again once it answers', async () => {
  const redis = await startLoopbackRedis()
  const connection = connectRedis(redis.url)
  const limiter = limiterOn(connection)
  await connection.ping()
  redis.pause()
  expect(await limiter.count('default', 'agent-a')).toMatchObject({ allowed: true, remaining: 9 })
  redis.resume()
  await eventually(async () => ((await connection.ping().catch(() => '')) === 'PONG' ? true : undefined))
  await limiter.count('default', 'agent-c')
  const other = connectRedis(redis.url)
  await other.ping()
  expect(await limiterOn(other).count('default', 'agent-c')).toMatchObject({ remaining: 8 })
  for (const one of [connection, other]) one.disconnect()
  await redis.close()
})

test('a Redis that stopped answering is asked no more until it answers', async () => {
  const redis = await startLoopbackRedis()
  const connection = connectRedis(redis.url)
  const limiter = limiterOn(connection)
  await connection.ping()
  redis.pause()
  await limiter.count('default', 'agent-a')
  await eventually(async () => (connection.status === 'ready' ? undefined : true))
  redis.resume()
  await eventually(async () => (connection.status === 'ready' ? true : undefined))
  connection.disconnect()
  await redis.close()
})

test('a limit that does not exist is a programming error, and is reported as one', async () => {
  const redis = await startLoopbackRedis()
  const connection = connectRedis(redis.url)
  await expect(limiterOn(connection).count('nothing', 'agent-a')).rejects.toThrow('nothing')
  connection.disconnect()
  await redis.close()
})

test('a look at a window takes nothing of it', async () => {
  const redis = await startLoopbackRedis()
  const connection = connectRedis(redis.url)
  await connection.ping()
  const limiter = limiterOn(connection)
  await limiter.count('scout', 'agent-f')
  expect(await limiter.look('scout', 'agent-f')).toMatchObject({ remaining: 2 })
  expect(await limiter.count('scout', 'agent-f')).toMatchObject({ remaining: 1 })
  connection.disconnect()
  await redis.close()
})
