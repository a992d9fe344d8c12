import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type {
  LeadList,
  LeadMagnet,
  LeadMagnetList,
  ListLeadMagnetsQuery,
  ListLeadsQuery,
} from '#contract/lead-magnets.ts'
import { fetchJson } from './fetch-json.ts'
import { jobKey, jobState } from './jobs.ts'
import { pollUntil } from './polling.ts'
import { searchOf } from './search-of.ts'

/** Everything that lists lead magnets; invalidate it after one was started, ended or changed. */
export const leadMagnetListsKey = ['lead-magnets', 'list'] as const

export type LeadMagnetListFilter = Partial<ListLeadMagnetsQuery>
export type LeadListFilter = Partial<ListLeadsQuery>

/** One page of lead magnets; polled while one of them is being made. */
export function leadMagnetListQuery(filter: LeadMagnetListFilter) {
  return queryOptions({
    queryKey: [...leadMagnetListsKey, filter],
    queryFn: ({ signal }) => fetchJson<LeadMagnetList>(`/api/lead-magnets?${searchOf(filter)}`, { signal }),
    ...pollUntil<LeadMagnetList>(
      ({ lead_magnets }) => !lead_magnets.some(({ status }) => jobState(status) === 'running'),
    ),
    staleTime: 5_000,
    placeholderData: keepPreviousData,
  })
}

/** One lead magnet, polled until it has ended; the job tray reads the same answer. */
export function leadMagnetQuery(id: string) {
  return queryOptions({
    queryKey: jobKey('lead-magnet', id),
    queryFn: ({ signal }) => fetchJson<LeadMagnet>(`/api/lead-magnets/${encodeURIComponent(id)}`, { signal }),
    ...pollUntil<LeadMagnet>(({ status }) => jobState(status) !== 'running'),
    staleTime: 5_000,
  })
}

/** Everything that lists who asked for one PDF. */
export function leadListsKey(id: string) {
  return ['lead-magnets', 'leads', id] as const
}

/** One page of those who asked for a PDF. */
export function leadListQuery(id: string, filter: LeadListFilter) {
  return queryOptions({
    queryKey: [...leadListsKey(id), filter],
    queryFn: ({ signal }) =>
      fetchJson<LeadList>(`/api/lead-magnets/${encodeURIComponent(id)}/leads?${searchOf(filter)}`, {
        signal,
      }),
    staleTime: 5_000,
    placeholderData: keepPreviousData,
  })
}
