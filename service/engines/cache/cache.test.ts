import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LoopbackRedis, startLoopbackRedis } from '#test-support/loopback/redis.ts'
import { createTestService, type TestService } from '#test-support/test-service.ts'
import { openDatabase } from '../../db/client.ts'
import { connectRedis } from '../redis/connect-redis.ts'
import { createBuiltInCache } from './built-in-cache.ts'
import { createRedisCache } from './redis-cache.ts'

let service: TestService
let databases: ReturnType<typeof openDatabase>[]
let redis: LoopbackRedis
let connections: ReturnType<typeof connectRedis>[]
beforeAll(async () => {
  service = await createTestService()
  databases = [1, 2].map(() => openDatabase(service.address, { connections: 2, onError: () => undefined }))
  redis = await startLoopbackRedis()
  connections = [1, 2].map(() => connectRedis(redis.url))
})
afterAll(async () => {
  for (const connection of connections) connection.disconnect()
  await redis.close()
  await Promise.all(databases.map((database) => database.close()))
  await service.close()
})

const bytes = (text: string) => Buffer.from(text, 'utf8')
/** Every byte there is, so that none may be taken for a letter. */
const allBytes = Uint8Array.from({ length: 70_000 }, (_, n) => n % 256)

describe.each([
  { name: 'postgresql', two: () => databases.map(({ pool }) => createBuiltInCache(pool)) },
  { name: 'redis', two: () => connections.map((connection) => createRedisCache(connection)) },
])('$name', ({ name, two }) => {
  const open = () => {
    const [here, there] = two()
    if (!here || !there) throw new Error('There are two.')
    return { here, there }
  }

  test('what one process keeps another finds, byte for byte, and the newest of it', async () => {
    const { here, there } = open()
    expect(here.name).toBe(name)
    expect(await there.get('a')).toBeUndefined()
    await here.set('a', allBytes, 60)
    expect(Buffer.compare((await there.get('a')) ?? bytes(''), allBytes)).toBe(0)
    await there.set('a', bytes('newer'), 60)
    expect(Buffer.from((await here.get('a')) ?? []).toString()).toBe('newer')
    expect(await here.get('b')).toBeUndefined()
  })

  test('what is past its time is not found, and may be kept again', async () => {
    const { here, there } = open()
    await here.set('short', bytes('gone soon'), 1)
    await new Promise((resolve) => setTimeout(resolve, 1100))
    expect(await there.get('short')).toBeUndefined()
    await here.set('short', bytes('again'), 60)
    expect(Buffer.from((await there.get('short')) ?? []).toString()).toBe('again')
  })
})

test('reports a store that is gone', async () => {
  const lost = openDatabase(service.address, { connections: 1, onError: () => undefined })
  const gone = await startLoopbackRedis()
  const connection = connectRedis(gone.url)
  const caches = [createBuiltInCache(lost.pool), createRedisCache(connection)]
  expect(await Promise.all(caches.map((cache) => cache.isReachable()))).toEqual([true, true])
  await lost.close()
  await gone.close()
  expect(await Promise.all(caches.map((cache) => cache.isReachable()))).toEqual([false, false])
  for (const cache of caches) await expect(cache.get('a')).rejects.toThrow()
  connection.disconnect()
})
