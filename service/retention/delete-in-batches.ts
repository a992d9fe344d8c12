import type { PgTable } from 'drizzle-orm/pg-core'
import { Counter } from 'prom-client'
import type { Context } from '../core/context.ts'
import { batchRows, inBatches } from '../db/in-batches.ts'
import { type SQL, sql } from '../db/sql.ts'

const rowsDeleted = new Counter({
  name: 'masthead_retention_rows_total',
  help: 'Rows whose time was over that were deleted, or emptied of what was old in them, by what they were.',
  labelNames: ['kept'],
})
const bytesFreed = new Counter({
  name: 'masthead_retention_freed_bytes_total',
  help: 'Bytes that those rows took in their tables; PostgreSQL uses the space again for new rows.',
  labelNames: ['kept'],
})

const dayMs = 24 * 3_600_000

/** What is deleted, by the name that metrics use, and after how many days; null keeps it for ever. */
type Retention = { kept: string; days: number | null }

/**
 * Deletes what was kept long enough, batch by batch, each a statement and a transaction of its own that skips rows which
 * somebody holds: nobody waits for more than some hundred rows.
 * @param batch the statement for what is older than the instant, as `deletedRows` makes it; another one must take at most
 *   `batchRows` rows, skip locked ones and return `rows` and `bytes`
 */
export async function deleteInBatches(
  ctx: Context,
  { kept, days }: Retention,
  batch: (before: string) => SQL,
): Promise<void> {
  if (days === null) return
  const before = new Date(ctx.now().getTime() - days * dayMs).toISOString()
  await inBatches(ctx, async () => {
    const result = await ctx.db.execute<{ rows: number; bytes: number }>(batch(before))
    const { rows = 0, bytes = 0 } = result.rows[0] ?? {}
    rowsDeleted.inc({ kept }, rows)
    bytesFreed.inc({ kept }, bytes)
    return rows
  })
}

/**
 * A statement for `deleteInBatches` that deletes rows of a table.
 * @param old a condition, and an order where an index has one, over the table by its own name
 * @param bytes what a row takes, as `gone`; counting a row reads all of it, so name the members where they are large
 */
export function deletedRows(table: PgTable | SQL, old: SQL, bytes: SQL = sql`pg_column_size(gone)`): SQL {
  return sql`
    with old as materialized (
      select ctid as place from ${table} where ${old} limit ${batchRows} for update skip locked
    ), gone as (
      delete from ${table} as gone where ctid = any (array(select place from old)) returning ${bytes} as bytes
    )
    select count(*)::int as rows, coalesce(sum(bytes), 0)::float8 as bytes from gone`
}
