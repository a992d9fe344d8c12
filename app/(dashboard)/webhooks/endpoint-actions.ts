import type { EndpointActions } from '#components/webhooks/endpoint-actions.ts'
import { EventType, eventTypes } from '#contract/events.ts'
import type { EventTypeList } from '#contract/webhooks.ts'
import type { ActionResult } from '#lib/action-result.ts'
import {
  changeWebhookAction,
  createWebhookAction,
  deleteWebhookAction,
  recoverDeliveriesAction,
  rotateSecretAction,
  sendTestAction,
  turnWebhooksAction,
} from './actions.ts'

/** What the pages of endpoints hand to their components. */
export const endpointActions: EndpointActions = {
  create: createWebhookAction,
  change: changeWebhookAction,
  turnEach: turnWebhooksAction,
  remove: deleteWebhookAction,
  sendTest: sendTestAction,
  rotate: rotateSecretAction,
  recover: recoverDeliveriesAction,
}

/** Offered where a service does not list its own. */
const knownKinds = EventType.options.map((name) => ({ name, description: eventTypes[name].description }))

/** The kinds of event that can be chosen: the service's own, else those that are known here. */
export function eventKinds(listed: ActionResult<EventTypeList>) {
  return listed.ok
    ? listed.data.event_types.map(({ name, description }) => ({ name, description }))
    : knownKinds
}
