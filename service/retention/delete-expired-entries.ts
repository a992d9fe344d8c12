import type { Context } from '../core/context.ts'
import { sql } from '../db/sql.ts'
import { deletedRows, deleteInBatches } from './delete-in-batches.ts'

/** Retention: the shared cache keeps its times by the clock of the database. */
export function deleteCacheEntries(ctx: Context): Promise<void> {
  return deleteInBatches(ctx, { kept: 'cache_entries', days: 0 }, () =>
    deletedRows(
      sql`cache_entries`,
      sql`expires_at < now()`,
      sql`pg_column_size(gone.key) + pg_column_size(gone.value)`,
    ),
  )
}

/** Retention: windows that have been over for an hour, whose clock may have been another process's. */
export function deleteRateLimitCounts(ctx: Context): Promise<void> {
  return deleteInBatches(ctx, { kept: 'rate_limit_counts', days: 1 / 24 }, (before) =>
    deletedRows(sql`rate_limit_counts`, sql`expire < ${Date.parse(before)}`),
  )
}
