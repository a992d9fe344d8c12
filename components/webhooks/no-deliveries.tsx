'use client'
import { useQuery } from '@tanstack/react-query'
import { emptyTab } from '#components/jobs/empty-tab.ts'
import { LinkButton } from '#components/ui/link-button.tsx'
import { EmptyState, NoMatch } from '#components/ui/list-states.tsx'
import { retryDays } from '#contract/webhook-retries.ts'
import type { DeliveryFilter } from '#lib/queries/deliveries.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { isFiltered } from './delivery-filter.ts'
import { endpointHref } from './endpoint-health.ts'

/** Why a list of deliveries is empty; nothing given up is good news and no failed search. */
export function NoDeliveries({ filter }: { filter: DeliveryFilter }) {
  const { status, offset, ...rest } = filter
  if (status === 'dead_lettered' && !isFiltered(rest)) {
    return (
      <EmptyState title="Every delivery arrived or is being retried">
        Deliveries show up here when all attempts fail or the endpoint is disabled or gone.
      </EmptyState>
    )
  }
  const nothing = isFiltered(rest) || offset ? undefined : emptyTab('delivery', tabWords(status))
  if (nothing)
    return (
      <EmptyState
        title={nothing}
        action={<LinkButton href="/webhooks/deliveries">View all deliveries</LinkButton>}
      />
    )
  if (isFiltered(filter) || offset) return <NoMatch what="deliveries" clearHref="/webhooks/deliveries" />
  return <NoneYet />
}

/** A failed attempt is followed by others, as the name of its tab says. */
function tabWords(status: DeliveryFilter['status']): string | undefined {
  return status === 'failed' ? 'retrying' : status
}

/** What a delivery is, and the next step to the first one. */
function NoneYet() {
  const { data } = useQuery(operationQuery('listWebhooks'))
  const first = data?.webhooks.find(({ is_active: isActive }) => isActive)
  return (
    <EmptyState
      title="No deliveries yet"
      action={
        first ? (
          <LinkButton variant="primary" href={endpointHref(first.id)}>
            Open an endpoint to send a test
          </LinkButton>
        ) : (
          <LinkButton variant="primary" href="/webhooks?add=endpoint">
            Add endpoint
          </LinkButton>
        )
      }
    >
      <p>
        A delivery is one event, for example <code className="font-mono text-xs">article.published</code>, on
        its way to one of your endpoints: the URL of another system.
      </p>
      <p className="mt-2">
        {first
          ? 'Send a test event, or publish an article: the delivery shows up here with its response.'
          : `Add an endpoint and send it a test event. Each delivery shows up here with its response. Events that don't arrive are retried for ${retryDays} days.`}
      </p>
    </EmptyState>
  )
}
