import { z } from 'zod'
import { alwaysSent } from './always-sent.ts'
import { Delivery, DeliveryCounts } from './deliveries.ts'
import { EventType } from './events.ts'
import { operation } from './operation.ts'
import {
  BoundedWebAddress,
  CreatedAt,
  DateTime,
  Deleted,
  IdParams,
  openEnum,
  text,
  UpdatedAt,
  Uuid,
} from './primitives.ts'

export const WebhookEndpoint = z
  .looseObject({
    id: Uuid.meta({ description: 'Id of the endpoint, which the operations on webhooks take.' }),
    url: z.string().meta({ description: 'Address that events are posted to.' }),
    event_types: z
      .array(z.string())
      .meta({ description: 'The event types that are sent to it, for example `article.published`.' }),
    all_event_types: alwaysSent(
      z.boolean().meta({
        description:
          'Whether it gets every event type, those of later versions too; `event_types` then names those of today. Masthead extension.',
      }),
    ),
    is_active: z.boolean().meta({ description: 'False while it is disabled and gets nothing.' }),
    description: z.string().optional().meta({ description: 'What it is for, in your own words.' }),
    agent_id: Uuid.optional().meta({
      description:
        'Id of the agent that added it or gave it another URL since; absent for one from before this was kept. When the OAuth sign-in of that agent ends, the endpoint is disabled. Masthead extension.',
    }),
    agent_name: z.string().optional().meta({
      description: 'Name of that agent, also after it was revoked. Masthead extension.',
    }),
    created_at: alwaysSent(CreatedAt),
    updated_at: alwaysSent(UpdatedAt),
    last_delivered_at: DateTime.optional().meta({
      description: 'When a delivery last succeeded. This field and those below are Masthead extensions.',
    }),
    failing_since: DateTime.optional().meta({ description: 'First failure since the last success.' }),
    disabled_reason: openEnum('by_hand', 'gone', 'failing', 'access_ended').optional().meta({
      description:
        '`by_hand`, `gone` (it answered 410), `failing` (for five days) or `access_ended` (the OAuth sign-in of the agent in `agent_id` ended).',
    }),
    counts: alwaysSent(
      DeliveryCounts.meta({ description: 'Its deliveries of events by status; tests are not counted.' }),
    ),
    retiring_secret_until: DateTime.optional().meta({
      description: 'Until then, deliveries are also signed with the previous secret.',
    }),
    warnings: z.array(z.string()).optional().meta({
      description:
        'What to look at in the address, for example a host that DNS does not know yet, or an endpoint that has it, too; only in the answer to a call that gave it.',
    }),
  })
  .meta({ id: 'WebhookEndpoint', description: 'An address that events are sent to.' })
export type WebhookEndpoint = z.infer<typeof WebhookEndpoint>

export const WebhookEndpointList = z
  .looseObject({
    webhooks: z.array(WebhookEndpoint).meta({ description: 'Every endpoint of the tenant, newest first.' }),
  })
  .meta({ id: 'WebhookEndpointList', description: 'The endpoints of the tenant, newest first.' })
export type WebhookEndpointList = z.infer<typeof WebhookEndpointList>

const ChosenEventTypes = z
  .array(EventType)
  .min(1)
  .refine((types) => new Set(types).size === types.length, { message: 'Must not name an event type twice.' })
  .meta({ uniqueItems: true })

export const CreateWebhookInput = z
  .strictObject({
    url: BoundedWebAddress.meta({
      description: 'Address that events are posted to, http or https, at most 2,000 characters.',
    }),
    event_types: ChosenEventTypes.optional().meta({
      description: 'The event types to send; all, new ones included, when left out.',
    }),
    description: text({ max: 200 })
      .optional()
      .meta({ description: 'What it is for, in your own words; at most 200 characters.' }),
  })
  .meta({ id: 'CreateWebhookInput', description: 'Where to send which events.' })
