import type { Context } from '../core/context.ts'
import { idempotentAnswers } from '../db/schema/idempotency.ts'
import { sql } from '../db/sql.ts'
import { batchRows, deleteInBatches } from '../retention/delete-in-batches.ts'

const keptDays = 1
export const keptForMs = keptDays * 24 * 3600 * 1000

/** Housekeeping: answers older than 24 hours go. */
export function deleteOldAnswers(ctx: Context): Promise<void> {
  return deleteInBatches(
    ctx,
    { kept: 'answers', days: keptDays },
    (before) => sql`
      with old as materialized (
        select tenant_id, operation, key from ${idempotentAnswers} where created_at < ${before}
        order by created_at limit ${batchRows} for update skip locked
      ), gone as (
        delete from ${idempotentAnswers} as answer using old
        where answer.tenant_id = old.tenant_id and answer.operation = old.operation and answer.key = old.key
        returning pg_column_size(answer) as bytes
      )
      select count(*)::int as rows, coalesce(sum(bytes), 0)::float8 as bytes from gone`,
  )
}
