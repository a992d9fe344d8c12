import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import type { Limiter, LimitState } from './limiter.ts'

export type LimitTable = Readonly<Record<string, { limit: number; window_seconds: number }>>

/** Counts in whatever store makes the limiters, so that several processes agree. */
export function createStoreLimiter(
  name: string,
  limits: LimitTable,
  store: {
    limiterFor(name: string, points: number, windowSeconds: number): RateLimiterAbstract
    isReachable(): Promise<boolean>
  },
): Limiter {
  const limiters = new Map(
    Object.entries(limits).map(([key, { limit, window_seconds }]) => [
      key,
      store.limiterFor(key, limit, window_seconds),
    ]),
  )
  return {
    name,
    isReachable: () => store.isReachable(),
    async count(limitName, subject) {
      const limiter = limiters.get(limitName)
      const bounds = limits[limitName]
      if (!limiter || !bounds) throw new Error(`There is no rate limit called ${limitName}.`)
      const state = (result: RateLimiterRes, allowed: boolean): LimitState => ({
        allowed,
        limit: bounds.limit,
        windowSeconds: bounds.window_seconds,
        remaining: Math.max(0, result.remainingPoints),
        resetSeconds: Math.max(1, Math.ceil(result.msBeforeNext / 1000)),
      })
      try {
        return state(await limiter.consume(subject), true)
      } catch (refusal) {
        // The library rejects with its result when the limit is reached, and with an Error when the store failed.
        if (refusal instanceof RateLimiterRes) return state(refusal, false)
        throw refusal
      }
    },
  }
}
