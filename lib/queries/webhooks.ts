import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Delivery, DeliveryDetail, DeliveryList, DeliveryStatus } from '#contract/deliveries.ts'
import type { RecoveryPreview } from '#contract/recoveries.ts'
import type { WebhookEndpointList } from '#contract/webhooks.ts'
import { fetchJson } from './fetch-json.ts'
import { pollUntil } from './polling.ts'

/** The endpoints with their health. Invalidate it after each change of one. */
export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: ({ signal }) => fetchJson<WebhookEndpointList>('/api/webhooks', { signal }),
  staleTime: 10_000,
})

/** Spans that count back from now, by the word that stands in the URL. */
export const deliveryRanges = { '1h': 3_600, '24h': 86_400, '7d': 604_800, '30d': 2_592_000 } as const
export type DeliveryRange = keyof typeof deliveryRanges

/** Which deliveries: `range` counts back from now; `since` and `until` are ISO 8601 with an offset. */
export type DeliveryFilter = {
  status?: DeliveryStatus
  event_type?: string
  endpoint_id?: string
  range?: DeliveryRange
  since?: string
  until?: string
  offset?: number
}

/** A filter as a query string, without `?`; what goes without saying is left out. */
export function deliverySearch(filter: DeliveryFilter): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(filter)) if (value) search.set(key, String(value))
  return search.toString()
}

/** Everything that shows deliveries; invalidate it after sending one again. */
export const deliveriesKey = ['deliveries'] as const

/** One page of deliveries; asked for again only while something on it moves. */
export function deliveryListQuery(filter: DeliveryFilter) {
  return queryOptions({
    queryKey: [...deliveriesKey, 'list', filter],
    queryFn: ({ signal }) =>
      fetchJson<DeliveryList>(`/api/webhooks/deliveries?${deliverySearch(filter)}`, { signal }),
    ...pollWhileMoving<DeliveryList>((list) => list.deliveries),
    staleTime: 5_000,
    placeholderData: keepPreviousData,
  })
}

/** One delivery with payload and attempts; asked for again only while it moves. */
export function deliveryQuery(id: string) {
  return queryOptions({
    queryKey: [...deliveriesKey, 'one', id],
    queryFn: ({ signal }) =>
      fetchJson<DeliveryDetail>(`/api/webhooks/deliveries/${encodeURIComponent(id)}`, { signal }),
    ...pollWhileMoving<DeliveryDetail>((delivery) => [delivery]),
    staleTime: 5_000,
  })
}

/** What a recovery from `since` on (ISO 8601) would send again; counted anew each time it is shown. */
export function recoveryPreviewQuery(endpointId: string, since: string) {
  return queryOptions({
    queryKey: [...deliveriesKey, 'recovery-preview', endpointId, since],
    queryFn: ({ signal }) =>
      fetchJson<RecoveryPreview>(
        `/api/webhooks/${encodeURIComponent(endpointId)}/recovery-preview?${new URLSearchParams({ since })}`,
        { signal },
      ),
    staleTime: 0,
  })
}

/** What has not moved for this long waits for something else, and is not worth asking about every ten seconds. */
const stuckMs = 10 * 60_000
/** The clocks of service and browser differ a little. */
const toleranceMs = 1_000

type Moving = Pick<Delivery, 'status' | 'next_attempt_at' | 'updated_at' | 'created_at'>

/** Whether its state is about to change: on its way, or its next attempt is due. */
export function isActive(delivery: Moving, nowMs: number): boolean {
  const { status, next_attempt_at: next, updated_at: updated = delivery.created_at } = delivery
  if (status === 'queued' || status === 'delivering') {
    return updated === undefined || nowMs - Date.parse(updated) < stuckMs
  }
  if (status !== 'failed' || next === undefined) return false
  const lateMs = nowMs - Date.parse(next)
  return lateMs > -toleranceMs && lateMs < stuckMs
}

/** How long until the first of the near retries is due, in milliseconds; false when none is near. */
export function untilRetryMs(deliveries: readonly Moving[], nowMs: number): number | false {
  const waits = deliveries.flatMap(({ status, next_attempt_at: next }) => {
    const waitMs = status === 'failed' && next !== undefined ? Date.parse(next) - nowMs : Number.NaN
    return waitMs >= toleranceMs && waitMs < stuckMs ? [waitMs] : []
  })
  return waits.length > 0 ? Math.min(...waits) : false
}

function pollWhileMoving<T>(deliveriesOf: (data: T) => readonly Moving[]) {
  const poll = pollUntil<T>((data) => !deliveriesOf(data).some((delivery) => isActive(delivery, Date.now())))
  return {
    ...poll,
    refetchInterval: (query: Parameters<typeof poll.refetchInterval>[0]) => {
      const { data } = query.state
      return (
        poll.refetchInterval(query) || (data !== undefined && untilRetryMs(deliveriesOf(data), Date.now()))
      )
    },
  }
}
