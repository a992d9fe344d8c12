import { drawSoon } from '#components/shell/draw-soon.tsx'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { EndpointsList } from '#components/webhooks/endpoints-list.tsx'
import { listEventTypes, listWebhooks } from '#contract/webhooks.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { readForPanel } from '#lib/session-page.ts'
import { endpointActions, eventKinds } from '../endpoint-actions.ts'
import { WebhooksSkeleton } from './webhooks-skeleton.tsx'

export const metadata = { title: 'Webhooks' }

export default function WebhooksPage() {
  return drawSoon(drawWebhooks(), <WebhooksSkeleton />)
}

async function drawWebhooks() {
  const [endpoints, listed] = await Promise.all([readForPanel(listWebhooks), readForPanel(listEventTypes)])
  return (
    <HydratedQueries entries={[[operationQuery('listWebhooks').queryKey, endpoints]]}>
      <EndpointsList kinds={eventKinds(listed)} actions={endpointActions} />
    </HydratedQueries>
  )
}
