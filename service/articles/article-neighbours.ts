import type { Context } from '../core/context.ts'
import { runPrepared } from '../db/prepared.ts'
import { articles } from '../db/schema/articles.ts'
import { and, arrayOverlaps, asc, desc, eq, gt, isNull, lt, ne, type SQL } from '../db/sql.ts'
import type { ArticleNeighbours } from '../site/article-page.ts'
import type { SiteArticleLink } from '../site/site-article.ts'

const maxRelated = 3

/** The published articles that an article's page leads to: the next in time, and those that share a tag. */
export async function findNeighbours(
  ctx: Context,
  article: { id: string; tenantId: string; tags: string[]; publishedAt: Date },
): Promise<ArticleNeighbours> {
  const published = and(
    eq(articles.tenantId, article.tenantId),
    eq(articles.status, 'published'),
    isNull(articles.homeId),
    ne(articles.id, article.id),
  )
  const find = (condition: SQL, order: SQL, limit: number) =>
    ctx.db
      .select({ title: articles.title, slug: articles.slug })
      .from(articles)
      .where(and(published, condition))
      .orderBy(order, desc(articles.id))
      .limit(limit)
  const { publishedAt, tags } = article
  const [newer] = linksOf(
    await runPrepared(find(gt(articles.publishedAt, publishedAt), asc(articles.publishedAt), 1)),
  )
  const [older] = linksOf(
    await runPrepared(find(lt(articles.publishedAt, publishedAt), desc(articles.publishedAt), 1)),
  )
  // How it is best found depends on how common the tags are, so it is planned each time.
  const related =
    tags.length === 0
      ? []
      : linksOf(await find(arrayOverlaps(articles.tags, tags), desc(articles.publishedAt), maxRelated + 2))
  const shown = new Set([newer?.slug, older?.slug])
  return {
    newer: newer ?? null,
    older: older ?? null,
    related: related.filter(({ slug }) => !shown.has(slug)).slice(0, maxRelated),
  }
}

function linksOf(rows: readonly { title: string | null; slug: string | null }[]): SiteArticleLink[] {
  return rows.flatMap(({ title, slug }) => (title === null || slug === null ? [] : [{ title, slug }]))
}
