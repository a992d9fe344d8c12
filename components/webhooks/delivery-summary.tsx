import { Badge } from '#components/ui/badge.tsx'
import { Copyable } from '#components/ui/copyable.tsx'
import { KeyValueList } from '#components/ui/key-value-list.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import type { Delivery } from '#contract/deliveries.ts'
import { formatNumber } from '#lib/format-number.ts'
import { DeliveryPill } from './delivery-pill.tsx'
import { lastAnswer, reasonLabel } from './delivery-status.ts'
import { endpointHref } from './endpoint-health.ts'
import { HttpStatusBadge } from './http-status-badge.tsx'
import { visibleText } from './visible-text.ts'

export type DeliverySummaryProps = {
  delivery: Delivery
  /** The heading of the page names the event already. */
  isNamed?: boolean
}

/** What every server tells of a delivery; members that it does not tell are left out. */
export function DeliverySummary({ delivery, isNamed = false }: DeliverySummaryProps) {
  const { status, endpoint, reason, last_http_status: httpStatus, next_attempt_at: next } = delivery
  const answer = status === 'delivered' ? undefined : lastAnswer(delivery)
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {!isNamed && (
          <p className="min-w-0 wrap-anywhere font-medium font-serif text-ink text-lg">
            {visibleText(delivery.event_type)}
          </p>
        )}
        <DeliveryPill delivery={delivery} />
        {delivery.test && <Badge>Test</Badge>}
        {httpStatus !== undefined && <HttpStatusBadge status={httpStatus} />}
      </div>
      <KeyValueList
        items={[
          { label: 'Reason', value: reason && reasonLabel(reason) },
          {
            label: 'Last response',
            value: answer && <span className="[overflow-wrap:anywhere]">{answer}</span>,
          },
          { label: 'Next attempt', value: next && <RelativeTime planned at={next} /> },
          {
            label: 'Endpoint',
            value: endpoint && (
              <>
                {endpoint.description && <p>{visibleText(endpoint.description)}</p>}
                <Copyable value={visibleText(endpoint.url)} what="endpoint URL" />
                <p className="text-xs">
                  <TextLink href={endpointHref(endpoint.id)}>Health and deliveries of this endpoint</TextLink>
                </p>
              </>
            ),
          },
          { label: 'webhook-id', value: <Copyable value={delivery.event_id} what="webhook-id" /> },
          { label: 'Delivery', value: <Copyable value={delivery.id} what="delivery ID" /> },
          { label: 'Created', value: delivery.created_at && <RelativeTime at={delivery.created_at} /> },
          { label: 'Delivered', value: delivery.delivered_at && <RelativeTime at={delivery.delivered_at} /> },
          { label: 'Attempts', value: formatNumber(delivery.attempts) },
        ]}
      />
    </div>
  )
}
