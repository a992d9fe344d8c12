'use client'
import { useState } from 'react'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { Copyable } from '#components/ui/copyable.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import type { WebhookEndpoint } from '#contract/webhooks.ts'
import { classNames } from '#lib/class-names.ts'
import { formatNumber } from '#lib/format-number.ts'
import { deliveriesHref, deliveryTabs } from './delivery-filter.ts'
import type { EndpointActions } from './endpoint-actions.ts'
import { type EndpointDialogName, EndpointDialogs } from './endpoint-dialogs.tsx'
import { endpointHealth, endpointHref, endpointName } from './endpoint-health.ts'
import { EndpointMenu } from './endpoint-menu.tsx'
import { EndpointNotice } from './endpoint-notice.tsx'
import { EndpointRates } from './endpoint-rates.tsx'
import { type EventKind, eventTypesSummary } from './event-kind.ts'
import { visibleText } from './visible-text.ts'

export type EndpointCardProps = {
  endpoint: WebhookEndpoint
  kinds: readonly EventKind[]
  actions: EndpointActions
  active: boolean
  /** Left out where there is only one to select. */
  selection: { isSelected: boolean; toggle: () => void } | undefined
}

/** One endpoint: its URL, health, event types and deliveries. */
export function EndpointCard({ endpoint, kinds, actions, active, selection }: EndpointCardProps) {
  const { id, url, description, last_delivered_at: deliveredAt } = endpoint
  const health = endpointHealth(endpoint)
  const [dialog, setDialog] = useState<EndpointDialogName>()
  return (
    <li
      data-row-id={id}
      data-active={active}
      className="flex items-start gap-3 px-4 py-4 data-[active=true]:bg-hover data-[active=true]:shadow-[inset_2px_0_0_var(--accent)]"
    >
      {selection && (
        <Checkbox
          className="mt-1.5"
          checked={selection.isSelected}
          onChange={selection.toggle}
          aria-label={`Select ${visibleText(endpointName(endpoint))}`}
        />
      )}
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-3">
        <div className="flex items-start gap-3">
          <div className="min-w-0 flex-1">
            <h2 className="wrap-anywhere font-medium font-serif text-ink text-lg">
              <IntentLink href={endpointHref(id)} className="hover:underline">
                {description ? visibleText(description) : 'Endpoint'}
              </IntentLink>
            </h2>
            <Copyable value={visibleText(url)} what="endpoint URL" />
          </div>
          <EndpointMenu endpoint={endpoint} change={actions.change} onOpen={setDialog} />
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-ink-soft text-xs">
          <StatusPill tone={health.tone}>{health.label}</StatusPill>
          {health.detail && <span>{health.detail}</span>}
          {deliveredAt && (
            <span>
              Last delivered <RelativeTime at={deliveredAt} />
            </span>
          )}
          {endpoint.retiring_secret_until && (
            <span>
              Old secret expires <RelativeTime planned at={endpoint.retiring_secret_until} />
            </span>
          )}
          <span title={endpoint.event_types.join('\n')} className="min-w-0 wrap-anywhere">
            {visibleText(eventTypesSummary(endpoint.event_types, kinds))}
          </span>
        </div>
        <EndpointRates id={id} />
        <EndpointNotice endpoint={endpoint} onRecover={() => setDialog('recover')} />
        <Counts endpoint={endpoint} />
      </div>
      <EndpointDialogs
        open={dialog}
        onClose={() => setDialog(undefined)}
        endpoint={endpoint}
        kinds={kinds}
        actions={actions}
      />
    </li>
  )
}

/** How many deliveries it has by state, each a way to them. */
function Counts({ endpoint: { id, counts } }: { endpoint: WebhookEndpoint }) {
  const shown = deliveryTabs.flatMap(({ label, status }) => {
    const count = status && counts?.[status]
    return count ? [{ label, status, count }] : []
  })
  const link = 'rounded-sm text-ink-soft hover:text-ink hover:underline'
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-xs">
      {shown.map(({ label, status, count }) => (
        <IntentLink key={status} href={deliveriesHref({ endpoint_id: id, status })} className={link}>
          <span className={status === 'dead_lettered' ? 'font-medium text-bad' : 'font-medium text-ink'}>
            {formatNumber(count)}
          </span>{' '}
          {label.toLowerCase()}
        </IntentLink>
      ))}
      <IntentLink
        href={endpointHref(id)}
        className={classNames(link, 'underline decoration-rule-strong underline-offset-3')}
      >
        Health and deliveries
      </IntentLink>
    </p>
  )
}
