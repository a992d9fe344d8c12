import type { Context } from '../core/context.ts'
import { tenants } from '../db/schema/agents.ts'
import { leadMagnets, leads } from '../db/schema/lead-magnets.ts'
import { eq, type SQL } from '../db/sql.ts'
import { findSite } from '../site/find-site.ts'
import type { Landing } from './find-landing.ts'

export type LeadRow = typeof leads.$inferSelect
export type FoundLead = Landing & { lead: LeadRow }

/** A sign-up with its lead magnet; undefined once either is gone. */
export async function findLead(ctx: Context, condition: SQL): Promise<FoundLead | undefined> {
  const [found] = await ctx.db
    .select({ lead: leads, row: leadMagnets, handle: tenants.handle })
    .from(leads)
    .innerJoin(leadMagnets, eq(leadMagnets.id, leads.leadMagnetId))
    .innerJoin(tenants, eq(tenants.id, leads.tenantId))
    .where(condition)
  if (!found) return undefined
  const site = await findSite(ctx, found.handle)
  return site && { lead: found.lead, row: found.row, site }
}

/** The same by its id. */
export function findLeadById(ctx: Context, leadId: string): Promise<FoundLead | undefined> {
  return findLead(ctx, eq(leads.id, leadId))
}
