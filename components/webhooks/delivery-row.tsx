import type { MouseEvent } from 'react'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { TableCell, TableRow } from '#components/ui/table.tsx'
import type { Delivery } from '#contract/deliveries.ts'
import { formatNumber } from '#lib/format-number.ts'
import { DeliveryPill } from './delivery-pill.tsx'
import { lastAnswer, reasonLabel } from './delivery-status.ts'
import { HttpStatusBadge } from './http-status-badge.tsx'
import { visibleText } from './visible-text.ts'

export type DeliveryRowProps = {
  delivery: Delivery
  active: boolean
  selected: boolean
  onToggle: () => void
  onOpen: () => void
}

/** One delivery; the whole row opens it, and its link opens it in a tab of its own. */
export function DeliveryRow({ delivery, active, selected, onToggle, onOpen }: DeliveryRowProps) {
  const { id, status, event_type: type, endpoint, created_at: createdAt } = delivery
  const openHere = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onOpen()
  }
  const openFromRow = (event: MouseEvent) => {
    const isOwn = event.target instanceof Element && event.target.closest('a, button, input, time')
    if (!isOwn && window.getSelection()?.isCollapsed !== false) onOpen()
  }
  return (
    <TableRow
      data-row-id={id}
      data-active={active}
      aria-selected={selected}
      className="cursor-pointer"
      onClick={openFromRow}
    >
      <TableCell>
        <Checkbox aria-label={`Select ${type} ${id.slice(0, 8)}`} checked={selected} onChange={onToggle} />
      </TableCell>
      <TableCell className="max-sm:hidden">
        <DeliveryPill status={status} />
      </TableCell>
      <TableCell>
        <a
          href={`/webhooks/deliveries/${encodeURIComponent(id)}`}
          onClick={openHere}
          className="block truncate font-medium text-ink hover:underline"
        >
          {visibleText(type)}
          {delivery.test && <span className="font-normal text-ink-faint"> · test</span>}
        </a>
        <span title={endpoint?.url} className="block truncate text-ink-faint text-xs">
          {endpoint ? visibleText(endpoint.description || endpoint.url) : 'Endpoint unknown'}
        </span>
        <span className="flex min-w-0 items-center gap-2 text-ink-faint text-xs sm:hidden">
          <DeliveryPill status={status} />
          <span className="truncate">{status === 'delivered' ? undefined : lastAnswer(delivery)}</span>
        </span>
      </TableCell>
      <TableCell className="max-md:hidden">
        <LastAnswer delivery={delivery} />
      </TableCell>
      <TableCell numeric className="max-lg:hidden">
        {formatNumber(delivery.attempts)}
      </TableCell>
      <TableCell numeric className="overflow-hidden text-ellipsis text-ink-soft text-xs">
        {createdAt ? <RelativeTime at={createdAt} /> : '–'}
      </TableCell>
    </TableRow>
  )
}

function LastAnswer({ delivery }: { delivery: Delivery }) {
  const { status, last_http_status: httpStatus, last_error: error, reason, next_attempt_at: next } = delivery
  const isDelivered = status === 'delivered'
  const words = isDelivered ? undefined : error ? visibleText(error) : reason && reasonLabel(reason)
  return (
    <span className="flex min-w-0 items-center gap-2 text-ink-soft text-xs">
      {httpStatus !== undefined && <HttpStatusBadge status={httpStatus} />}
      {isDelivered && delivery.duration_ms !== undefined && (
        <span className="text-ink-faint">{formatNumber(delivery.duration_ms)} ms</span>
      )}
      {words && (
        <span title={words} className="min-w-0 truncate">
          {words}
        </span>
      )}
      {status === 'failed' && next && (
        <span className="ml-auto whitespace-nowrap text-ink-faint">
          next <RelativeTime at={next} />
        </span>
      )}
    </span>
  )
}