export type CreateWebhookInput = z.infer<typeof CreateWebhookInput>

export const CreatedWebhook = WebhookEndpoint.extend({
  secret: z.string().meta({ description: 'Signing secret, `whsec_` and base64; shown this once.' }),
}).meta({ id: 'CreatedWebhook', description: 'The new endpoint with its signing secret.' })
export type CreatedWebhook = z.infer<typeof CreatedWebhook>

export const ChangeWebhookInput = z
  .strictObject({
    url: BoundedWebAddress.optional().meta({
      description: 'New address that events are posted to, at most 2,000 characters.',
    }),
    event_types: ChosenEventTypes.optional().meta({ description: 'The types that it gets from now on.' }),
    description: text({ max: 200 })
      .optional()
      .meta({ description: 'What it is for, in your own words; at most 200 characters.' }),
    is_active: z
      .boolean()
      .optional()
      .meta({ description: 'False disables the endpoint, true enables it and forgets its failures.' }),
  })
  .meta({ id: 'ChangeWebhookInput', description: 'What to change; the rest stays as it is.' })
export type ChangeWebhookInput = z.infer<typeof ChangeWebhookInput>

export const SendTestInput = z
  .strictObject({
    event_type: EventType.optional().meta({
      description: 'Defaults to the first type that the endpoint receives. Any type can be tested.',
    }),
  })
  .meta({ id: 'SendTestInput', description: 'Which example to send.' })
export type SendTestInput = z.infer<typeof SendTestInput>

export const RotateSecretInput = z
  .strictObject({
    overlap_hours: z.int().min(0).max(72).default(24).meta({
      description:
        'How long the secret that is replaced still signs as well. With 0 every earlier secret stops at once.',
    }),
  })
  .meta({ id: 'RotateSecretInput', description: 'How long both secrets sign.' })
export type RotateSecretInput = z.infer<typeof RotateSecretInput>

export const RotatedSecret = CreatedWebhook.meta({
  id: 'RotatedSecret',
  description: 'The endpoint with its new signing secret.',
})
export type RotatedSecret = z.infer<typeof RotatedSecret>

export const EventTypeInfo = z
  .looseObject({
    name: z.string().meta({ description: 'Name of the event type, for example `article.published`.' }),
    description: z.string().meta({ description: 'What happened when such an event is sent.' }),
    schema: z
      .record(z.string(), z.unknown())
      .meta({ description: 'JSON Schema (2020-12) of the whole envelope.' }),
    example: z.record(z.string(), z.unknown()).meta({ description: 'An envelope as it would be sent.' }),
  })
  .meta({ id: 'EventTypeInfo', description: 'An event type with its meaning, its schema and an example.' })
export type EventTypeInfo = z.infer<typeof EventTypeInfo>

export const EventTypeList = z
  .looseObject({
    event_types: z.array(EventTypeInfo).meta({ description: 'Every event type that this service sends.' }),
  })
  .meta({ id: 'EventTypeList', description: 'The kinds of event that this service sends.' })
export type EventTypeList = z.infer<typeof EventTypeList>

export const listWebhooks = operation({
  id: 'listWebhooks',
  method: 'GET',
  path: '/api/agent/webhooks',
  auth: 'agent',
  origin: 'published',
  noun: 'webhooks',
  summary: 'List webhook endpoints',
  description:
    'Lists every endpoint with its event types, its state and its deliveries by status. Secrets are never returned.',
  sample: {},
  responses: { 200: WebhookEndpointList },
  errors: [401, 429, 500],
})

export const createWebhook = operation({
  id: 'createWebhook',
  method: 'POST',
  path: '/api/agent/webhooks',
  auth: 'agent',
  origin: 'ours',
  noun: 'webhooks',
  summary: 'Add a webhook endpoint',
  description:
    'Sends events to an address from now on, signed as Standard Webhooks 1.0.0 says. Limited to 10 per tenant; returns 409 beyond that. An address on a private network is refused, a host that DNS does not know is taken with a warning. What an access token of OAuth adds is disabled when its sign-in ends.',
  whenCallerLeaves: 'finishes',
  body: CreateWebhookInput,
  responses: { 201: CreatedWebhook },
  errors: [400, 401, 409, 413, 415, 422, 429, 500],
})

