import { listHref } from '#lib/list-href.ts'
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
export function warmLeadsHref({ status, q, offset }: WarmLeadListFilter): string {
  return listHref('/warm-leads', { status, q, offset })
}
