import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { EndpointDesk } from '#components/webhooks/endpoint-desk.tsx'
import { listEventTypes, listWebhooks } from '#contract/webhooks.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { readForPanel } from '#lib/session-page.ts'
import { retryDeliveryAction } from '../actions.ts'
import { endpointActions, eventKinds } from '../endpoint-actions.ts'

export const metadata = { title: 'Endpoint' }

export default async function EndpointPage({ params }: PageProps<'/webhooks/[id]'>) {
  const { id } = await params
  const [endpoints, listed] = await Promise.all([readForPanel(listWebhooks), readForPanel(listEventTypes)])
  return (
    <HydratedQueries entries={[[operationQuery('listWebhooks').queryKey, endpoints]]}>
      <EndpointDesk
        id={id}
        kinds={eventKinds(listed)}
        actions={endpointActions}
        sendAgain={retryDeliveryAction}
      />
    </HydratedQueries>
  )
}
