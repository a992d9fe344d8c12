import { articleId } from '#components/jobs/article-status.ts'
import type { Article } from '#contract/articles.ts'
import type { Results } from '#contract/results.ts'

/** Views by the id of an article. */
export type ArticleViews = {
  views: Readonly<Record<string, number>>
  /** Every page that was read is in it: one that is missing was not read. */
  isComplete: boolean
}

/** The views of each article, from the pages that the results tell of. */
export function articleViews({ pages, total }: Pick<Results, 'pages' | 'total'>): ArticleViews {
  const views: Record<string, number> = {}
  for (const { article_id: id, views: more } of pages) if (id) views[id] = (views[id] ?? 0) + more
  return { views, isComplete: pages.length >= total }
}

/** How often an article was read; undefined for one that is not public, and where that is not known. */
export function viewsOfArticle({ views, isComplete }: ArticleViews, article: Article): number | undefined {
  if (article.status !== 'published') return undefined
  return views[articleId(article) ?? ''] ?? (isComplete ? 0 : undefined)
}
