import type { Context } from '../core/context.ts'
import { idempotentAnswers } from '../db/schema/idempotency.ts'
import { lt } from '../db/sql.ts'

export const keptForMs = 24 * 3600 * 1000

/** Housekeeping: answers older than 24 hours go. */
export async function deleteOldAnswers(ctx: Context): Promise<void> {
  await ctx.db
    .delete(idempotentAnswers)
    .where(lt(idempotentAnswers.createdAt, new Date(ctx.now().getTime() - keptForMs)))
}
