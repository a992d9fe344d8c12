import type { ListScoutRunsQuery } from '#contract/scout-runs.ts'
import { listHref } from '#lib/list-href.ts'

/** How many rows a page of the list has. */
export const rowsPerPage = 20

export const scoutRunTabs = [
  { label: 'All', value: undefined },
  { label: 'Scouting', value: 'processing' },
  { label: 'Ready', value: 'completed' },
  { label: 'Failed', value: 'failed' },
] as const satisfies readonly { label: string; value: Partial<ListScoutRunsQuery>['status'] }[]

/** The address of the list with a filter; the first page goes without saying. */
export function scoutRunsHref({ status, q, sort, offset }: Partial<ListScoutRunsQuery>): string {
  return listHref('/scout-runs', { status, q, sort, offset })
}
