import { Redis } from 'ioredis'
import { RateLimiterRedis } from 'rate-limiter-flexible'
import type { Limiter } from './limiter.ts'
import { createStoreLimiter, type LimitTable } from './store-limiter.ts'

/** Counts in Redis, for many processes on many machines. */
export function createRedisLimiter(url: string, limits: LimitTable): Limiter & { close(): void } {
  const redis = new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: true, connectTimeout: 5000 })
  // Without a listener a lost connection would end the process; requests see the error themselves.
  redis.on('error', () => undefined)
  const limiter = createStoreLimiter('redis', limits, {
    limiterFor: (name, points, duration) =>
      new RateLimiterRedis({ storeClient: redis, keyPrefix: `masthead:${name}`, points, duration }),
    isReachable: () =>
      redis.ping().then(
        () => true,
        () => false,
      ),
  })
  return { ...limiter, close: () => redis.disconnect() }
}
