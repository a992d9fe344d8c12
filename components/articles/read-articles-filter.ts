import { ListArticlesQuery } from '#contract/articles.ts'
import { readListFilter, type SearchParams } from '#lib/read-list-filter.ts'
import { rowsPerPage } from '#lib/rows-per-page.ts'
import { usualSort } from './article-filters.ts'

/** The filter that an address asks for, in the usual order unless it names another. */
export function readArticlesFilter(params: SearchParams) {
  return { sort: usualSort, ...readListFilter(ListArticlesQuery, params, rowsPerPage) } as const
}
