import type { ReactNode } from 'react'
import { Copyable } from '#components/ui/copyable.tsx'
import { KeyValueList } from '#components/ui/key-value-list.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { StatusDot } from '#components/ui/status-pill.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import { useZone } from '#components/ui/zone.tsx'
import type { Delivery } from '#contract/deliveries.ts'
import { asTitle } from '#lib/as-title.ts'
import { formatNumber } from '#lib/format-number.ts'
import { formatInstant } from '#lib/format-time.ts'
import { deliveryOutcome, statusWords } from './delivery-outcome.ts'
import { deliveryStatus } from './delivery-status.ts'
import type { DeliverySubject } from './delivery-subject.ts'
import { endpointHref } from './endpoint-health.ts'
import { visibleText } from './visible-text.ts'

export type DeliverySummaryProps = {
  delivery: Delivery
  /** Attempts to come; undefined until they are known. */
  planned?: readonly string[]
  /** The heading of the page names the event already. */
  isNamed?: boolean
  /** When its endpoint last accepted anything. */
  worked?: string | undefined
  /** What can be done about it. */
  children: ReactNode
}

/** What became of a delivery in one sentence, when it goes on, and what to do. */
export function DeliverySummary(props: DeliverySummaryProps) {
  const { delivery, planned = [], isNamed = false, worked, children } = props
  const { event_type: type, next_attempt_at: next } = delivery
  const { tone, label } = deliveryStatus(delivery)
  const timeZone = useZone()
  const { title, advice } = deliveryOutcome(
    delivery,
    endpointName(delivery),
    worked && formatInstant(new Date(worked), timeZone),
  )
  const later = planned.length - 1
  const last = planned.at(-1)
  return (
    <section aria-label="Outcome" className="grid gap-4 rounded-lg border border-rule bg-sheet p-4">
      <div className="grid gap-1.5">
        <p className="flex flex-wrap items-center gap-x-2 text-ink-soft text-xs">
          <StatusDot tone={tone} />
          <span className="font-medium text-ink">{label}</span>
          {!isNamed && <span className="wrap-anywhere font-mono">{visibleText(type)}</span>}
          {delivery.test && <span>test</span>}
        </p>
        <h2 className="text-pretty wrap-anywhere font-medium font-serif text-ink text-lg leading-snug">
          {title}
        </h2>
        {advice && <p className="max-w-prose text-ink-soft text-sm">{advice}</p>}
        {next && (
          <p className="text-ink-soft text-sm">
            Next attempt <RelativeTime planned at={next} className="font-medium text-ink" />
            {later > 0 && last && (
              <>
                , then up to {formatNumber(later)} more until {formatInstant(new Date(last), timeZone)}
              </>
            )}
            .
          </p>
        )}
      </div>
      {children}
    </section>
  )
}

/** Where it went and under which ids; members that a server does not tell are left out. */
export function DeliveryFacts({
  delivery,
  subject,
}: {
  delivery: Delivery
  /** What it is about, once its payload is read. */
  subject: DeliverySubject | undefined
}) {
  const { endpoint, status, attempts } = delivery
  const isAnswered = status !== 'delivered' && attempts !== 0
  return (
    <Panel title="Details">
      <KeyValueList
        items={[
          {
            label: 'About',
            value: subject && (
              <TextLink href={subject.href} className="line-clamp-3" title={visibleText(subject.label)}>
                {asTitle(visibleText(subject.label))}
              </TextLink>
            ),
          },
          {
            label: 'Endpoint',
            value: endpoint && (
              <>
                <TextLink href={endpointHref(endpoint.id)} className="line-clamp-3">
                  {endpoint.description ? visibleText(endpoint.description) : 'Open endpoint'}
                </TextLink>
                <Copyable value={visibleText(endpoint.url)} what="endpoint URL" className="flex" />
              </>
            ),
          },
          {
            label: 'Last response',
            value:
              isAnswered && delivery.last_http_status !== undefined
                ? statusWords(delivery.last_http_status)
                : undefined,
          },
          { label: 'Created', value: delivery.created_at && <RelativeTime at={delivery.created_at} /> },
          { label: 'Delivered', value: delivery.delivered_at && <RelativeTime at={delivery.delivered_at} /> },
          { label: 'webhook-id', value: <Copyable value={delivery.event_id} what="webhook-id" /> },
        ]}
      />
      <details className="mt-3 text-xs">
        <summary className="w-fit cursor-pointer text-ink-soft hover:text-ink">ID for the API</summary>
        <div className="pt-1">
          <Copyable value={delivery.id} what="delivery ID" />
        </div>
      </details>
    </Panel>
  )
}

/** How its endpoint is called: by its description, else by its host. */
export function endpointName({ endpoint }: Pick<Delivery, 'endpoint'>): string {
  if (!endpoint) return 'The endpoint'
  if (endpoint.description) return visibleText(endpoint.description)
  return URL.canParse(endpoint.url) ? new URL(endpoint.url).host : visibleText(endpoint.url)
}
