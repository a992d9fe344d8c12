import type { Context } from '../core/context.ts'
import { registrations } from '../db/schema/agents.ts'
import { lt } from '../db/sql.ts'

const keptForMs = 7 * 24 * 3600 * 1000

/** Maintenance: ended claims contain an email address and are deleted once they explain nothing any more. */
export async function deleteOldRegistrations(ctx: Context): Promise<void> {
  await ctx.db
    .delete(registrations)
    .where(lt(registrations.expiresAt, new Date(ctx.now().getTime() - keptForMs)))
}
