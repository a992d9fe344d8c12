import type { Context } from '../core/context.ts'
import { idempotentAnswers } from '../db/schema/idempotency.ts'
import { sql } from '../db/sql.ts'
import { deletedRows, deleteInBatches } from '../retention/delete-in-batches.ts'

const keptDays = 1
export const keptForMs = keptDays * 24 * 3600 * 1000

/** Housekeeping: answers older than 24 hours go. */
export function deleteOldAnswers(ctx: Context): Promise<void> {
  const { createdAt } = idempotentAnswers
  return deleteInBatches(ctx, { kept: 'answers', days: keptDays }, (before) =>
    deletedRows(idempotentAnswers, sql`${createdAt} < ${before} order by ${createdAt}`),
  )
}
