import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ListWarmLeadsQuery, WarmLeadList, WarmLeadRun } from '#contract/warm-leads.ts'
import { fetchJson } from './fetch-json.ts'
import { jobKey, jobState } from './jobs.ts'
import { pollUntil } from './polling.ts'
import { searchOf } from './search-of.ts'

/** Everything that lists reports; invalidate it after one was started or ended. */
export const warmLeadListsKey = ['warm-leads', 'list'] as const

export type WarmLeadListFilter = Partial<ListWarmLeadsQuery>

/** One page of reports; polled while one of them is under way. */
export function warmLeadListQuery(filter: WarmLeadListFilter) {
  return queryOptions({
    queryKey: [...warmLeadListsKey, filter],
    queryFn: ({ signal }) => fetchJson<WarmLeadList>(`/api/warm-leads?${searchOf(filter)}`, { signal }),
    ...pollUntil<WarmLeadList>(({ runs }) => !runs.some(({ status }) => jobState(status) === 'running')),
    staleTime: 5_000,
    placeholderData: keepPreviousData,
  })
}

/** One report, polled until it has ended; the job tray reads the same answer. */
export function warmLeadQuery(id: string) {
  return queryOptions({
    queryKey: jobKey('warm-lead', id),
    queryFn: ({ signal }) => fetchJson<WarmLeadRun>(`/api/warm-leads/${encodeURIComponent(id)}`, { signal }),
    ...pollUntil<WarmLeadRun>(({ status }) => jobState(status) !== 'running'),
    staleTime: 5_000,
  })
}
