import type { StateTab } from '#components/ui/searchable-tabs.tsx'
import type { ListWarmLeadsQuery } from '#contract/warm-leads.ts'
import { listHref } from '#lib/list-href.ts'

export const warmLeadTabs = [
  { label: 'All', value: undefined },
  { label: 'Running', value: 'running', isPassing: true },
  { label: 'Ready', value: 'completed' },
  { label: 'Blocked', value: 'blocked' },
  { label: 'Failed', value: 'failed' },
] as const satisfies readonly StateTab<Partial<ListWarmLeadsQuery>['status']>[]

/** The address of the list with a filter; the first page goes without saying. */
export function warmLeadsHref({ status, q, sort, offset }: Partial<ListWarmLeadsQuery>): string {
  return listHref('/warm-leads', { status, q, sort, offset })
}
