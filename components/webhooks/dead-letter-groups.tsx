'use client'
import { Badge } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { Panel } from '#components/ui/panel.tsx'
import type { Delivery } from '#contract/deliveries.ts'
import { ConfirmResend } from './confirm-resend.tsx'
import { undeliveredMeaning } from './delivery-status.ts'
import { endpointHref } from './endpoint-health.ts'
import { deadLettersByEndpoint, groupDeadLetters, resendVerb } from './group-dead-letters.ts'
import { HttpStatusBadge } from './http-status-badge.tsx'
import { useDisabledEndpoints } from './use-disabled-endpoints.ts'
import type { SendAgainRoundView } from './use-send-again-round.ts'

export type DeadLetterGroupsProps = {
  deliveries: readonly Delivery[]
  /** There are more than those on this page, which their endpoints can send again together. */
  hasMore: boolean
  /** Left out where the service sends nothing again. */
  round: SendAgainRoundView | undefined
}

/** Why the deliveries on this page were given up, by endpoint: each with its reasons, and one button that sends its own again. */
export function DeadLetterGroups({ deliveries, hasMore, round }: DeadLetterGroupsProps) {
  const disabled = useDisabledEndpoints()
  const endpoints = deadLettersByEndpoint(deliveries)
  if (endpoints.length === 0) return null
  const [only] = endpoints.length === 1 ? endpoints : []
  return (
    <Panel
      flush
      title="Failures by endpoint on this page"
      aside={
        hasMore && (
          <LinkButton size="sm" href={only?.id === undefined ? '/webhooks' : endpointHref(only.id)}>
            {only?.id === undefined ? 'Go to endpoints' : 'Go to endpoint'} to resend those of all pages
          </LinkButton>
        )
      }
      className="mb-4"
    >
      <p className="border-rule border-b px-4 py-2.5 text-ink-soft text-sm">{undeliveredMeaning}</p>
      <ul className="divide-y divide-rule/70">
        {endpoints.map((endpoint) => (
          <li
            key={endpoint.id ?? 'deleted'}
            className="flex items-start justify-between gap-x-4 gap-y-2 px-4 py-3 text-sm leading-5 max-sm:flex-col"
          >
            <div className="grid min-w-0 gap-1.5">
              <h3 className="wrap-anywhere font-medium text-ink">{endpoint.name}</h3>
              <ul aria-label={`Reasons of ${endpoint.name}`} className="grid gap-1">
                {groupDeadLetters(endpoint.deliveries).map(({ title, httpStatus, deliveries: given }) => (
                  <li key={title} className="flex items-start gap-2">
                    <Badge>{given.length}</Badge>
                    {httpStatus !== undefined && <HttpStatusBadge status={httpStatus} />}
                    <span className="wrap-anywhere text-ink-soft sm:line-clamp-2">{title}</span>
                  </li>
                ))}
              </ul>
            </div>
            {round && endpoint.id !== undefined && (
              <EndpointResend
                name={endpoint.name}
                deliveries={endpoint.deliveries}
                disabled={disabled}
                round={round}
              />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

type EndpointResendProps = {
  name: string
  deliveries: readonly Delivery[]
  disabled: ReadonlySet<string>
  round: SendAgainRoundView
}

function EndpointResend({ name, deliveries, disabled, round }: EndpointResendProps) {
  const verb = resendVerb(deliveries, disabled)
  const label = `${verb} ${deliveries.length > 1 ? `all ${deliveries.length}` : '1'}`
  return (
    <ConfirmResend
      trigger={
        <Button
          size="sm"
          className="shrink-0"
          // Another endpoint may have as many.
          aria-label={`${label} to ${name}`}
          disabledReason={round.state === 'idle' ? undefined : 'Another resend is running'}
        >
          {label}
        </Button>
      }
      verb={verb}
      deliveries={deliveries}
      isEnabling={verb !== 'Resend'}
      onConfirm={() => void round.start(deliveries, disabled)}
    />
  )
}
