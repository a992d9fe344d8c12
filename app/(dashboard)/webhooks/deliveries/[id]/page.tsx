import { notFound } from 'next/navigation'
import { drawSoon, recordMs } from '#components/shell/draw-soon.tsx'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { endpointName } from '#components/webhooks/delivery-summary.tsx'
import { DeliveryView } from '#components/webhooks/delivery-view.tsx'
import { visibleText } from '#components/webhooks/visible-text.ts'
import { getDelivery } from '#contract/deliveries.ts'
import { listWebhooks } from '#contract/webhooks.ts'
import { asTitle } from '#lib/as-title.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { readForPanel } from '#lib/session-page.ts'
import { retryDeliveryAction } from '../../actions.ts'
import { DeliverySkeleton } from './delivery-skeleton.tsx'

export const metadata = { title: 'Delivery' }

export default function DeliveryPage({ params }: PageProps<'/webhooks/deliveries/[id]'>) {
  return drawSoon(drawDelivery(params), <DeliverySkeleton />, recordMs)
}

async function drawDelivery(params: Promise<{ id: string }>) {
  const { id } = await params
  const [delivery, endpoints] = await Promise.all([
    readForPanel(getDelivery, { params: { id } }),
    readForPanel(listWebhooks),
  ])
  if (!delivery.ok && (delivery.problem.kind === 'not_found' || delivery.problem.kind === 'invalid'))
    notFound()
  const { subject, event_type: type = 'Delivery' } = delivery.ok ? delivery.data : {}
  return (
    <>
      <PageHeader
        eyebrow={subject && <code className="font-mono">{visibleText(type)}</code>}
        title={subject ? asTitle(visibleText(subject)) : visibleText(type)}
        lead={delivery.ok && `To ${endpointName(delivery.data)}`}
        parent={{ label: 'Deliveries', href: '/webhooks/deliveries' }}
      />
      <HydratedQueries
        entries={[
          [operationQuery('getDelivery', { params: { id } }).queryKey, delivery],
          [operationQuery('listWebhooks').queryKey, endpoints],
        ]}
      >
        <DeliveryView isPage id={id} sendAgain={retryDeliveryAction} />
      </HydratedQueries>
    </>
  )
}
