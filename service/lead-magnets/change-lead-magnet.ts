import type { Sent } from '#contract/always-sent.ts'
import type { ChangeLeadMagnetInput, LeadMagnet, RewriteAnnouncementInput } from '#contract/lead-magnets.ts'
import type { AgentContext } from '../core/context.ts'
import { conflict } from '../core/errors.ts'
import { leadMagnets } from '../db/schema/lead-magnets.ts'
import { and, eq, inArray, sql } from '../db/sql.ts'
import { showLeadMagnet } from './get-lead-magnet.ts'
import { getLeadMagnetRow, type LeadMagnetRow } from './get-lead-magnet-row.ts'

/**
 * Opens the landing page or closes it; what already is as wanted stays as it is.
 * @throws {ServiceError} `not_found`, `conflict` while there is no PDF
 */
export async function changeLeadMagnet(
  ctx: AgentContext,
  change: { leadMagnetId: string; input: ChangeLeadMagnetInput },
): Promise<Sent<typeof LeadMagnet>> {
  const { status } = change.input
  const publishedAt =
    status === 'published' ? sql`coalesce(${leadMagnets.publishedAt}, ${ctx.now().toISOString()})` : null
  return update(ctx, change.leadMagnetId, { status, publishedAt })
}

/**
 * The next text that announces it, for the same platform or another.
 * @throws {ServiceError} `not_found`, `conflict` while there is no PDF
 */
export async function rewriteAnnouncement(
  ctx: AgentContext,
  change: { leadMagnetId: string; input: RewriteAnnouncementInput },
): Promise<Sent<typeof LeadMagnet>> {
  const { platform } = change.input
  return update(ctx, change.leadMagnetId, {
    announcementTurn: sql`${leadMagnets.announcementTurn} + 1`,
    ...(platform && { platform }),
  })
}

async function update(
  ctx: AgentContext,
  leadMagnetId: string,
  values: Parameters<ReturnType<typeof ctx.db.update<typeof leadMagnets>>['set']>[0],
): Promise<Sent<typeof LeadMagnet>> {
  const [row] = await ctx.db
    .update(leadMagnets)
    .set({ ...values, updatedAt: ctx.now() })
    .where(
      and(
        eq(leadMagnets.id, leadMagnetId),
        eq(leadMagnets.tenantId, ctx.caller.tenantId),
        inArray(leadMagnets.status, ['draft', 'published']),
      ),
    )
    .returning()
  if (!row) {
    const current = await getLeadMagnetRow(ctx, leadMagnetId)
    // It became a draft between the two statements: the request holds.
    if (current.status === 'draft' || current.status === 'published') return update(ctx, leadMagnetId, values)
    throw refuse(current)
  }
  ctx.cached.landings.forget()
  return showLeadMagnet(ctx, row)
}

function refuse({ status }: LeadMagnetRow) {
  return status === 'failed'
    ? conflict('lead_magnet_failed', 'This lead magnet failed and has no PDF. Create a new one.')
    : conflict('lead_magnet_generating', "This lead magnet is still being created. Wait until it's a draft.")
}
