import type { Context } from '../core/context.ts'
import { sessionRuns } from '../db/schema/sessions.ts'
import { sql } from '../db/sql.ts'
import { batchRows, deleteInBatches } from '../retention/delete-in-batches.ts'

/**
 * Maintenance: what a session tried in vain long ago. Runs that wrote an article stay, since a session counts its
 * articles and credits in them, and so does its newest run.
 */
export function deleteOldSessionRuns(ctx: Context): Promise<void> {
  return deleteInBatches(
    ctx,
    { kept: 'run_logs', days: ctx.config.keepDays.run_logs },
    (before) => sql`
      with old as materialized (
        select id from ${sessionRuns} as run
        where created_at < ${before} and status = 'failed' and coalesce(credits_used, 0) = 0 and exists (
          select from ${sessionRuns} as newer where newer.session_id = run.session_id and newer.created_at > run.created_at
        )
        limit ${batchRows} for update skip locked
      ), gone as (
        delete from ${sessionRuns} as run where id = any (array(select id from old))
        returning pg_column_size(run) as bytes
      )
      select count(*)::int as rows, coalesce(sum(bytes), 0)::float8 as bytes from gone`,
  )
}
