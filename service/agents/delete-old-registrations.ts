import type { Context } from '../core/context.ts'
import { registrations } from '../db/schema/agents.ts'
import { sql } from '../db/sql.ts'
import { deletedRows, deleteInBatches } from '../retention/delete-in-batches.ts'

const keptDays = 7

/** Retention: ended claims contain an email address and are deleted once they explain nothing any more. */
export function deleteOldRegistrations(ctx: Context): Promise<void> {
  return deleteInBatches(ctx, { kept: 'registrations', days: keptDays }, (before) =>
    deletedRows(registrations, sql`${registrations.expiresAt} < ${before}`),
  )
}
