import type pg from 'pg'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import type { Limiter } from './limiter.ts'
import { createStoreLimiter, type LimitTable } from './store-limiter.ts'

/** Counts in an unlogged table of the service's own PostgreSQL. */
export function createBuiltInLimiter(pool: pg.Pool, limits: LimitTable): Limiter {
  return createStoreLimiter('postgresql', limits, {
    limiterFor: (name, points, duration) =>
      new RateLimiterPostgres({
        storeClient: pool,
        tableName: 'rate_limit_counts',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points,
        duration,
      }),
    isReachable: () =>
      pool.query('select 1 from rate_limit_counts limit 1').then(
        () => true,
        () => false,
      ),
  })
}
