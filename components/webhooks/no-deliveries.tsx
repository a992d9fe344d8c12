import { LinkButton } from '#components/ui/link-button.tsx'
import { EmptyState, NoMatch } from '#components/ui/list-states.tsx'
import type { DeliveryFilter } from '#lib/queries/deliveries.ts'
import { isFiltered } from './delivery-filter.ts'

/** Why a list of deliveries is empty; nothing given up is good news and no failed search. */
export function NoDeliveries({ filter }: { filter: DeliveryFilter }) {
  const { status, offset, ...rest } = filter
  if (status === 'dead_lettered' && !isFiltered(rest)) {
    return (
      <EmptyState title="No failed deliveries">
        Deliveries show up here when all attempts fail or the endpoint is disabled or gone.
      </EmptyState>
    )
  }
  if (isFiltered(filter) || offset) return <NoMatch what="deliveries" clearHref="/webhooks/deliveries" />
  return (
    <EmptyState title="No deliveries yet" action={<LinkButton href="/webhooks">View endpoints</LinkButton>}>
      Events show up here as soon as they're queued for an endpoint.
    </EmptyState>
  )
}
