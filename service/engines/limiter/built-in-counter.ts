import type pg from 'pg'
import { fixedWindow, type LimitTable } from './fixed-window.ts'
import type { RequestCounter } from './limiter.ts'

type Waiting = {
  key: string
  name: string
  places: number
  resolve: (taken: { last: number; msLeft: number }) => void
  reject: (error: unknown) => void
}

/** Sorted by key, so that two processes that count the same callers never wait for each other in a ring. */
const countAll = `
  insert into rate_limit_counts as counts (key, points, expire)
  select key, points, expire from unnest($1::text[], $2::int[], $3::bigint[]) as given (key, points, expire) order by key
  on conflict (key) do update set
    points = case when counts.expire <= $4 then excluded.points else counts.points + excluded.points end,
    expire = case when counts.expire <= $4 then excluded.expire else counts.expire end
  returning key, points, expire`

/**
 * Counts in an unlogged table of the service's own PostgreSQL. While one statement runs, new requests wait for the
 * next, which counts all of them: under load many requests share one write, and each still gets its own places.
 */
export function createBuiltInCounter(pool: pg.Pool, limits: LimitTable): RequestCounter {
  let waiting: Waiting[] = []
  let counting = false

  async function countWaiting(): Promise<void> {
    const batch = waiting
    waiting = []
    const byKey = Map.groupBy(batch, ({ key }) => key)
    const now = Date.now()
    try {
      const groups = [...byKey.entries()]
      const { rows } = await pool.query<{ key: string; points: number; expire: string }>({
        name: 'count-requests',
        text: countAll,
        values: [
          groups.map(([key]) => key),
          groups.map(([, group]) => group.reduce((sum, { places }) => sum + places, 0)),
          groups.map(([, [first]]) => now + fixedWindow(limits, first?.name ?? '').window_seconds * 1000),
          now,
        ],
      })
      for (const { key, points, expire } of rows) {
        let last = points
        for (const one of (byKey.get(key) ?? []).toReversed()) {
          one.resolve({ last, msLeft: Number(expire) - now })
          last -= one.places
        }
      }
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  async function countUntilNoneWait(): Promise<void> {
    counting = true
    while (waiting.length > 0) await countWaiting()
    counting = false
  }

  return {
    name: 'postgresql',
    async take(name, subject, places) {
      // Rejects an unknown name before it enters a batch.
      fixedWindow(limits, name)
      return new Promise((resolve, reject) => {
        waiting.push({ key: `${name}:${subject}`, name, places, resolve, reject })
        if (!counting) void countUntilNoneWait()
      })
    },
  }
}
