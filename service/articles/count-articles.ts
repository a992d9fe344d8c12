import type { ArticleStatus } from '#contract/articles.ts'
import type { AgentContext } from '../core/context.ts'
import { totalsOf } from '../counts/row-counts.ts'
import { executePrepared, type Place } from '../db/prepared.ts'
import { articles } from '../db/schema/articles.ts'
import { and, count, eq, isNotNull, isNull, type SQL, sql } from '../db/sql.ts'

/** Articles by status; those of `generated` are `scheduled` or `unscheduled`, as they have a time of publication or none. */
export type ArticleCounts = Record<ArticleStatus | 'all' | 'scheduled' | 'unscheduled', number>

export const isScheduled = and(eq(articles.status, 'generated'), isNotNull(articles.scheduledAt))
export const isUnscheduled = and(eq(articles.status, 'generated'), isNull(articles.scheduledAt))

export type Counted = { status: ArticleStatus; isScheduled: boolean; count: number }

/** How many articles the tenant has; they are counted as they change, so this reads none of them. */
export async function countArticles(ctx: AgentContext): Promise<ArticleCounts> {
  return sumUp(await executePrepared<Counted>(ctx.db, countsOf(ctx.caller.tenantId)))
}

/** A query for the counts, as a part of another query as JSON. */
export function countsOf(tenantId: Place<string>): SQL {
  return sql`select facets[1] as status, facets[2] = 'scheduled' as "isScheduled", count
    from (${totalsOf(tenantId, 'articles')}) as totals`
}

/** How many articles match, row by row. */
export async function countMatchingArticles(ctx: AgentContext, matching: SQL): Promise<ArticleCounts> {
  const scheduled = sql<boolean>`(${articles.scheduledAt} is not null)`
  const rows = await ctx.db
    .select({ status: articles.status, isScheduled: scheduled, count: count() })
    .from(articles)
    .where(and(eq(articles.tenantId, ctx.caller.tenantId), matching))
    .groupBy(articles.status, scheduled)
  return sumUp(rows)
}

/** Counts by status from those of each kind. */
export function sumUp(rows: readonly Counted[]): ArticleCounts {
  const counts: ArticleCounts = {
    all: 0,
    scheduled: 0,
    unscheduled: 0,
    processing: 0,
    generated: 0,
    publishing: 0,
    published: 0,
    failed: 0,
  }
  for (const row of rows) {
    counts[row.status] += row.count
    counts.all += row.count
    if (row.status === 'generated') counts[row.isScheduled ? 'scheduled' : 'unscheduled'] += row.count
  }
  return counts
}
