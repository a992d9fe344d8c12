import type { Context } from '../core/context.ts'
import { leadMagnets } from '../db/schema/lead-magnets.ts'
import { and, eq } from '../db/sql.ts'
import { findSite, type TenantSite } from '../site/find-site.ts'
import type { LeadMagnetRow } from './get-lead-magnet-row.ts'

export type Landing = { site: TenantSite; row: LeadMagnetRow }

/** The published lead magnet at an address of a site; drafts are as unknown as what never was. */
export async function findLanding(
  ctx: Context,
  address: { handle: string; slug: string },
): Promise<Landing | undefined> {
  const site = await findSite(ctx, address.handle)
  if (!site) return undefined
  const [row] = await ctx.db
    .select()
    .from(leadMagnets)
    .where(
      and(
        eq(leadMagnets.tenantId, site.tenantId),
        eq(leadMagnets.slug, address.slug),
        eq(leadMagnets.status, 'published'),
      ),
    )
  return row && { site, row }
}
