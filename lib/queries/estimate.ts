import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Estimate } from '#contract/credits.ts'
import { fetchJson } from './fetch-json.ts'

/**
 * The price of one call, live as its input changes; the last price stays while the next one is on its way.
 * @param operation id of an operation that charges, for example `generateArticle`.
 * @param input the body that would be sent; undefined while it is not valid yet.
 */
export function estimateQuery(operation: string, input: Record<string, unknown> | undefined) {
  return queryOptions({
    queryKey: ['estimate', operation, input],
    queryFn: ({ signal }) =>
      fetchJson<Estimate>('/api/estimate', { method: 'POST', body: { operation, input }, signal }),
    enabled: input !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    retry: false,
  })
}
