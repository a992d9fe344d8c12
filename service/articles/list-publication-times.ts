import type { AgentContext } from '../core/context.ts'
import { articles } from '../db/schema/articles.ts'
import { and, desc, eq, gte } from '../db/sql.ts'

/** When the newest published articles appeared, at most `limit`, none before `since`. */
export async function listPublicationTimes(
  ctx: AgentContext,
  { since, limit }: { since: Date; limit: number },
): Promise<Date[]> {
  const rows = await ctx.db
    .select({ at: articles.publishedAt })
    .from(articles)
    .where(
      and(
        eq(articles.tenantId, ctx.caller.tenantId),
        eq(articles.status, 'published'),
        gte(articles.publishedAt, since),
      ),
    )
    .orderBy(desc(articles.publishedAt))
    .limit(limit)
  return rows.flatMap(({ at }) => at ?? [])
}
