import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ListSuppressionsQuery, SuppressionList } from '#contract/suppressions.ts'
import { fetchJson } from './fetch-json.ts'

export const suppressionsKey = ['suppressions'] as const

export type SuppressionFilter = Partial<ListSuppressionsQuery>

/** One page of suppressions; they change only when somebody adds or lifts one. */
export function suppressionsQuery(filter: SuppressionFilter) {
  const search = new URLSearchParams(
    Object.entries(filter).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  )
  return queryOptions({
    queryKey: [...suppressionsKey, filter],
    queryFn: ({ signal }) => fetchJson<SuppressionList>(`/api/suppressions?${search}`, { signal }),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  })
}
