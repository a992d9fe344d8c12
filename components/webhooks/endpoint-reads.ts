import type { DeliveryFilter } from '#lib/queries/deliveries.ts'
import { endpointHref } from './endpoint-health.ts'

/** The time spans of the activity, in days, by their name in the URL. */
export const activitySpans = ['1', '7', '30'] as const
export const usualSpan = '7'
type ActivitySpan = (typeof activitySpans)[number]

/** Which deliveries of an endpoint are shown, by their name in the URL. */
export const shownDeliveries = ['all', 'dead_lettered', 'failed'] as const
type ShownDeliveries = (typeof shownDeliveries)[number]

/** What the page of an endpoint reads of its activity: the server and the browser ask for the same. */
export function activityRequest(id: string, days: ActivitySpan) {
  return { params: { id }, query: { days: Number(days) } }
}

/** @param offset of the first that is shown, newest first */
export function endpointFilter(id: string, shown: ShownDeliveries, offset = 0): DeliveryFilter {
  return { endpoint_id: id, ...(shown !== 'all' && { status: shown }), ...(offset > 0 && { offset }) }
}

/** So many stand on the page of an endpoint, below what it is about; the list of deliveries has more. */
export const endpointRows = 10

/** One page of what an endpoint got. The server and the browser ask for the same. */
export function endpointPage(id: string, shown: ShownDeliveries, offset = 0): DeliveryFilter {
  return { ...endpointFilter(id, shown, offset), limit: endpointRows }
}

/** The page of an endpoint that shows its deliveries from `offset` on. */
export function endpointDeliveriesHref(id: string, shown: ShownDeliveries, offset: number): string {
  const search = new URLSearchParams({
    ...(shown !== 'all' && { state: shown }),
    ...(offset > 0 && { offset: String(offset) }),
  })
  return `${endpointHref(id)}${search.size > 0 ? `?${search}` : ''}#deliveries`
}

/** What the URL of an endpoint's page asks for; what it does not understand counts as left out. */
export function endpointView(search: Record<string, string | string[] | undefined>) {
  return {
    days: activitySpans.find((one) => one === search.days) ?? usualSpan,
    shown: shownDeliveries.find((one) => one === search.state) ?? 'all',
    offset: offsetOf(search.offset),
  } as const
}

/** 0 for anything that is no number of rows. */
export function offsetOf(value: string | string[] | null | undefined): number {
  return typeof value === 'string' && /^[1-9]\d{0,6}$/.test(value) ? Number(value) : 0
}
