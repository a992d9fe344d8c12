import type { MouseEvent } from 'react'
import { type Column, DataTable } from '#components/ui/data-table.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { type Sorting, sortHeader } from '#components/ui/sort-header.tsx'
import type { Delivery } from '#contract/deliveries.ts'
import { asTitle } from '#lib/as-title.ts'
import { formatCount, formatNumber } from '#lib/format-number.ts'
import { statusWords } from './delivery-outcome.ts'
import { DeliveryPill } from './delivery-pill.tsx'
import { reasonLabel, shortReason } from './delivery-status.ts'
import { eventTitle } from './event-kind.ts'
import { HttpStatusBadge } from './http-status-badge.tsx'
import { visibleText } from './visible-text.ts'

export type DeliveriesTableProps = {
  deliveries: readonly Delivery[]
  /** Every column when left out. */
  columns?: readonly Column<Delivery>[]
  activeId: string | undefined
  /** Left out where the service has no order to choose. */
  sorting?: Sorting<'when'>
  /** Left out where nothing can be done to a selection. */
  selected?: ReadonlySet<string>
  onToggle: (id: string) => void
  onToggleAll: () => void
  onOpen: (id: string) => void
}

/** Deliveries; the whole row opens one, and its link opens it in a tab of its own. */
export function DeliveriesTable(props: DeliveriesTableProps) {
  const { deliveries, columns, activeId, sorting, selected, onToggle, onToggleAll, onOpen } = props
  const openFromRow = (id: string) => (event: MouseEvent) => {
    const isOwn = event.target instanceof Element && event.target.closest('a, button, input, time')
    if (!isOwn && window.getSelection()?.isCollapsed !== false) onOpen(id)
  }
  return (
    <DataTable
      label="Deliveries"
      className="table-fixed"
      columns={columns ?? deliveryColumns(onOpen)}
      rows={sayOnce(deliveries)}
      idOf={({ id }) => id}
      activeId={activeId}
      sortHeaders={sorting && { when: sortHeader('when', 'Created', sorting, 'descending') }}
      onRowPress={openFromRow}
      selection={
        selected && {
          ids: selected,
          toggle: onToggle,
          all: { label: 'Select every delivery on this page', toggle: onToggleAll },
          labelOf: ({ id, event_type }) => `Select ${event_type} ${id.slice(0, 8)}`,
          width: 'w-8 max-sm:w-10',
        }
      }
    />
  )
}

/** Of what an endpoint was not sent while it was disabled, the first row says so, and the others have it in their status. */
function sayOnce(deliveries: readonly Delivery[]): Delivery[] {
  const said = new Set<string | undefined>()
  return deliveries.map((delivery) => {
    const { reason, last_http_status: httpStatus, endpoint } = delivery
    if (reason !== 'endpoint_disabled' || httpStatus !== undefined) return delivery
    const isSaid = said.has(endpoint?.id)
    said.add(endpoint?.id)
    return isSaid ? { ...delivery, is_said: true } : delivery
  })
}

/**
 * Every column.
 * @param onOpen opens a delivery beside the list
 * @param isOfOne the list is of one endpoint, which need not be named in every row
 */
export function deliveryColumns(
  onOpen: (id: string) => void,
  { isOfOne = false } = {},
): readonly Column<Delivery>[] {
  return [
    {
      id: 'state',
      header: 'Status',
      isFixed: true,
      width: 'w-28 @max-3xl:w-26 max-sm:hidden',
      cell: (delivery) => <DeliveryPill delivery={delivery} />,
    },
    {
      id: 'event',
      header: isOfOne ? 'Event' : 'Event and endpoint',
      isFixed: true,
      cell: (delivery) => <EventAndEndpoint delivery={delivery} onOpen={onOpen} isOfOne={isOfOne} />,
    },
    {
      id: 'answer',
      header: 'Last response',
      // As much as a reason needs to be read; the titles beside it take the rest.
      width: isOfOne ? 'w-48 @max-2xl:hidden' : 'w-64 @max-5xl:w-52 @max-2xl:hidden',
      cell: (delivery) => <LastAnswer delivery={delivery} />,
    },
    {
      id: 'attempts',
      header: 'Attempts',
      numeric: true,
      width: 'w-20 @max-3xl:hidden',
      cell: ({ attempts }) => formatNumber(attempts),
    },
    {
      id: 'when',
      header: 'Created',
      numeric: true,
      width: 'w-28 @max-3xl:w-26 max-sm:hidden',
      look: 'overflow-hidden text-ellipsis text-ink-soft text-xs',
      cell: ({ created_at }) => (created_at ? <RelativeTime at={created_at} /> : '–'),
    },
  ]
}

