import type { AgentContext } from '../core/context.ts'
import { notFound } from '../core/errors.ts'
import { leadMagnets } from '../db/schema/lead-magnets.ts'
import { and, eq } from '../db/sql.ts'

export type LeadMagnetRow = typeof leadMagnets.$inferSelect

/** @throws {ServiceError} `not_found`, also for a lead magnet of another tenant */
export async function getLeadMagnetRow(ctx: AgentContext, leadMagnetId: string): Promise<LeadMagnetRow> {
  const [row] = await ctx.db
    .select()
    .from(leadMagnets)
    .where(and(eq(leadMagnets.id, leadMagnetId), eq(leadMagnets.tenantId, ctx.caller.tenantId)))
  if (!row) throw notFound('lead magnet')
  return row
}
