import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { LimitTable } from './fixed-window.ts'
import type { RequestCounter } from './limiter.ts'

/**
 * Counts in Redis, for many processes on many machines. While Redis is gone each process counts by itself: limits are then
 * looser than they say, which harms less than to turn every caller away.
 */
export function createRedisCounter(redis: Redis, limits: LimitTable): RequestCounter {
  const limiters = new Map(
    Object.entries(limits).map(([name, { limit, window_seconds }]) => [
      name,
      new RateLimiterRedis({
        storeClient: redis,
        keyPrefix: `masthead:${name}`,
        points: limit,
        duration: window_seconds,
        // A request must not wait for a connection that may not come back.
        rejectIfRedisNotReady: true,
        insuranceLimiter: new RateLimiterMemory({ points: limit, duration: window_seconds }),
      }),
    ]),
  )
  return {
    name: 'redis',
    async take(name, subject, places) {
      const limiter = limiters.get(name)
      if (!limiter) throw new Error(`There is no rate limit called ${name}.`)
      const { consumedPoints, msBeforeNext } = await limiter
        .consume(subject, places)
        .catch((refusal: unknown) => {
          // The library rejects with its result when the limit is reached, and with an Error when it failed itself.
          if (refusal instanceof RateLimiterRes) return refusal
          throw refusal
        })
      return { last: consumedPoints, msLeft: msBeforeNext }
    },
  }
}
