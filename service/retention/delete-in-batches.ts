import { Counter } from 'prom-client'
import type { Context } from '../core/context.ts'
import type { SQL } from '../db/sql.ts'

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

export const batchRows = 500
/** What one visit does at most, and less once `ctx.stopping` is aborted; the next one goes on. */
const visitMs = 30_000
const dayMs = 24 * 3_600_000

/** What is deleted, by the name that metrics use, and after how many days; null keeps it for ever. */
type Retention = { kept: string; days: number | null }

/**
 * Deletes what was kept long enough, batch by batch, each a statement and a transaction of its own that skips rows which
 * somebody holds: nobody waits for more than some hundred rows.
 * @param batch the statement for what is older than the instant; it must take at most `batchRows` rows, skip locked ones
 *   and return `rows` and `bytes`
 */
export async function deleteInBatches(
  ctx: Context,
  { kept, days }: Retention,
  batch: (before: string) => SQL,
): Promise<void> {
  if (days === null) return
  const before = new Date(ctx.now().getTime() - days * dayMs).toISOString()
  const until = performance.now() + visitMs
  for (;;) {
    const result = await ctx.db.execute<{ rows: number; bytes: number }>(batch(before))
    const { rows = 0, bytes = 0 } = result.rows[0] ?? {}
    rowsDeleted.inc({ kept }, rows)
    bytesFreed.inc({ kept }, bytes)
    if (rows < batchRows || performance.now() > until || ctx.stopping.aborted) return
  }
}
