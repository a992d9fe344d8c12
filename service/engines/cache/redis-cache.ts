import type { Redis } from 'ioredis'
import type { Cache } from './cache.ts'

const prefix = 'masthead:cache:'

/** Keeps in Redis, which lets go of what is past its time by itself. */
export function createRedisCache(redis: Redis): Cache {
  return {
    name: 'redis',
    get: async (key) => (await redis.getBuffer(prefix + key)) ?? undefined,
    async set(key, value, seconds) {
      await redis.set(prefix + key, Buffer.from(value), 'EX', seconds)
    },
    isReachable: () =>
      redis.ping().then(
        () => true,
        () => false,
      ),
  }
}
