import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { EndpointsList } from '#components/webhooks/endpoints-list.tsx'
import { EventType, eventTypes } from '#contract/events.ts'
import { listEventTypes, listWebhooks } from '#contract/webhooks.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { readForPanel } from '#lib/session-page.ts'
import {
  changeWebhookAction,
  createWebhookAction,
  deleteWebhookAction,
  recoverDeliveriesAction,
  rotateSecretAction,
  sendTestAction,
} from '../actions.ts'

export const metadata = { title: 'Webhooks' }

/** Offered where a service does not list its own. */
const knownKinds = EventType.options.map((name) => ({ name, description: eventTypes[name].description }))

export default async function WebhooksPage() {
  const [endpoints, listed] = await Promise.all([readForPanel(listWebhooks), readForPanel(listEventTypes)])
  const kinds = listed.ok
    ? listed.data.event_types.map(({ name, description }) => ({ name, description }))
    : knownKinds
  return (
    <HydratedQueries entries={[[operationQuery('listWebhooks').queryKey, endpoints]]}>
      <EndpointsList
        kinds={kinds}
        actions={{
          create: createWebhookAction,
          change: changeWebhookAction,
          remove: deleteWebhookAction,
          sendTest: sendTestAction,
          rotate: rotateSecretAction,
          recover: recoverDeliveriesAction,
        }}
      />
    </HydratedQueries>
  )
}
