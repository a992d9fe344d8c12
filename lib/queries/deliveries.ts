import { queryOptions } from '@tanstack/react-query'
import type { DeliveryStatus, ListDeliveriesQuery } from '#contract/deliveries.ts'
import type { TimeSort } from '#contract/primitives.ts'
import { rowsPerPage } from '#lib/rows-per-page.ts'
import { fetchOperation, operationKey, operationQuery } from './operation-query.ts'
import { deadLetters } from './requests.ts'

/** Spans that count back from now, by their name in the URL. */
export const deliveryRanges = { '1h': 3_600, '24h': 86_400, '7d': 604_800, '30d': 2_592_000 } as const
export type DeliveryRange = keyof typeof deliveryRanges

/** Which deliveries: `range` counts back from now; `since` and `until` are ISO 8601 with an offset. */
export type DeliveryFilter = {
  /** Text in what they are about. */
  q?: string
  status?: DeliveryStatus
  event_type?: string
  endpoint_id?: string
  range?: DeliveryRange
  since?: string
  until?: string
  sort?: TimeSort
  offset?: number
  /** Rows of a page, where they are other than those of the list. */
  limit?: number
}

/** A filter as a query string, without `?`; what goes without saying is left out. */
export function deliverySearch(filter: DeliveryFilter): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(filter)) if (value) search.set(key, String(value))
  return search.toString()
}

/** What is asked of the service: a span that counts back from now becomes an instant. */
export function deliveriesAsked(
  { range, offset = 0, limit = rowsPerPage, ...rest }: DeliveryFilter,
  now: Date,
): Partial<ListDeliveriesQuery> {
  const since = range && new Date(now.getTime() - deliveryRanges[range] * 1000).toISOString()
  return { ...rest, ...(since && { since }), limit, offset }
}

/** One page of deliveries. Its key is the filter, since a span that counts back from now is another one at each look. */
export function deliveryListQuery(filter: DeliveryFilter) {
  return queryOptions({
    ...operationQuery('listDeliveries', {}),
    queryKey: [...operationKey('listDeliveries'), filter],
    queryFn: ({ signal }) =>
      fetchOperation('listDeliveries', { query: deliveriesAsked(filter, new Date()) }, signal),
  })
}

/** How many deliveries were given up: the total of their list, of which one row is read. */
export const deadLettersQuery = queryOptions({
  ...operationQuery('listDeliveries', deadLetters),
  staleTime: 30_000,
  refetchInterval: 60_000,
  retry: false,
})

/** Everything that shows deliveries or counts them; invalidate it after one was sent again. */
export const deliveryKeys = [
  operationKey('listDeliveries'),
  operationKey('getDelivery'),
  operationKey('previewRecovery'),
  operationKey('listWebhooks'),
] as const
