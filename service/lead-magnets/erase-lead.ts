import type { AgentContext } from '../core/context.ts'
import { notFound } from '../core/errors.ts'
import { leads } from '../db/schema/lead-magnets.ts'
import { and, eq } from '../db/sql.ts'

/** Deletes a sign-up and its data; the links in its emails stop working. @throws {ServiceError} `not_found` */
export async function eraseLead(
  ctx: AgentContext,
  wanted: { leadMagnetId: string; leadId: string },
): Promise<{ success: true }> {
  const gone = await ctx.db
    .delete(leads)
    .where(
      and(
        eq(leads.id, wanted.leadId),
        eq(leads.leadMagnetId, wanted.leadMagnetId),
        eq(leads.tenantId, ctx.caller.tenantId),
      ),
    )
    .returning({ id: leads.id })
  if (gone.length === 0) throw notFound('lead')
  return { success: true }
}
