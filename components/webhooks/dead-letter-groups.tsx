import { Badge } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { Panel } from '#components/ui/panel.tsx'
import type { Delivery } from '#contract/deliveries.ts'
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
  return (
    <Panel
      flush
      title="Failures by reason"
      aside={
        <>
          on this page
          {recoverable && (
            <LinkButton size="sm" href="/webhooks">
              Resend at the endpoint
            </LinkButton>
          )}
        </>
      }
      className="mb-4"
    >
      <ul className="divide-y divide-rule/70">
        {groups.map(({ title, httpStatus, ids }) => (
          <li key={title} className="flex items-center gap-3 px-4 py-2 text-sm">
            <Badge>{ids.length}</Badge>
            {httpStatus !== undefined && <HttpStatusBadge status={httpStatus} />}
            <span className="line-clamp-2 min-w-0 flex-1 wrap-anywhere text-ink">{title}</span>
            {onSelect && (
              <Button size="sm" variant="quiet" className="-mr-2" onClick={() => onSelect(ids)}>
                Select {ids.length} <span className="sr-only"> failed because: {title}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
