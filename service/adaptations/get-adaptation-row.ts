import type { AgentContext } from '../core/context.ts'
import { notFound } from '../core/errors.ts'
import { adaptations } from '../db/schema/adaptations.ts'
import { and, eq } from '../db/sql.ts'

export type AdaptationRow = typeof adaptations.$inferSelect

/** @throws {ServiceError} `not_found`, also for an adaptation of another tenant */
export async function getAdaptationRow(ctx: AgentContext, adaptationId: string): Promise<AdaptationRow> {
  const [row] = await ctx.db
    .select()
    .from(adaptations)
    .where(and(eq(adaptations.id, adaptationId), eq(adaptations.tenantId, ctx.caller.tenantId)))
  if (!row) throw notFound('adaptation')
  return row
}
