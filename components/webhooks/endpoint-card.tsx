'use client'
import { useState } from 'react'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { Copyable } from '#components/ui/copyable.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import type { WebhookEndpoint } from '#contract/webhooks.ts'
import type { EndpointActions } from './endpoint-actions.ts'
import { type EndpointDialogName, EndpointDialogs } from './endpoint-dialogs.tsx'
import { endpointHref, endpointName } from './endpoint-health.ts'
import { EndpointMenu } from './endpoint-menu.tsx'
import { EndpointNotice } from './endpoint-notice.tsx'
import { EndpointRate } from './endpoint-rate.tsx'
import { EndpointState } from './endpoint-state.tsx'
import { type EventKind, eventTypesSummary } from './event-kind.ts'
import { OpenDeliveries } from './open-deliveries.tsx'
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
  const { id, url, description } = endpoint
  const [dialog, setDialog] = useState<EndpointDialogName>()
  return (
    <li
      data-row-id={id}
      data-active={active}
      className="flex items-start gap-3 px-4 py-3 data-[active=true]:bg-hover data-[active=true]:shadow-[inset_2px_0_0_var(--accent)]"
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
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)_minmax(0,3fr)_auto]">
          <div className="min-w-0">
            <h2 className="wrap-anywhere font-medium font-serif text-base text-ink">
              <IntentLink href={endpointHref(id)} className="line-clamp-2 py-0.5 hover:underline">
                {description ? visibleText(description) : 'Endpoint'}
              </IntentLink>
            </h2>
            <Copyable value={visibleText(url)} what="endpoint URL" />
            <p
              title={endpoint.event_types.join('\n')}
              className="mt-0.5 line-clamp-1 wrap-anywhere text-ink-faint text-xs"
            >
              {visibleText(eventTypesSummary(endpoint.event_types, kinds))}
            </p>
          </div>
          <div className="grid min-w-0 gap-1 text-ink-soft text-xs max-lg:col-span-2 max-lg:row-start-2">
            <EndpointState endpoint={endpoint} />
            <OpenDeliveries endpoint={endpoint} />
            {endpoint.retiring_secret_until && (
              <span>
                Old secret expires <RelativeTime planned at={endpoint.retiring_secret_until} />
              </span>
            )}
          </div>
          <div className="grid min-w-0 gap-1 max-lg:col-span-2 max-lg:row-start-3">
            <EndpointRate id={id} />
          </div>
          <div className="lg:col-start-4 lg:row-start-1 max-lg:col-start-2 max-lg:row-start-1">
            <EndpointMenu endpoint={endpoint} change={actions.change} onOpen={setDialog} />
          </div>
        </div>
        <EndpointNotice
          quiet
          endpoint={endpoint}
          onRecover={() => setDialog('recover')}
          onTest={() => setDialog('test')}
        />
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
