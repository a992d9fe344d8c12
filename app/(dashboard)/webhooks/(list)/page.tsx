import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { EndpointsList } from '#components/webhooks/endpoints-list.tsx'
import { listEventTypes, listWebhooks } from '#contract/webhooks.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { readForPanel } from '#lib/session-page.ts'
import { endpointActions, eventKinds } from '../endpoint-actions.ts'

export const metadata = { title: 'Webhooks' }

export default async function WebhooksPage() {
  const [endpoints, listed] = await Promise.all([readForPanel(listWebhooks), readForPanel(listEventTypes)])
  return (
    <HydratedQueries entries={[[operationQuery('listWebhooks').queryKey, endpoints]]}>
      <EndpointsList kinds={eventKinds(listed)} actions={endpointActions} />
    </HydratedQueries>
  )
}
