import { z } from 'zod'
import { ListArticlesQuery } from '#contract/articles.ts'
import { rowsPerPage } from './article-filters.ts'

/** Search parameters are anybody's: what does not fit its bounds counts as left out. */
const Filter = z.object({
  status: ListArticlesQuery.shape.status.catch(undefined),
  q: ListArticlesQuery.shape.q.catch(undefined),
  sort: ListArticlesQuery.shape.sort.catch(undefined),
  limit: ListArticlesQuery.shape.limit.catch(rowsPerPage),
  offset: ListArticlesQuery.shape.offset.catch(0),
})

type SearchParams = Record<string, string | string[] | undefined>

/** The filter that a query string asks for; members left out are absent, so that equal filters are equal keys. */
export function articleListFilter(params: SearchParams): Partial<ListArticlesQuery> {
  const { status, q, sort, limit, offset } = Filter.parse({ limit: rowsPerPage, ...params })
  return {
    ...(status && { status }),
    ...(q?.trim() && { q: q.trim() }),
    ...(sort && { sort }),
    limit,
    offset,
  }
}