type EventAndEndpointProps = { delivery: Delivery; onOpen: (id: string) => void; isOfOne: boolean }

/** What was sent where, by what it is about; on a phone with its state and answer. */
function EventAndEndpoint({ delivery, onOpen, isOfOne }: EventAndEndpointProps) {
  const { id, event_type: type, endpoint } = delivery
  const subject = delivery.subject && asTitle(visibleText(delivery.subject))
  const openHere = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onOpen(id)
  }
  return (
    <>
      <a
        href={`/webhooks/deliveries/${encodeURIComponent(id)}`}
        onClick={openHere}
        className="block wrap-anywhere font-medium text-ink hover:underline"
      >
        {subject ? (
          <>
            <span title={subject} className="line-clamp-1 @max-4xl:line-clamp-2">
              {subject}
            </span>
            <span className="sr-only"> {visibleText(type)}</span>
          </>
        ) : (
          <>
            <span aria-hidden className="line-clamp-2">
              {eventTitle(type)}
            </span>
            <span className="sr-only">{visibleText(type)}</span>
          </>
        )}
        {delivery.test && <span className="font-normal text-ink-faint"> · test</span>}
      </a>
      <span
        title={endpoint?.url}
        className="line-clamp-1 wrap-anywhere text-ink-faint text-xs @max-4xl:line-clamp-2"
      >
        <span aria-hidden className="font-mono text-2xs">
          {visibleText(type)}
        </span>
        {!isOfOne && (
          <> · {endpoint ? visibleText(endpoint.description || endpoint.url) : 'Endpoint unknown'}</>
        )}
      </span>
      <span className="flex flex-wrap items-center gap-x-2 text-ink-faint text-xs sm:hidden">
        <DeliveryPill delivery={delivery} />
        <span className="line-clamp-3 min-w-0 wrap-anywhere">{phoneWords(delivery)}</span>
        {delivery.created_at && <RelativeTime at={delivery.created_at} />}
      </span>
    </>
  )
}

/** `503 Service Unavailable · 4 attempts`. */
function phoneWords(delivery: Delivery): string {
  const { status, attempts, last_http_status: httpStatus } = delivery
  const answer =
    status === 'delivered' || delivery.is_said === true
      ? undefined
      : httpStatus === undefined
        ? delivery.last_error && shortReason(delivery.last_error)
        : statusWords(httpStatus)
  return [answer, attempts > 1 && formatCount(attempts, 'attempt')].filter(Boolean).join(' · ')
}

/** What its class of status is called, without the number that stands before it. */
function phraseOf(httpStatus: number | undefined): string | undefined {
  return httpStatus === undefined ? undefined : statusWords(httpStatus).slice(4) || undefined
}

function LastAnswer({ delivery }: { delivery: Delivery }) {
  if (delivery.is_said === true)
    return <span className="sr-only">{delivery.reason && reasonLabel(delivery.reason)}</span>
  const { status, last_http_status: httpStatus, last_error: error, reason, next_attempt_at: next } = delivery
  const isDelivered = status === 'delivered'
  const words = isDelivered
    ? undefined
    : reason === 'endpoint_disabled'
      ? httpStatus === undefined
        ? reasonLabel(reason)
        : 'Then the endpoint was disabled'
      : (phraseOf(httpStatus) ?? (error ? shortReason(error) : reason && reasonLabel(reason)))
  const isWaiting = status === 'failed' && next !== undefined
  return (
    <span
      title={error ? visibleText(error) : words}
      className="flex min-w-0 flex-wrap items-center gap-x-2 text-ink-soft text-xs"
    >
      {httpStatus !== undefined && <HttpStatusBadge status={httpStatus} />}
      {isDelivered && delivery.duration_ms !== undefined && (
        <span className="whitespace-nowrap text-ink-faint">{formatNumber(delivery.duration_ms)} ms</span>
      )}
      {/* The code says enough where the next try is what matters. */}
      {words && !(isWaiting && httpStatus !== undefined) && (
        <span className="line-clamp-2 min-w-0 wrap-anywhere">{words}</span>
      )}
      {isWaiting && (
        <span className="whitespace-nowrap text-ink-faint">
          next <RelativeTime planned at={next} />
        </span>
      )}
    </span>
  )
}
