import { queryOptions } from '@tanstack/react-query'
import { fetchJson } from './fetch-json.ts'

/** How many deliveries were given up; shown in the navigation. Invalidate it after sending one again. */
export const deadLettersQuery = queryOptions({
  queryKey: ['dead-letters'],
  queryFn: ({ signal }) => fetchJson<{ total: number }>('/api/dead-letters', { signal }),
  staleTime: 30_000,
  refetchInterval: 60_000,
  retry: false,
})
