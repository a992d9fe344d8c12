import { queryOptions } from '@tanstack/react-query'
import type { AdaptationList } from '#contract/adaptations.ts'
import { fetchJson } from './fetch-json.ts'

/** The adaptations of one article, newest first; they change only when somebody changes them. */
export function adaptationsQuery(articleId: string) {
  return queryOptions({
    queryKey: ['adaptations', articleId],
    queryFn: ({ signal }) =>
      fetchJson<AdaptationList>(`/api/adaptations?article=${encodeURIComponent(articleId)}`, { signal }),
    staleTime: 30_000,
  })
}
