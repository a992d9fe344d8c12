import { listHref } from '#lib/list-href.ts'
import type { ScoutRunListFilter } from '#lib/queries/scout-runs.ts'

/** How many rows a page of the list has. */
export const rowsPerPage = 20

export const scoutRunTabs = [
  { label: 'All', status: undefined },
  { label: 'Scouting', status: 'processing' },
  { label: 'Ready', status: 'completed' },
  { label: 'Failed', status: 'failed' },
] as const satisfies readonly { label: string; status: ScoutRunListFilter['status'] }[]

/** The address of the list with a filter; the first page goes without saying. */
export function scoutRunsHref({ status, q, offset }: ScoutRunListFilter): string {
  return listHref('/scout-runs', { status, q, offset })
}
