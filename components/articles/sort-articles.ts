import type { Article } from '#contract/articles.ts'
import type { ArticleSort } from './article-filters.ts'
import { articleName } from './article-status.ts'

/** The moment that matters about an article: when it appears, appeared, or last changed. */
export function articleMoment(article: Article): { label: string; at: string } | undefined {
  const { status, scheduled_at, published_at, updated_at, created_at } = article
  if (status === 'published' && published_at) return { label: 'published', at: published_at }
  if (status === 'generated' && scheduled_at) return { label: 'appears', at: scheduled_at }
  const at = updated_at ?? created_at
  return at ? { label: 'changed', at } : undefined
}

const compare: Record<'title' | 'words' | 'when', (one: Article, other: Article) => number> = {
  title: (one, other) => articleName(one).localeCompare(articleName(other), 'en', { numeric: true }),
  words: (one, other) => (one.word_count ?? -1) - (other.word_count ?? -1),
  when: (one, other) => instantOf(one) - instantOf(other),
}

function instantOf(article: Article): number {
  const at = articleMoment(article)?.at
  return at ? Date.parse(at) : 0
}

/** Sorted by a column, up or, with `-`, down; as they came when no order is asked for. */
export function sortArticles(
  articles: readonly Article[],
  sort: ArticleSort | undefined,
): readonly Article[] {
  if (!sort) return articles
  const down = sort.startsWith('-')
  // A name of `ArticleSort` without its minus is one of the three columns.
  const column = (down ? sort.slice(1) : sort) as keyof typeof compare
  const sorted = articles.toSorted(compare[column])
  return down ? sorted.toReversed() : sorted
}