export const getWebhook = operation({
  id: 'getWebhook',
  method: 'GET',
  path: '/api/agent/webhooks/{id}',
  auth: 'agent',
  origin: 'ours',
  noun: 'webhooks',
  summary: 'Get a webhook endpoint',
  description:
    'Returns one endpoint as `listWebhooks` has it: whether it is enabled, since when it fails, why it was disabled, and its deliveries by status. The secret is never returned.',
  params: IdParams,
  responses: { 200: WebhookEndpoint },
  errors: [400, 401, 404, 429, 500],
})

export const changeWebhook = operation({
  id: 'changeWebhook',
  method: 'PATCH',
  path: '/api/agent/webhooks/{id}',
  auth: 'agent',
  origin: 'ours',
  noun: 'webhooks',
  summary: 'Change, disable or enable a webhook endpoint',
  description:
    'Changes the fields that are sent and leaves the others as they are. Enabling an endpoint again does not send what it missed; `recoverDeliveries` does.',
  params: IdParams,
  body: ChangeWebhookInput,
  responses: { 200: WebhookEndpoint },
  errors: [400, 401, 404, 413, 415, 429, 500],
})

export const deleteWebhook = operation({
  id: 'deleteWebhook',
  method: 'DELETE',
  path: '/api/agent/webhooks/{id}',
  auth: 'agent',
  origin: 'ours',
  noun: 'webhooks',
  summary: 'Delete a webhook endpoint',
  description:
    'The endpoint gets no more events, and deliveries that wait are dead-lettered. Its history stays readable.',
  params: IdParams,
  responses: { 200: Deleted },
  errors: [400, 401, 404, 429, 500],
})

export const sendTestEvent = operation({
  id: 'sendTestEvent',
  method: 'POST',
  path: '/api/agent/webhooks/{id}/test',
  auth: 'agent',
  origin: 'ours',
  noun: 'webhooks',
  summary: 'Send an example event to a webhook endpoint',
  description:
    'Signed like any other and marked: `test` is true in the envelope and in the delivery. Sent once: a failure is not retried, and what becomes of it leaves `failing_since`, `last_delivered_at` and `counts` of the endpoint as they are. Refused while the endpoint is disabled.',
  whenCallerLeaves: 'finishes',
  params: IdParams,
  body: SendTestInput,
  bodyOptional: true,
  responses: { 202: Delivery },
  errors: [400, 401, 404, 409, 413, 415, 422, 429, 500],
})

export const rotateWebhookSecret = operation({
  id: 'rotateWebhookSecret',
  method: 'POST',
  path: '/api/agent/webhooks/{id}/rotate-secret',
  auth: 'agent',
  origin: 'ours',
  noun: 'webhooks',
  summary: 'Replace the signing secret of a webhook endpoint',
  description:
    'The new secret is in this answer only. While secrets overlap every webhook carries a signature of each, separated by spaces.',
  whenCallerLeaves: 'finishes',
  params: IdParams,
  body: RotateSecretInput,
  bodyOptional: true,
  responses: { 200: RotatedSecret },
  errors: [400, 401, 404, 409, 413, 415, 422, 429, 500],
})

export const listEventTypes = operation({
  id: 'listEventTypes',
  method: 'GET',
  path: '/api/agent/event-types',
  auth: 'agent',
  origin: 'ours',
  noun: 'webhooks',
  summary: 'List event types with their schemas and examples',
  description: 'Lists every event type with what it means, the JSON Schema of its envelope and an example.',
  sample: {},
  responses: { 200: EventTypeList },
  errors: [401, 429, 500],
})
