import type { AgentContext } from '../core/context.ts'
import { articles } from '../db/schema/articles.ts'
import { and, eq, like, ne, or, sql } from '../db/sql.ts'
import { isReservedSlug } from './slug-of.ts'

/**
 * The first free one of `slug`, `slug-2`, `slug-3`, … within the tenant. Holds a lock until the caller's transaction
 * ends, so that two articles that finish concurrently do not choose the same.
 */
export async function claimSlug(
  ctx: AgentContext,
  wanted: { slug: string; articleId: string },
): Promise<string> {
  const { tenantId } = ctx.caller
  const { slug, articleId } = wanted
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`slugs of ${tenantId}`}, 0))`)
  const rows = await ctx.db
    .select({ slug: articles.slug })
    .from(articles)
    .where(
      and(
        eq(articles.tenantId, tenantId),
        ne(articles.id, articleId),
        or(eq(articles.slug, slug), like(articles.slug, `${slug}-%`)),
      ),
    )
  const taken = new Set(rows.map((row) => row.slug))
  for (let n = 1; ; n++) {
    const candidate = n === 1 ? slug : `${slug}-${n}`
    if (!taken.has(candidate) && !isReservedSlug(candidate)) return candidate
  }
}
