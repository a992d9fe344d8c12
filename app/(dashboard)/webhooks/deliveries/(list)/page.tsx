import { drawSoon } from '#components/shell/draw-soon.tsx'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { DeliveriesList } from '#components/webhooks/deliveries-list.tsx'
import { deliveryFilter } from '#components/webhooks/delivery-filter.ts'
import { listDeliveries } from '#contract/deliveries.ts'
import { listWebhooks } from '#contract/webhooks.ts'
import { deliveriesAsked, deliveryListQuery } from '#lib/queries/deliveries.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { readForPanel } from '#lib/session-page.ts'
import { retryDeliveryAction } from '../../actions.ts'
import { DeliveriesSkeleton } from './deliveries-skeleton.tsx'

export const metadata = { title: 'Deliveries' }

export default function DeliveriesPage({ searchParams }: PageProps<'/webhooks/deliveries'>) {
  return drawSoon(drawDeliveries(searchParams), <DeliveriesSkeleton />)
}

async function drawDeliveries(searchParams: Promise<Record<string, string | string[] | undefined>>) {
  const filter = deliveryFilter(await searchParams)
  const [list, endpoints] = await Promise.all([
    readForPanel(listDeliveries, { query: deliveriesAsked(filter, new Date()) }),
    readForPanel(listWebhooks),
  ])
  return (
    <>
      <PageHeader
        title="Deliveries"
        lead="Every event sent to your endpoints."
        parent={{ label: 'Webhooks', href: '/webhooks' }}
      />
      <HydratedQueries
        entries={[
          [deliveryListQuery(filter).queryKey, list],
          [operationQuery('listWebhooks').queryKey, endpoints],
        ]}
      >
        <DeliveriesList filter={filter} sendAgain={retryDeliveryAction} />
      </HydratedQueries>
    </>
  )
}
