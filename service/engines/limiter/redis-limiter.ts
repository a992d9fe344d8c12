import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { fixedWindow, type LimitTable } from './fixed-window.ts'
import type { Limiter } from './limiter.ts'

/**
 * Counts in Redis, for many processes on many machines. While Redis is gone each process counts by itself: limits are then
 * looser than they say, which harms less than to turn every caller away.
 */
export function createRedisLimiter(redis: Redis, limits: LimitTable): Limiter {
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
    async count(name, subject) {
      const { limit, window_seconds: windowSeconds } = fixedWindow(limits, name)
      const limiter = limiters.get(name)
      if (!limiter) throw new Error('There is a limiter for each limit.')
      const { counted, allowed } = await limiter.consume(subject).then(
        (result) => ({ counted: result, allowed: true }),
        (refusal: unknown) => {
          // The library rejects with its result when the limit is reached, and with an Error when it failed itself.
          if (refusal instanceof RateLimiterRes) return { counted: refusal, allowed: false }
          throw refusal
        },
      )
      return {
        allowed,
        limit,
        windowSeconds,
        remaining: Math.max(0, counted.remainingPoints),
        resetSeconds: Math.max(1, Math.ceil(counted.msBeforeNext / 1000)),
      }
    },
  }
}
