import type { AgentContext } from '../context.ts'
import { articles } from '../db/schema/articles.ts'
import { and, arrayOverlaps, asc, desc, eq, gt, lt, ne, type SQL } from '../db/sql.ts'
import { enqueueAll } from '../queue/enqueue.ts'
import type { ArticleRow } from './get-article-row.ts'

/** Pages that may link to an article; more than this share a tag only on a site where a tag says little. */
const mostRelated = 50

/**
 * Queues the pages that link to an article which appeared, changed or went: those next to it in time, and those that
 * share a tag. Part of the transaction that changes it.
 */
export async function renderNeighboursAgain(ctx: AgentContext, row: ArticleRow): Promise<void> {
  const published = and(
    eq(articles.tenantId, row.tenantId),
    eq(articles.status, 'published'),
    ne(articles.id, row.id),
  )
  const find = (condition: SQL | undefined, order: SQL, limit: number) =>
    ctx.db
      .select({ id: articles.id })
      .from(articles)
      .where(and(published, condition))
      .orderBy(order)
      .limit(limit)
  const at = row.publishedAt ?? row.updatedAt
  const found = [
    ...(await find(lt(articles.publishedAt, at), desc(articles.publishedAt), 1)),
    ...(await find(gt(articles.publishedAt, at), asc(articles.publishedAt), 1)),
    ...(row.tags.length > 0
      ? await find(arrayOverlaps(articles.tags, row.tags), desc(articles.publishedAt), mostRelated)
      : []),
  ]
  await renderAgain(ctx, [...new Set(found.map(({ id }) => id))])
}

/** Queues every published page of the tenant, for a change that all of them show. Part of the transaction that changes it. */
export async function renderSiteAgain(ctx: AgentContext): Promise<void> {
  const published = await ctx.db
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.tenantId, ctx.caller.tenantId), eq(articles.status, 'published')))
  const ids = published.map(({ id }) => id)
  await renderAgain(ctx, ids)
}

async function renderAgain(ctx: AgentContext, articleIds: readonly string[]): Promise<void> {
  const jobs = articleIds.map((id) => ({ article_id: id }))
  await enqueueAll(ctx, 'article.publish', jobs)
}
