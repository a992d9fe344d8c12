import type { AgentContext } from '../core/context.ts'
import { totalsOf } from '../counts/row-counts.ts'
import { executePrepared } from '../db/prepared.ts'
import { sql } from '../db/sql.ts'
import type { LeadCounts } from './lead-magnet-json.ts'

/** Number of sign-ups for each of some of the tenant's lead magnets; they are counted as they change. */
export async function countLeads(
  ctx: AgentContext,
  leadMagnetIds: readonly string[],
): Promise<(leadMagnetId: string) => LeadCounts> {
  const rows = await executePrepared<{ id: string; status: string; count: number }>(
    ctx.db,
    sql`
    select facets[1] as id, facets[2] as status, count from (${totalsOf(ctx.caller.tenantId, 'leads')}) as totals
    where facets[1] = any(${sql.param([...leadMagnetIds])}::text[])`,
  )
  const of = (id: string, status: string) =>
    rows.find((row) => row.id === id && row.status === status)?.count ?? 0
  return (id) => ({ confirmed: of(id, 'confirmed'), pending: of(id, 'pending') })
}
