import type { Context } from '../core/context.ts'
import { leadMagnets } from '../db/schema/lead-magnets.ts'
import { and, desc, eq } from '../db/sql.ts'

/** A lead magnet with a landing page, as a list of the site names it; its texts are untrusted. */
export type SiteGuide = {
  title: string
  /** Empty where the PDF has none. */
  subtitle: string
  slug: string
  language: string
  updatedAt: Date
}

/** A tenant's published lead magnets, newest first. */
export async function listPublishedGuides(
  ctx: Context,
  { tenantId, limit }: { tenantId: string; limit: number },
): Promise<SiteGuide[]> {
  const rows = await ctx.db
    .select({
      title: leadMagnets.title,
      topic: leadMagnets.topic,
      content: leadMagnets.content,
      slug: leadMagnets.slug,
      language: leadMagnets.language,
      updatedAt: leadMagnets.updatedAt,
    })
    .from(leadMagnets)
    .where(and(eq(leadMagnets.tenantId, tenantId), eq(leadMagnets.status, 'published')))
    .orderBy(desc(leadMagnets.publishedAt), desc(leadMagnets.id))
    .limit(limit)
  return rows.flatMap(({ title, topic, content, slug, ...row }) =>
    slug === null ? [] : [{ ...row, slug, title: title ?? topic, subtitle: content?.subtitle ?? '' }],
  )
}
