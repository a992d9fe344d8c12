import { LinkButton } from '#components/ui/link-button.tsx'
import { EmptyState, NoMatch } from '#components/ui/list-states.tsx'
import type { DeliveryFilter } from '#lib/queries/deliveries.ts'
import { isFiltered } from './delivery-filter.ts'

/** Why a list of deliveries is empty; nothing given up is good news and no failed search. */
export function NoDeliveries({ filter }: { filter: DeliveryFilter }) {
  const { status, offset, ...rest } = filter
  if (status === 'dead_lettered' && !isFiltered(rest)) {
    return (
      <EmptyState title="Nothing was given up.">
        A delivery comes here when all its attempts have failed, or when its endpoint is gone or switched off.
      </EmptyState>
    )
  }
  if (isFiltered(filter) || offset) return <NoMatch what="deliveries" clearHref="/webhooks/deliveries" />
  return (
    <EmptyState
      title="Nothing was sent yet."
      action={<LinkButton href="/webhooks">See the endpoints</LinkButton>}
    >
      Each event that happens on the desk is sent to every endpoint that wants it, and stands here from then
      on.
    </EmptyState>
  )
}
