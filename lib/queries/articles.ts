import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Article, ArticleList, ListArticlesQuery } from '#contract/articles.ts'
import type { Draft } from '#contract/drafts.ts'
import { fetchJson } from './fetch-json.ts'
import { jobKey, jobState } from './jobs.ts'
import { pollUntil } from './polling.ts'
import { searchOf } from './search-of.ts'

/** Everything that a list of articles shows; invalidate it after each change of an article. */
export const articleListsKey = ['articles', 'list'] as const

export type ArticleListFilter = Partial<ListArticlesQuery>

/** Being written or being published: it changes by itself. */
export function isInProgress(article: Article): boolean {
  return jobState(article.status) === 'running'
}

/** One page of articles; polled while something in it is under way. */
export function articleListQuery(filter: ArticleListFilter) {
  return queryOptions({
    queryKey: [...articleListsKey, filter],
    queryFn: ({ signal }) => fetchJson<ArticleList>(`/api/articles?${searchOf(filter)}`, { signal }),
    ...pollUntil<ArticleList>(({ articles }) => !articles.some(isInProgress)),
    staleTime: 5_000,
    placeholderData: keepPreviousData,
  })
}

/** One article, polled while it is under way; the job tray reads the same answer. */
export function articleQuery(id: string) {
  return queryOptions({
    queryKey: jobKey('article', id),
    queryFn: ({ signal }) => fetchJson<Article>(`/api/articles/${encodeURIComponent(id)}`, { signal }),
    ...pollUntil<Article>((article) => !isInProgress(article)),
    staleTime: 5_000,
  })
}

/** The text of an article with its sources and claims; never asked for again by itself, so that nothing typed moves. */
export function draftQuery(id: string) {
  return queryOptions({
    queryKey: ['articles', 'draft', id],
    queryFn: ({ signal }) => fetchJson<Draft>(`/api/articles/${encodeURIComponent(id)}/draft`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The text of one kept version; versions never change. */
export function draftVersionQuery(id: string, version: number) {
  return queryOptions({
    queryKey: ['articles', 'draft', id, version],
    queryFn: ({ signal }) =>
      fetchJson<Draft>(`/api/articles/${encodeURIComponent(id)}/draft?version=${version}`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
