import { articleId } from '#components/jobs/article-status.ts'
import type { Article } from '#contract/articles.ts'
import type { Results } from '#contract/results.ts'
import { dayInZone } from '#lib/day-in-zone.ts'

/** Views by the id of an article. */
export type ArticleViews = {
  views: Readonly<Record<string, number>>
  /** Every page that was read is in it: one that is missing was not read. */
  isComplete: boolean
  /** The last day that was counted, `YYYY-MM-DD`: what appeared after it has no whole day yet. */
  to: string
}

/** The views of each article, from the pages that the results tell of. */
export function articleViews({
  pages,
  total,
  period,
}: Pick<Results, 'pages' | 'total' | 'period'>): ArticleViews {
  const views: Record<string, number> = {}
  for (const { article_id: id, views: more } of pages) if (id) views[id] = (views[id] ?? 0) + more
  return { views, isComplete: pages.length >= total, to: period.to }
}

/** How often an article was read; undefined for one that is not public, or since today only, and where that is not known. */
export function viewsOfArticle(
  { views, isComplete, to }: ArticleViews,
  article: Article,
  timeZone: string,
): number | undefined {
  const { status, published_at: since } = article
  if (status !== 'published' || (since && dayInZone(timeZone, new Date(since)) > to)) return undefined
  return views[articleId(article) ?? ''] ?? (isComplete ? 0 : undefined)
}
