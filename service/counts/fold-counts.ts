import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../core/context.ts'
import { rowCountChanges, rowCounts } from '../db/schema/row-counts.ts'
import { sql } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'

/** Any number that no other program uses as an advisory lock on this database. */
const foldingLock = 7_230_412
const maxFolded = 20_000
const everyMs = 2000

/**
 * Sums up changes of counts, the oldest first. Who reads meanwhile sees a change or the sum it went into, never both,
 * because both are one transaction. One process at a time does this; others return at once.
 * @returns how many changes were summed up
 */
export function foldCounts(ctx: Context): Promise<number> {
  return inTransaction(ctx, async ({ db }) => {
    const lock = await db.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(${foldingLock}) as mine`,
    )
    if (!lock.rows[0]?.mine) return 0
    const { rows } = await db.execute<{ folded: number; zeros: string[] | null }>(sql`
      with folded as (
        delete from ${rowCountChanges} where id = any (array(
          select id from ${rowCountChanges} order by id limit ${maxFolded}
        )) returning list, tenant_id, hour, facets, change
      ), summed as (
        insert into ${rowCounts} as kept (list, tenant_id, hour, facets, count)
        select list, tenant_id, coalesce(hour, '-infinity'), facets, sum(change) from folded
        group by grouping sets ((list, tenant_id, hour, facets), (list, tenant_id, facets))
        having sum(change) <> 0
        on conflict (list, tenant_id, hour, facets) do update set count = kept.count + excluded.count
        returning kept.ctid, kept.count
      )
      select (select count(*)::int from folded) as folded,
        (select array_agg(ctid::text) filter (where count = 0) from summed) as zeros`)
    const { folded = 0, zeros = null } = rows[0] ?? {}
    // By their place, which cannot change before the commit: looking for zeros would read the whole table.
    if (zeros)
      await db.execute(
        sql`delete from ${rowCounts} where ctid = any (${sql.param(zeros)}::tid[]) and count = 0`,
      )
    return folded
  })
}

export type Folding = { stop(): Promise<void> }

/** Sums up what changes until it is stopped, every two seconds and without a pause while there is much. */
export function startFolding(ctx: Context): Folding {
  const stopped = new AbortController()
  const run = async () => {
    while (!stopped.signal.aborted) {
      const folded = await foldCounts(ctx).catch((error: unknown) => {
        ctx.log.warn({ err: error }, 'counts not summed up yet, will retry')
        return 0
      })
      if (folded < maxFolded)
        await sleep(everyMs, undefined, { signal: stopped.signal }).catch(() => undefined)
    }
  }
  const running = run()
  return {
    stop() {
      stopped.abort()
      return running
    },
  }
}
