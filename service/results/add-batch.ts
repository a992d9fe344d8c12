import type { Context } from '../core/context.ts'
import { countedBatches, pageDayOrigins, pageDays } from '../db/schema/results.ts'
import { sql } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { addVisitors, countVisitors } from './visitor-sketch.ts'

/** What one page had on one day; `visitors` are hashes, `origins` views by `{kind} {name}`. */
export type PageCounts = {
  tenantId: string
  day: string
  page: string
  views: number
  reads: number
  clicks: number
  visitors: Set<number>
  origins: Map<string, number>
}

export type Batch = { id: string; counts: Map<string, PageCounts> }

const rowsAtOnce = 500

/**
 * Adds counts to the rows, in one transaction that also notes the batch: adding the same batch again does nothing. Rows
 * are locked in the order of their keys, so that processes that add at the same time wait and never deadlock.
 */
export async function addBatch(ctx: Pick<Context, 'db' | 'now'>, batch: Batch): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const fresh = await tx.db
      .insert(countedBatches)
      .values({ id: batch.id, countedAt: tx.now() })
      .onConflictDoNothing()
      .returning({ id: countedBatches.id })
    if (fresh.length === 0) return
    const all = [...batch.counts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, counts]) => counts)
    for (let at = 0; at < all.length; at += rowsAtOnce) await addRows(tx, all.slice(at, at + rowsAtOnce))
    await addOrigins(tx, all)
  })
}

type Key = { tenant_id: string; day: string; page: string }

async function addRows({ db }: Pick<Context, 'db'>, counts: readonly PageCounts[]): Promise<void> {
  const column = <T>(of: (one: PageCounts) => T) => sql.param(counts.map(of))
  // A tenant that is deleted meanwhile has no rows any more.
  const { rows } = await db.execute<Key & { sketch: Buffer | null }>(sql`
    insert into ${pageDays} as kept (tenant_id, day, page, views, reads, clicks)
    select added.* from unnest(
      ${column(({ tenantId }) => tenantId)}::uuid[], ${column(({ day }) => day)}::date[],
      ${column(({ page }) => page)}::text[], ${column(({ views }) => views)}::int[],
      ${column(({ reads }) => reads)}::int[], ${column(({ clicks }) => clicks)}::int[]
    ) as added (tenant_id, day, page, views, reads, clicks) join tenants on tenants.id = added.tenant_id
    on conflict (tenant_id, day, page) do update set
      views = kept.views + excluded.views, reads = kept.reads + excluded.reads,
      clicks = kept.clicks + excluded.clicks
    returning tenant_id, day::text, page, sketch`)
  // The rows are locked now: nobody adds to a sketch between its reading and its writing.
  const sketches = new Map(rows.map((row) => [keyOf(row), row.sketch]))
  const changed = counts.flatMap(({ tenantId, day, page, visitors }) => {
    const earlier = sketches.get(keyOf({ tenant_id: tenantId, day, page }))
    if (earlier === undefined || visitors.size === 0) return []
    const sketch = addVisitors(earlier, visitors)
    return [{ tenantId, day, page, sketch, visitors: countVisitors(sketch) }]
  })
  if (changed.length === 0) return
  const of = <T>(value: (one: (typeof changed)[number]) => T) => sql.param(changed.map(value))
  await db.execute(sql`
    update ${pageDays} as kept set sketch = decode(added.sketch, 'base64'), visitors = added.visitors
    from unnest(
      ${of(({ tenantId }) => tenantId)}::uuid[], ${of(({ day }) => day)}::date[], ${of(({ page }) => page)}::text[],
      ${of(({ sketch }) => sketch.toString('base64'))}::text[], ${of(({ visitors }) => visitors)}::int[]
    ) as added (tenant_id, day, page, sketch, visitors)
    where kept.tenant_id = added.tenant_id and kept.day = added.day and kept.page = added.page`)
}

async function addOrigins({ db }: Pick<Context, 'db'>, counts: readonly PageCounts[]): Promise<void> {
  const all = counts.flatMap(({ tenantId, day, page, origins }) =>
    [...origins]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([origin, views]) => {
        const space = origin.indexOf(' ')
        return { tenantId, day, page, kind: origin.slice(0, space), name: origin.slice(space + 1), views }
      }),
  )
  for (let at = 0; at < all.length; at += rowsAtOnce) {
    const some = all.slice(at, at + rowsAtOnce)
    const column = <T>(of: (one: (typeof all)[number]) => T) => sql.param(some.map(of))
    await db.execute(sql`
      insert into ${pageDayOrigins} as kept (tenant_id, day, page, kind, name, views)
      select added.* from unnest(
        ${column(({ tenantId }) => tenantId)}::uuid[], ${column(({ day }) => day)}::date[],
        ${column(({ page }) => page)}::text[], ${column(({ kind }) => kind)}::text[],
        ${column(({ name }) => name)}::text[], ${column(({ views }) => views)}::int[]
      ) as added (tenant_id, day, page, kind, name, views) join tenants on tenants.id = added.tenant_id
      on conflict (tenant_id, day, page, kind, name) do update set views = kept.views + excluded.views`)
  }
}

function keyOf({ tenant_id, day, page }: Key): string {
  return `${tenant_id} ${day} ${page}`
}
