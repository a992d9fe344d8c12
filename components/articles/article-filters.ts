import type { ListArticlesQuery } from '#contract/articles.ts'
import { listHref } from '#lib/list-href.ts'

export const articleTabs = [
  { label: 'All', status: undefined, count: 'all' },
  { label: 'Drafts', status: 'unscheduled', count: 'unscheduled' },
  { label: 'Scheduled', status: 'scheduled', count: 'scheduled' },
  { label: 'Publishing', status: 'publishing', count: 'publishing' },
  { label: 'Published', status: 'published', count: 'published' },
  { label: 'Failed', status: 'failed', count: 'failed' },
] as const satisfies readonly { label: string; status: ListArticlesQuery['status']; count: string }[]

/** By the date that the list shows: what is to come first, then the newest. */
export const usualSort = '-when'

/** Whether a list of nothing may yet have something on another tab, page or search. */
export function isNarrowed({ status, q, tag, offset = 0 }: Partial<ListArticlesQuery>): boolean {
  return Boolean(status || q || tag || offset > 0)
}

/** The address of the list with a filter; the first page and the usual order go without saying. */
export function articlesHref({ status, q, tag, offset, sort }: Partial<ListArticlesQuery>): string {
  return listHref('/articles', { status, q, tag, offset, sort: sort === usualSort ? undefined : sort })
}
