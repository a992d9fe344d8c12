'use client'
import { Badge } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { Panel } from '#components/ui/panel.tsx'
import type { Delivery } from '#contract/deliveries.ts'
import { ConfirmResend } from './confirm-resend.tsx'
import { undeliveredMeaning } from './delivery-status.ts'
import { endpointHref } from './endpoint-health.ts'
import { byEndpoint, groupDeadLetters, resendVerb } from './group-dead-letters.ts'
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

/** Why the deliveries on this page were given up, gathered by reason, each with a button for every endpoint that sends its own again. */
export function DeadLetterGroups({ deliveries, hasMore, round }: DeadLetterGroupsProps) {
  const disabled = useDisabledEndpoints()
  const groups = groupDeadLetters(deliveries)
  if (groups.length === 0) return null
  const endpoints = new Set(deliveries.map(({ endpoint }) => endpoint?.id))
  const [endpointId] = endpoints.size === 1 ? endpoints : []
  return (
    <Panel
      flush
      title="Failures by reason on this page"
      aside={
        hasMore && (
          <LinkButton size="sm" href={endpointId === undefined ? '/webhooks' : endpointHref(endpointId)}>
            {endpointId === undefined ? 'Go to endpoints' : 'Go to endpoint'} to resend those of all pages
          </LinkButton>
        )
      }
      className="mb-4"
    >
      <p className="border-rule border-b px-4 py-2.5 text-ink-soft text-sm">{undeliveredMeaning}</p>
      <ul className="divide-y divide-rule/70">
        {groups.map(({ title, httpStatus, deliveries: given }) => (
          <li
            key={title}
            className="grid grid-cols-[1.75rem_2.5rem_minmax(0,1fr)] items-center sm:grid-cols-[1.75rem_2.5rem_minmax(0,1fr)_auto] gap-x-2 px-4 py-2 text-sm leading-5"
          >
            <Badge>{given.length}</Badge>
            <span>{httpStatus !== undefined && <HttpStatusBadge status={httpStatus} />}</span>
            <span className="wrap-anywhere text-ink sm:line-clamp-2">{title}</span>
            {round && (
              <span className="flex flex-wrap gap-2 max-sm:col-start-3">
                {byEndpoint([{ title, deliveries: given }]).map(({ id, name, deliveries: ofEndpoint }) => (
                  <EndpointResend
                    key={id}
                    name={name}
                    deliveries={ofEndpoint}
                    disabled={disabled}
                    round={round}
                  />
                ))}
              </span>
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
  return (
    <ConfirmResend
      trigger={
        <Button
          size="sm"
          className="max-w-full"
          disabledReason={round.state === 'idle' ? undefined : 'Another resend is running'}
        >
          {verb} {deliveries.length} <span className="truncate font-normal text-ink-soft">to {name}</span>
        </Button>
      }
      verb={verb}
      deliveries={deliveries}
      isEnabling={verb !== 'Resend'}
      onConfirm={() => void round.start(deliveries, disabled)}
    />
  )
}
