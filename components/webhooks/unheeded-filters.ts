import type { Delivery } from '#contract/deliveries.ts'
import { type DeliveryFilter, deliveryRanges } from '#lib/queries/deliveries.ts'

/** A span counts back from when the list was read, which is a while ago. */
const toleranceMs = 10 * 60_000

/**
 * Only the status filter is published: another server may ignore the rest. What it let through although it does not
 * match is taken out here, and the names of the ignored filters are returned.
 */
export function ignoredFilters(
  filter: DeliveryFilter,
  deliveries: readonly Delivery[],
): { matching: readonly Delivery[]; unheeded: readonly string[] } {
  const { q, event_type: type, endpoint_id: endpointId, status, range, until } = filter
  const since = range
    ? new Date(Date.now() - deliveryRanges[range] * 1000 - toleranceMs).toISOString()
    : filter.since
  const checks: { name: string; fits: (delivery: Delivery) => boolean }[] = [
    { name: 'status', fits: (delivery) => !status || delivery.status === status },
    { name: 'event', fits: (delivery) => !type || delivery.event_type === type },
    {
      name: 'subject',
      fits: ({ subject = '' }) => !q || subject.toLowerCase().includes(q.toLowerCase()),
    },
    { name: 'endpoint', fits: ({ endpoint }) => !endpointId || !endpoint || endpoint.id === endpointId },
    {
      name: 'time',
      fits: ({ created_at: at }) =>
        at === undefined ||
        ((!since || Date.parse(at) >= Date.parse(since)) && (!until || Date.parse(at) < Date.parse(until))),
    },
  ]
  const broken = checks.filter(({ fits }) => !deliveries.every(fits))
  if (broken.length === 0) return { matching: deliveries, unheeded: [] }
  return {
    matching: deliveries.filter((delivery) => broken.every(({ fits }) => fits(delivery))),
    unheeded: broken.map(({ name }) => name),
  }
}
