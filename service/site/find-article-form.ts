import type { Context } from '../core/context.ts'
import { leadMagnets } from '../db/schema/lead-magnets.ts'
import { and, eq } from '../db/sql.ts'
import type { TenantSite } from './find-site.ts'
import type { ArticleForm } from './next-step.ts'
import { landingPath } from './site-address.ts'

/** The form that a site's articles carry; null where the branding names no lead magnet, or one that is not published. */
export async function findArticleForm(ctx: Context, site: TenantSite): Promise<ArticleForm | null> {
  const { leadMagnetId, callToAction } = site.brand
  if (leadMagnetId === null || callToAction === 'none') return null
  const [row] = await ctx.db
    .select({ title: leadMagnets.title, topic: leadMagnets.topic, slug: leadMagnets.slug })
    .from(leadMagnets)
    .where(
      and(
        eq(leadMagnets.tenantId, site.tenantId),
        eq(leadMagnets.id, leadMagnetId),
        eq(leadMagnets.status, 'published'),
      ),
    )
  return row?.slug ? { title: row.title ?? row.topic, path: landingPath(site.root, row.slug) } : null
}
