import type { Article } from '#contract/articles.ts'

/** What an article is called before it has a title. */
export function articleTitle(article: Pick<Article, 'title' | 'topic'>): string {
  return article.title || article.topic || 'New article'
}

/** The page of an article; the list, if a server returns no id. */
export function articleHref(article: Pick<Article, 'id' | 'article_id'>): string {
  const id = article.id ?? article.article_id
  return id ? `/articles/${encodeURIComponent(id)}` : '/articles'
}
