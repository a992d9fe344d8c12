import { slugOf } from '../articles/slug-of.ts'
import type { AgentContext } from '../core/context.ts'
import { leadMagnets } from '../db/schema/lead-magnets.ts'
import { and, eq, like, ne, or, sql } from '../db/sql.ts'

/**
 * The first free one of `slug`, `slug-2`, `slug-3`, … among the tenant's landing pages. Holds a lock until the caller's
 * transaction ends, so that two that finish concurrently do not choose the same.
 */
export async function claimLandingSlug(
  ctx: AgentContext,
  wanted: { title: string; language: string; leadMagnetId: string },
): Promise<string> {
  const { tenantId } = ctx.caller
  const slug = slugOf(wanted.title, `guide-${wanted.leadMagnetId.slice(0, 8)}`, wanted.language)
  await ctx.db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`landing pages of ${tenantId}`}, 0))`,
  )
  const rows = await ctx.db
    .select({ slug: leadMagnets.slug })
    .from(leadMagnets)
    .where(
      and(
        eq(leadMagnets.tenantId, tenantId),
        ne(leadMagnets.id, wanted.leadMagnetId),
        or(eq(leadMagnets.slug, slug), like(leadMagnets.slug, `${slug}-%`)),
      ),
    )
  const taken = new Set(rows.map((row) => row.slug))
  for (let n = 1; ; n++) {
    const candidate = n === 1 ? slug : `${slug}-${n}`
    if (!taken.has(candidate)) return candidate
  }
}
