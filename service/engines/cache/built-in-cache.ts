import type pg from 'pg'
import type { Cache } from './cache.ts'

/** Keeps in an unlogged table of the service's own PostgreSQL, by its clock. Housekeeping deletes what is past its time. */
export function createBuiltInCache(pool: pg.Pool): Cache {
  return {
    name: 'postgresql',
    async get(key) {
      const { rows } = await pool.query<{ value: Buffer }>({
        name: 'read-cache',
        text: 'select value from cache_entries where key = $1 and expires_at > now()',
        values: [key],
      })
      return rows[0]?.value
    },
    async set(key, value, seconds) {
      await pool.query({
        name: 'fill-cache',
        text: `
          insert into cache_entries (key, value, expires_at) values ($1, $2, now() + make_interval(secs => $3))
          on conflict (key) do update set value = excluded.value, expires_at = excluded.expires_at`,
        values: [key, Buffer.from(value), seconds],
      })
    },
    isReachable: () =>
      pool.query('select 1 from cache_entries limit 1').then(
        () => true,
        () => false,
      ),
  }
}
