import type { ArticleStatus } from '#contract/articles.ts'
import type { AgentContext } from '../core/context.ts'
import { articles } from '../db/schema/articles.ts'
import { and, count, eq, isNotNull, isNull, type SQL } from '../db/sql.ts'

/** Articles by status; those of `generated` are `scheduled` or `unscheduled`, as they have a time of publication or none. */
export type ArticleCounts = Record<ArticleStatus | 'all' | 'scheduled' | 'unscheduled', number>

export const isScheduled = and(eq(articles.status, 'generated'), isNotNull(articles.scheduledAt))
export const isUnscheduled = and(eq(articles.status, 'generated'), isNull(articles.scheduledAt))

/** How many articles the tenant has, or how many of those that match. */
export async function countArticles(ctx: AgentContext, matching?: SQL): Promise<ArticleCounts> {
  const own = and(eq(articles.tenantId, ctx.caller.tenantId), matching)
  // Apart from each other, because each can then be counted in an index, without the rows and their texts.
  const [groups, [scheduled]] = await Promise.all([
    ctx.db
      .select({ status: articles.status, total: count() })
      .from(articles)
      .where(own)
      .groupBy(articles.status),
    ctx.db.select({ total: count() }).from(articles).where(and(own, isScheduled)),
  ])
  const counts: ArticleCounts = {
    all: 0,
    scheduled: scheduled?.total ?? 0,
    unscheduled: 0,
    processing: 0,
    generated: 0,
    publishing: 0,
    published: 0,
    failed: 0,
  }
  for (const { status, total } of groups) {
    counts[status] = total
    counts.all += total
  }
  counts.unscheduled = counts.generated - counts.scheduled
  return counts
}
