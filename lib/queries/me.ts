import { queryOptions } from '@tanstack/react-query'
import type { Me } from '#contract/agents.ts'
import { fetchJson } from './fetch-json.ts'

/**
 * Who is signed in, the balance, prices, packages and engines. Invalidate it after everything that charges:
 * `queryClient.invalidateQueries({ queryKey: meQuery.queryKey })`. Fails with `not_offered` on a server without it.
 */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => fetchJson<Me>('/api/me', { signal }),
  staleTime: 30_000,
  refetchInterval: 60_000,
})
