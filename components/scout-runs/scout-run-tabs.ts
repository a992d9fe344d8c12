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
export function scoutRunsHref(filter: ScoutRunListFilter): string {
  const search = new URLSearchParams()
  if (filter.status) search.set('status', filter.status)
  if (filter.q) search.set('q', filter.q)
  if (filter.offset) search.set('offset', String(filter.offset))
  const query = search.toString()
  return query ? `/scout-runs?${query}` : '/scout-runs'
}
