import type { Delivery } from '#contract/deliveries.ts'
import {
  type DeliveryFilter,
  type DeliveryRange,
  deliveryRanges,
  deliverySearch,
} from '#lib/queries/deliveries.ts'

/** A file holds the newest of what matches: more would spend the calls of a minute that the pages need. */
export const maxExported = 2_000

/** The states of a delivery, in the order of the tabs; given up stands where it is seen. */
export const deliveryTabs = [
  { label: 'All', status: undefined },
  { label: 'Failed or not sent', status: 'dead_lettered' },
  { label: 'Retrying', status: 'failed' },
  { label: 'Queued', status: 'queued' },
  { label: 'Sending', status: 'delivering' },
  { label: 'Delivered', status: 'delivered' },
] as const satisfies readonly { label: string; status: DeliveryFilter['status'] }[]

type SearchParams = Record<string, string | string[] | undefined>

const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const maxEventTypeLength = 100
export const maxSearchLength = 200
const greatestOffset = 100_000_000

/**
 * The filter that a query string asks for. Search parameters are anybody's: what does not fit counts as left out, and
 * members left out are absent, so that equal filters are equal keys.
 */
export function deliveryFilter(params: SearchParams): DeliveryFilter {
  const text = (name: string) => {
    const value = params[name]
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  const status = deliveryTabs.find((tab) => tab.status !== undefined && tab.status === text('status'))?.status
  const q = text('q')?.trim()
  const eventType = text('event_type')
  const endpointId = text('endpoint_id')
  const range = text('range')
  const since = instant(text('since'))
  const until = instant(text('until'))
  const sort = text('sort')
  const offset = Number(text('offset') ?? 0)
  return {
    ...(status && { status }),
    ...(q && [...q].length <= maxSearchLength && { q }),
    ...(eventType && [...eventType].length <= maxEventTypeLength && { event_type: eventType }),
    ...(endpointId && guid.test(endpointId) && { endpoint_id: endpointId }),
    ...(range && isRange(range) ? { range } : { ...(since && { since }), ...(until && { until }) }),
    ...((sort === 'when' || sort === '-when') && { sort }),
    ...(Number.isInteger(offset) && offset > 0 && offset <= greatestOffset && { offset }),
  }
}

function isRange(word: string): word is DeliveryRange {
  return Object.hasOwn(deliveryRanges, word)
}

/** Only instants with an offset: without one, server and browser would read different times. */
function instant(value: string | undefined): string | undefined {
  if (!value || !/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(value)) return undefined
  const time = Date.parse(value)
  return Number.isNaN(time) ? undefined : new Date(time).toISOString()
}

/** The delivery that an id means: one of the list by its `webhook-id`, else its own; undefined for what is no id. */
export function foundId(
  typed: string,
  deliveries: readonly Pick<Delivery, 'id' | 'event_id'>[],
): string | undefined {
  const id = typed.trim().toLowerCase()
  if (!guid.test(id)) return undefined
  return deliveries.find(({ event_id }) => event_id === id)?.id ?? id
}

/** Whether anything but the page and the order is chosen. */
export function isFiltered({ offset: _, sort: __, ...rest }: DeliveryFilter): boolean {
  return Object.values(rest).some(Boolean)
}

/** The address of the list with a filter; a change of filter starts at the first page. */
export function deliveriesHref(filter: DeliveryFilter): string {
  const search = deliverySearch(filter)
  return search ? `/webhooks/deliveries?${search}` : '/webhooks/deliveries'
}
