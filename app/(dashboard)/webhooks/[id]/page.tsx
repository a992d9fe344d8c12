import { drawSoon } from '#components/shell/draw-soon.tsx'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { EndpointDesk } from '#components/webhooks/endpoint-desk.tsx'
import { activityRequest, endpointPage, endpointView } from '#components/webhooks/endpoint-reads.ts'
import { listDeliveries } from '#contract/deliveries.ts'
import { getWebhookActivity } from '#contract/webhook-activity.ts'
import { listEventTypes, listWebhooks } from '#contract/webhooks.ts'
import { deliveriesAsked, deliveryListQuery } from '#lib/queries/deliveries.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { readForPanel } from '#lib/session-page.ts'
import { retryDeliveryAction } from '../actions.ts'
import { endpointActions, eventKinds } from '../endpoint-actions.ts'
import { EndpointSkeleton } from './endpoint-skeleton.tsx'

export const metadata = { title: 'Endpoint' }

export default function EndpointPage(props: PageProps<'/webhooks/[id]'>) {
  return drawSoon(drawEndpoint(props), <EndpointSkeleton />)
}

/** With everything that is shown first, so that nothing moves when a part arrives later. */
async function drawEndpoint({ params, searchParams }: PageProps<'/webhooks/[id]'>) {
  const [{ id }, search] = await Promise.all([params, searchParams])
  const { days, shown, offset } = endpointView(search)
  const activityAsked = activityRequest(id, days)
  const filter = endpointPage(id, shown, offset)
  const [endpoints, listed, activity, deliveries] = await Promise.all([
    readForPanel(listWebhooks),
    readForPanel(listEventTypes),
    readForPanel(getWebhookActivity, activityAsked),
    readForPanel(listDeliveries, { query: deliveriesAsked(filter, new Date()) }),
  ])
  return (
    <HydratedQueries
      entries={[
        [operationQuery('listWebhooks').queryKey, endpoints],
        [operationQuery('getWebhookActivity', activityAsked).queryKey, activity],
        [deliveryListQuery(filter).queryKey, deliveries],
      ]}
    >
      <EndpointDesk
        id={id}
        kinds={eventKinds(listed)}
        actions={endpointActions}
        sendAgain={retryDeliveryAction}
      />
    </HydratedQueries>
  )
}
