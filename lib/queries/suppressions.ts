import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ListSuppressionsQuery, SuppressionList } from '#contract/suppressions.ts'
import { fetchJson } from './fetch-json.ts'
import { searchOf } from './search-of.ts'

export const suppressionsKey = ['suppressions'] as const

export type SuppressionFilter = Partial<ListSuppressionsQuery>

/** One page of suppressions; they change only when somebody adds or lifts one. */
export function suppressionsQuery(filter: SuppressionFilter) {
  return queryOptions({
    queryKey: [...suppressionsKey, filter],
    queryFn: ({ signal }) => fetchJson<SuppressionList>(`/api/suppressions?${searchOf(filter)}`, { signal }),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  })
}
