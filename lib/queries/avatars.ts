import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AvatarList, ListAvatarsQuery } from '#contract/avatars.ts'
import { fetchJson } from './fetch-json.ts'
import { searchOf } from './search-of.ts'

/** Everything that lists avatars; invalidate it after one was made. */
export const avatarListsKey = ['avatars', 'list'] as const

export type AvatarListFilter = Partial<ListAvatarsQuery>

/** One page of the gallery. */
export function avatarListQuery(filter: AvatarListFilter) {
  return queryOptions({
    queryKey: [...avatarListsKey, filter],
    queryFn: ({ signal }) => fetchJson<AvatarList>(`/api/avatars?${searchOf(filter)}`, { signal }),
    staleTime: 5_000,
    placeholderData: keepPreviousData,
  })
}
