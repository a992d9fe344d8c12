import type { Sent } from '#contract/always-sent.ts'
import type { LeadMagnet } from '#contract/lead-magnets.ts'
import type { AgentContext } from '../core/context.ts'
import { getHandle } from '../site/get-handle.ts'
import { countLeads } from './count-leads.ts'
import { getLeadMagnetRow, type LeadMagnetRow } from './get-lead-magnet-row.ts'
import { leadMagnetJson } from './lead-magnet-json.ts'

/** Status and result of one lead magnet (GET /api/agent/lead-magnets/{id}). */
export async function getLeadMagnet(
  ctx: AgentContext,
  leadMagnetId: string,
): Promise<Sent<typeof LeadMagnet>> {
  return showLeadMagnet(ctx, await getLeadMagnetRow(ctx, leadMagnetId))
}

/** A row that was read or changed, as the contract shows it. */
export async function showLeadMagnet(
  ctx: AgentContext,
  row: LeadMagnetRow,
): Promise<Sent<typeof LeadMagnet>> {
  const [handle, leadsOf] = await Promise.all([getHandle(ctx), countLeads(ctx, [row.id])])
  return leadMagnetJson(ctx, row, { handle, leads: leadsOf(row.id), withContent: true })
}
