import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ListScoutRunsQuery, ScoutRun, ScoutRunList } from '#contract/scout-runs.ts'
import { fetchJson } from './fetch-json.ts'
import { jobKey, jobState } from './jobs.ts'
import { pollUntil } from './polling.ts'
import { searchOf } from './search-of.ts'

/** Everything that lists scout runs; invalidate it after one was started or ended. */
export const scoutRunListsKey = ['scout-runs', 'list'] as const

export type ScoutRunListFilter = Partial<ListScoutRunsQuery>

/** One page of scout runs; polled while one of them is under way. */
export function scoutRunListQuery(filter: ScoutRunListFilter) {
  return queryOptions({
    queryKey: [...scoutRunListsKey, filter],
    queryFn: ({ signal }) => fetchJson<ScoutRunList>(`/api/scout-runs?${searchOf(filter)}`, { signal }),
    ...pollUntil<ScoutRunList>(({ runs }) => !runs.some(({ status }) => jobState(status) === 'running')),
    staleTime: 5_000,
    placeholderData: keepPreviousData,
  })
}

/** One scout run, polled until it has ended; the job tray reads the same answer. */
export function scoutRunQuery(id: string) {
  return queryOptions({
    queryKey: jobKey('scout', id),
    queryFn: ({ signal }) => fetchJson<ScoutRun>(`/api/scout-runs/${encodeURIComponent(id)}`, { signal }),
    ...pollUntil<ScoutRun>(({ status }) => jobState(status) !== 'running'),
    staleTime: 5_000,
  })
}
