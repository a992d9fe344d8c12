import type { ArticleList, ListArticlesQuery } from '#contract/articles.ts'
import type { AgentContext } from '../core/context.ts'
import { articles } from '../db/schema/articles.ts'
import { and, eq, ilike, or, type SQL } from '../db/sql.ts'
import { getHandle } from '../site/get-handle.ts'
import { articleJson } from './article-json.ts'
import { countArticles, isScheduled, isUnscheduled } from './count-articles.ts'
import { statusColumns } from './find-article-status.ts'
import { orderArticles } from './order-articles.ts'

// A list shows no texts, and they are nearly all of a row.
const { extractionResults, ...summaryColumns } = statusColumns

/** A tenant's articles, newest first unless sorted otherwise. `counts` are those of the search text, whatever the status that is shown. */
export async function listArticles(ctx: AgentContext, query: ListArticlesQuery): Promise<ArticleList> {
  const { limit, offset, status, q, sort } = query
  const matching = q ? contains(q) : undefined
  const [rows, counts, handle] = await Promise.all([
    ctx.db
      .select(summaryColumns)
      .from(articles)
      .where(and(eq(articles.tenantId, ctx.caller.tenantId), matching, status && hasStatus(status)))
      .orderBy(...orderArticles(sort))
      .limit(limit)
      .offset(offset),
    countArticles(ctx, matching),
    getHandle(ctx),
  ])
  return {
    articles: rows.map((row) => articleJson(ctx, row, handle)),
    counts,
    total: counts[status ?? 'all'],
    limit,
    offset,
  }
}

function hasStatus(status: NonNullable<ListArticlesQuery['status']>): SQL | undefined {
  if (status === 'scheduled') return isScheduled
  return status === 'unscheduled' ? isUnscheduled : eq(articles.status, status)
}

/** The text is looked for as it is: its `%` and `_` are no wildcards. */
function contains(q: string): SQL | undefined {
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  return or(ilike(articles.title, pattern), ilike(articles.topic, pattern))
}
