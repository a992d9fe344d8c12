import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AvatarList, ListAvatarsQuery } from '#contract/avatars.ts'
import { fetchJson, problemOf } from './fetch-json.ts'

/** Everything that lists avatars; invalidate it after one was made. */
export const avatarListsKey = ['avatars', 'list'] as const

export type AvatarListFilter = Partial<ListAvatarsQuery>

/** One page of the gallery. */
export function avatarListQuery(filter: AvatarListFilter) {
  const search = new URLSearchParams(
    Object.entries(filter).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  )
  return queryOptions({
    queryKey: [...avatarListsKey, filter],
    queryFn: ({ signal }) => fetchJson<AvatarList>(`/api/avatars?${search}`, { signal }),
    staleTime: 5_000,
    placeholderData: keepPreviousData,
    retry: (failures, error) => failures < 2 && problemOf(error).kind === 'unavailable',
  })
}
