import type { AgentContext } from '../core/context.ts'
import { articles } from '../db/schema/articles.ts'
import { and, arrayOverlaps, asc, desc, eq, gt, isNull, lt, ne, type SQL } from '../db/sql.ts'
import { lockPages, renderPagesAgain } from '../site/render-again.ts'
import type { ArticleRow } from './get-article-row.ts'

/** Pages that may link to an article; more than this share a tag only on a site where a tag says little. */
const maxRelated = 50

/**
 * Queues the pages that link to an article which appeared, changed or went: those next to it in time, and those that
 * share a tag. Part of the transaction that changes it.
 */
export async function renderNeighboursAgain(ctx: AgentContext, row: ArticleRow): Promise<void> {
  await lockPages(ctx)
  const published = and(
    eq(articles.tenantId, row.tenantId),
    eq(articles.status, 'published'),
    isNull(articles.homeId),
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
      ? await find(arrayOverlaps(articles.tags, row.tags), desc(articles.publishedAt), maxRelated)
      : []),
  ]
  await renderPagesAgain(ctx, [...new Set(found.map(({ id }) => id))])
}
