import { notFound } from 'next/navigation'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { DeliveryView } from '#components/webhooks/delivery-view.tsx'
import { getDelivery } from '#contract/deliveries.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { readForPanel } from '#lib/session-page.ts'
import { retryDeliveryAction } from '../../actions.ts'

export const metadata = { title: 'Delivery' }

export default async function DeliveryPage({ params }: PageProps<'/webhooks/deliveries/[id]'>) {
  const { id } = await params
  const delivery = await readForPanel(getDelivery, { params: { id } })
  if (!delivery.ok && (delivery.problem.kind === 'not_found' || delivery.problem.kind === 'invalid'))
    notFound()
  return (
    <div className="max-w-3xl">
      <PageHeader title="Delivery" parent={{ label: 'Deliveries', href: '/webhooks/deliveries' }} />
      <HydratedQueries entries={[[operationQuery('getDelivery', { params: { id } }).queryKey, delivery]]}>
        <DeliveryView id={id} sendAgain={retryDeliveryAction} />
      </HydratedQueries>
    </div>
  )
}
