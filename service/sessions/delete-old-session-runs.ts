import type { Context } from '../core/context.ts'
import { sessionRuns } from '../db/schema/sessions.ts'
import { sql } from '../db/sql.ts'
import { deletedRows, deleteInBatches } from '../retention/delete-in-batches.ts'

/**
 * Maintenance: what a session tried in vain long ago. Runs that wrote an article stay, since a session counts its
 * articles and credits in them, and so does its newest run.
 */
export function deleteOldSessionRuns(ctx: Context): Promise<void> {
  const { sessionId, status, creditsUsed, createdAt } = sessionRuns
  return deleteInBatches(ctx, { kept: 'run_logs', days: ctx.config.keepDays.run_logs }, (before) =>
    deletedRows(
      sessionRuns,
      sql`${createdAt} < ${before} and ${status} = 'failed' and coalesce(${creditsUsed}, 0) = 0 and exists (
        select from ${sessionRuns} as newer where newer.session_id = ${sessionId} and newer.created_at > ${createdAt}
      )`,
    ),
  )
}
