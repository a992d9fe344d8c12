import type { Context } from '../core/context.ts'
import { leads } from '../db/schema/lead-magnets.ts'
import { count, inArray } from '../db/sql.ts'
import type { LeadCounts } from './lead-magnet-json.ts'

/** Number of sign-ups for each of some lead magnets. */
export async function countLeads(
  ctx: Context,
  leadMagnetIds: readonly string[],
): Promise<(leadMagnetId: string) => LeadCounts> {
  const rows =
    leadMagnetIds.length === 0
      ? []
      : await ctx.db
          .select({ id: leads.leadMagnetId, status: leads.status, count: count() })
          .from(leads)
          .where(inArray(leads.leadMagnetId, [...leadMagnetIds]))
          .groupBy(leads.leadMagnetId, leads.status)
  const of = (id: string, status: string) =>
    rows.find((row) => row.id === id && row.status === status)?.count ?? 0
  return (id) => ({ confirmed: of(id, 'confirmed'), pending: of(id, 'pending') })
}
