import { Badge } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { Panel } from '#components/ui/panel.tsx'
import type { Delivery } from '#contract/deliveries.ts'
import { endpointHref } from './endpoint-health.ts'
import { groupDeadLetters } from './group-dead-letters.ts'
import { HttpStatusBadge } from './http-status-badge.tsx'

export type DeadLetterGroupsProps = {
  deliveries: readonly Delivery[]
  /** The service can send again all that an endpoint missed. */
  recoverable: boolean
  /** Left out where nothing can be done to a selection. */
  onSelect?: (ids: readonly string[]) => void
}

/** Why the deliveries on this page were given up, gathered by reason, each group ready to be selected. */
export function DeadLetterGroups({ deliveries, recoverable, onSelect }: DeadLetterGroupsProps) {
  const groups = groupDeadLetters(deliveries)
  if (groups.length === 0) return null
  const endpoints = new Set(deliveries.map(({ endpoint }) => endpoint?.id))
  const [endpointId] = endpoints.size === 1 ? endpoints : []
  return (
    <Panel
      flush
      title="Failures by reason on this page"
      aside={
        recoverable && (
          <LinkButton size="sm" href={endpointId === undefined ? '/webhooks' : endpointHref(endpointId)}>
            {endpointId === undefined ? 'Go to endpoints' : 'Go to endpoint'} to resend all
          </LinkButton>
        )
      }
      className="mb-4"
    >
      <ul className="divide-y divide-rule/70">
        {groups.map(({ title, httpStatus, ids }) => (
          <li key={title} className="flex items-start gap-3 px-4 py-2 text-sm leading-5">
            <span className="flex shrink-0 flex-wrap gap-1.5 max-sm:w-9">
              <Badge>{ids.length}</Badge>
              {httpStatus !== undefined && <HttpStatusBadge status={httpStatus} />}
            </span>
            <span className="min-w-0 flex-1 wrap-anywhere text-ink sm:line-clamp-2">{title}</span>
            {onSelect && (
              <Button size="sm" variant="quiet" className="-my-1 -mr-2" onClick={() => onSelect(ids)}>
                Select {ids.length} <span className="sr-only"> failed because: {title}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
