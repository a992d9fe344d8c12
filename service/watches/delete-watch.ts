import type { Deleted } from '#contract/primitives.ts'
import type { AgentContext } from '../core/context.ts'
import { notFound } from '../core/errors.ts'
import { watches } from '../db/schema/watches.ts'
import { and, eq } from '../db/sql.ts'

/** The runs that it started stay, one that is under way too. @throws {ServiceError} `not_found` */
export async function deleteWatch(ctx: AgentContext, id: string): Promise<Deleted> {
  const gone = await ctx.db
    .delete(watches)
    .where(and(eq(watches.id, id), eq(watches.tenantId, ctx.caller.tenantId)))
    .returning({ id: watches.id })
  if (gone.length === 0) throw notFound('watch')
  return { success: true }
}
