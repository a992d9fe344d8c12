import type { Context } from '../core/context.ts'
import { batchRows } from '../db/in-batches.ts'
import { previewChecks, schemaChecks } from '../db/schema/page-checks.ts'
import { sql } from '../db/sql.ts'
import { deleteInBatches } from '../retention/delete-in-batches.ts'

/** Maintenance: the reports of old checks go; what they found stays, since a watch compares its next run with it. */
export async function emptyOldChecks(ctx: Context): Promise<void> {
  for (const table of [schemaChecks, previewChecks])
    await deleteInBatches(
      ctx,
      { kept: 'run_logs', days: ctx.config.keepDays.run_logs },
      (before) => sql`
        with old as materialized (
          select id, pg_column_size(report) as bytes from ${table}
          where completed_at < ${before} and report is not null
          limit ${batchRows} for update skip locked
        ), emptied as (
          update ${table} as one set report = null from old where one.id = old.id returning old.bytes
        )
        select count(*)::int as rows, coalesce(sum(bytes), 0)::float8 as bytes from emptied`,
    )
}
