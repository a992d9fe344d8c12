import type { Deleted } from '#contract/primitives.ts'
import type { AgentContext } from '../core/context.ts'
import { notFound } from '../core/errors.ts'
import { adaptations } from '../db/schema/adaptations.ts'
import { and, eq } from '../db/sql.ts'

/**
 * Deletes an adaptation; what was posted stays where it was posted.
 * @throws {ServiceError} `not_found`
 */
export async function deleteAdaptation(ctx: AgentContext, adaptationId: string): Promise<Deleted> {
  const deleted = await ctx.db
    .delete(adaptations)
    .where(and(eq(adaptations.id, adaptationId), eq(adaptations.tenantId, ctx.caller.tenantId)))
    .returning({ id: adaptations.id })
  if (deleted.length === 0) throw notFound('adaptation')
  return { success: true }
}
