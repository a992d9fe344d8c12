import type { StateTab } from '#components/ui/searchable-tabs.tsx'
import type { ListScoutRunsQuery } from '#contract/scout-runs.ts'
import { listHref } from '#lib/list-href.ts'

export const scoutRunTabs = [
  { label: 'All', value: undefined },
  { label: 'Scouting', value: 'processing', isPassing: true },
  { label: 'Ready', value: 'completed' },
  { label: 'Failed', value: 'failed' },
] as const satisfies readonly StateTab<Partial<ListScoutRunsQuery>['status']>[]

/** The address of the list with a filter; the first page goes without saying. */
export function scoutRunsHref({ status, q, sort, offset }: Partial<ListScoutRunsQuery>): string {
  return listHref('/scout-runs', { status, q, sort, offset })
}
