import type { Site, SiteBranding, UpdateSiteInput } from '#contract/site.ts'
import type { AgentContext } from '../core/context.ts'
import { invalid } from '../core/errors.ts'
import { leadMagnets } from '../db/schema/lead-magnets.ts'
import { siteBranding } from '../db/schema/site.ts'
import { and, eq, sql } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { renderSiteAgain } from '../site/render-again.ts'
import { brandPictureKey } from '../site/site-brand.ts'
import { describeSite } from './describe-site.ts'

/**
 * Changes what is named and leaves the rest. Every published page is queued to be rendered again, behind what is being
 * published.
 * @throws {ServiceError} `invalid` for a picture that was not uploaded or a lead magnet that is not published
 */
export async function updateSite(ctx: AgentContext, input: UpdateSiteInput): Promise<Site> {
  const chosen = await checkBranding(ctx, input)
  await inTransaction(ctx, async (tx) => {
    const changed = JSON.stringify(chosen)
    await tx.db
      .insert(siteBranding)
      .values({ tenantId: tx.caller.tenantId, branding: chosen, updatedAt: tx.now() })
      .onConflictDoUpdate({
        target: siteBranding.tenantId,
        set: { branding: sql`${siteBranding.branding} || ${changed}::jsonb`, updatedAt: tx.now() },
      })
    if (Object.keys(chosen).length > 0) await renderSiteAgain(tx)
  })
  return describeSite(ctx)
}

/** The chosen members alone, in the form in which they are kept. */
export async function checkBranding(
  ctx: AgentContext,
  input: UpdateSiteInput,
): Promise<Partial<SiteBranding>> {
  const pictures: [path: string, file: string | null | undefined][] = [
    ['logo', input.logo],
    ['mark', input.mark],
    ...(input.authors ?? []).map(({ picture }, index): [string, string | null] => [
      `authors.${index}.picture`,
      picture,
    ]),
  ]
  for (const [path, file] of pictures) {
    if (!file) continue
    const found = await ctx.engines.files.find(brandPictureKey(ctx.caller.tenantId, file))
    if (!found) throw invalid(path, 'Upload this picture first.')
  }
  if (input.leadMagnetId) await checkLeadMagnet(ctx, input.leadMagnetId)
  const named = Object.entries(input).filter(([, value]) => value !== undefined)
  return Object.fromEntries(named)
}

async function checkLeadMagnet(ctx: AgentContext, id: string): Promise<void> {
  const [row] = await ctx.db
    .select({ id: leadMagnets.id })
    .from(leadMagnets)
    .where(
      and(
        eq(leadMagnets.tenantId, ctx.caller.tenantId),
        eq(leadMagnets.id, id),
        eq(leadMagnets.status, 'published'),
      ),
    )
  if (!row) throw invalid('leadMagnetId', 'Choose a lead magnet that is published.')
}
