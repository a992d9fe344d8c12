import type { WarmLeadListFilter } from '#lib/queries/warm-leads.ts'

/** How many rows a page of the list has. */
export const rowsPerPage = 20

export const warmLeadTabs = [
  { label: 'All', status: undefined },
  { label: 'Running', status: 'running' },
  { label: 'Ready', status: 'completed' },
  { label: 'Blocked', status: 'blocked' },
  { label: 'Failed', status: 'failed' },
] as const satisfies readonly { label: string; status: WarmLeadListFilter['status'] }[]

/** The address of the list with a filter; the first page goes without saying. */
export function warmLeadsHref(filter: WarmLeadListFilter): string {
  const search = new URLSearchParams()
  if (filter.status) search.set('status', filter.status)
  if (filter.q) search.set('q', filter.q)
  if (filter.offset) search.set('offset', String(filter.offset))
  const query = search.toString()
  return query ? `/warm-leads?${query}` : '/warm-leads'
}
