import { and, count, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { ArticleStatus } from '#contract/articles.ts'
import type { AgentContext } from '../context.ts'
import { articles } from '../db/schema/articles.ts'

/** Articles by status; `scheduled` counts drafts with a time of publication, which are among `generated` too. */
export type ArticleCounts = Record<ArticleStatus | 'all' | 'scheduled', number>

export const isScheduled = and(eq(articles.status, 'generated'), isNotNull(articles.scheduledAt))

/** How many articles the tenant has, or how many of those that match. */
export async function countArticles(ctx: AgentContext, matching?: SQL): Promise<ArticleCounts> {
  const groups = await ctx.db
    .select({
      status: articles.status,
      total: count(),
      scheduled: sql<number>`count(*) filter (where ${isScheduled})`.mapWith(Number),
    })
    .from(articles)
    .where(and(eq(articles.tenantId, ctx.caller.tenantId), matching))
    .groupBy(articles.status)
  const counts: ArticleCounts = {
    all: 0,
    scheduled: 0,
    processing: 0,
    generated: 0,
    publishing: 0,
    published: 0,
    failed: 0,
  }
  for (const { status, total, scheduled } of groups) {
    counts[status] = total
    counts.all += total
    counts.scheduled += scheduled
  }
  return counts
}
