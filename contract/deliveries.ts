import { z } from 'zod'
import { alwaysSent } from './always-sent.ts'
import { operation } from './operation.ts'
import {
  CreatedAt,
  DateTime,
  IdParams,
  openEnum,
  PageQuery,
  pageMembers,
  text,
  timeSort,
  UpdatedAt,
  Uuid,
} from './primitives.ts'

export const DeliveryStatus = z.enum(['queued', 'delivering', 'delivered', 'failed', 'dead_lettered']).meta({
  id: 'DeliveryStatus',
  description:
    '`failed`: the last attempt failed and the next is planned, at `next_attempt_at`. `dead_lettered`: no further attempt.',
})
export type DeliveryStatus = z.infer<typeof DeliveryStatus>

/** How many deliveries there are by status; older servers leave out a status without any. */
export const DeliveryCounts = z.record(z.string(), z.int())

export const DeliveryEndpoint = z
  .looseObject({
    id: Uuid.meta({ description: 'Id of the endpoint that the event is sent to.' }),
    url: z.string().meta({ description: 'Address of that endpoint.' }),
    description: z.string().optional().meta({ description: 'What the endpoint is for, in your own words.' }),
  })
  .meta({ id: 'DeliveryEndpoint', description: 'Where a delivery goes, in short.' })
export type DeliveryEndpoint = z.infer<typeof DeliveryEndpoint>

export const Delivery = z
  .looseObject({
    id: Uuid.meta({ description: 'Id of the delivery, which `getDelivery` and `retryDelivery` take.' }),
    event_id: Uuid.meta({
      description: 'Id of the event, equal to the `webhook-id` header of every attempt.',
    }),
    event_type: z.string().meta({ description: 'Type of the event, for example `article.published`.' }),
    status: openEnum('queued', 'delivering', 'delivered', 'failed', 'dead_lettered').meta({
      description:
        '`queued`, `delivering`, `delivered`, `failed` (the last attempt failed, the next comes at `next_attempt_at`) or `dead_lettered` (no further attempt).',
    }),
    attempts: z.int().meta({ description: 'Attempts made so far.' }),
    last_http_status: z.int().optional().meta({
      description: 'HTTP status that the last attempt was answered with; absent when nothing answered.',
    }),
    last_error: z
      .string()
      .optional()
      .meta({ description: 'Why the last attempt failed, as a sentence for a person.' }),
    duration_ms: z.int().optional().meta({ description: 'Milliseconds that the last attempt took.' }),
    delivered_at: DateTime.optional().meta({ description: 'When the endpoint answered 2xx.' }),
    created_at: alwaysSent(CreatedAt),
    updated_at: alwaysSent(UpdatedAt),
    endpoint: alwaysSent(DeliveryEndpoint),
    next_attempt_at: DateTime.optional().meta({
      description:
        'When the next attempt is due; absent once it is settled, and while the endpoint is disabled. Masthead extension.',
    }),
    test: z.boolean().optional().meta({
      description:
        'True for a test event: it is sent once, without retries, and leaves the health of the endpoint alone. Masthead extension.',
    }),
    subject: z.string().optional().meta({
      description:
        'What the event is about, by its name when it happened: the title of an article, a brand, a topic, a query or a domain; absent for a test and where the event names nothing. Masthead extension.',
    }),
    reason: z.string().optional().meta({
      description:
        'Why it was dead-lettered: `attempts_spent`, `endpoint_gone` or `endpoint_disabled`. Masthead extension.',
    }),
  })
  .meta({ id: 'Delivery', description: 'One event on its way to one endpoint.' })
export type Delivery = z.infer<typeof Delivery>

/** How many of the newest events a search looks through. */
export const searchedEvents = 10_000

/** `since` and `until` bound `created_at`: from the first instant on, before the second. */
export const ListDeliveriesQuery = PageQuery.extend({
  sort: timeSort(),
  q: text({ max: 200 })
    .optional()
    .meta({
      description: `Text in \`subject\`, whatever its case; of deliveries of the newest ${searchedEvents.toLocaleString('en-US')} events.`,
    }),
  status: DeliveryStatus.optional().meta({ description: 'Only deliveries in this state.' }),
  event_type: text({ min: 1, max: 1000 })
    .optional()
    .meta({ description: 'Only events of this type, or of several separated by commas.' }),
  endpoint_id: Uuid.optional().meta({ description: 'Only deliveries to the webhook with this id.' }),
  since: DateTime.optional().meta({ description: 'Only those created from this instant on.' }),
  until: DateTime.optional().meta({ description: 'Only those created before this instant.' }),
})
export type ListDeliveriesQuery = z.infer<typeof ListDeliveriesQuery>

export const DeliveryList = z
  .looseObject({
    deliveries: z.array(Delivery).meta({ description: 'The deliveries that match, newest first.' }),
    counts: alwaysSent(
      DeliveryCounts.meta({
        description: 'By status, with every filter but `status` applied. Masthead extension.',
      }),
    ),
    ...pageMembers,
  })
  .meta({ id: 'DeliveryList', description: 'Deliveries, newest first.' })
export type DeliveryList = z.infer<typeof DeliveryList>

export const DeliveryAttempt = z
  .looseObject({
    attempt: z.int().meta({ description: 'Number of the attempt, from 1.' }),
    at: DateTime.meta({ description: 'When the attempt was made.' }),
    http_status: z
      .int()
      .optional()
      .meta({ description: 'HTTP status that it was answered with; absent when nothing answered.' }),
    error: z
      .string()
      .optional()
      .meta({ description: 'Why it failed, for example a timeout; absent when it succeeded.' }),
    duration_ms: z.int().meta({ description: 'Milliseconds from the connection to the end of the answer.' }),
    response_excerpt: z
      .string()
      .optional()
      .meta({ description: 'The beginning of what was answered, at most 2,048 bytes, whatever its status.' }),
    response_headers: z.record(z.string(), z.string()).optional().meta({
      description:
        'Headers of what was answered, without cookies: at most 24, each cut at 200 characters. Masthead extension.',
    }),
    response_withheld: z.boolean().optional().meta({
      description:
        'True when the answer is not shown because the operator opened this address of an internal network. Masthead extension.',
    }),
  })
  .meta({ id: 'DeliveryAttempt', description: 'One attempt to post an event, with what was answered.' })
export type DeliveryAttempt = z.infer<typeof DeliveryAttempt>

export const DeliveryDetail = Delivery.extend({
  payload: z.record(z.string(), z.unknown()).meta({ description: 'The body that is sent.' }),
  headers: z.record(z.string(), z.string()).meta({
    description: 'The headers of the last attempt, signature included, or of the first to come.',
  }),
  attempts_log: z.array(DeliveryAttempt).meta({ description: 'Every attempt so far, oldest first.' }),
  planned_attempts: z
    .array(DateTime)
    .meta({ description: 'When the attempts to come are due; empty once it is settled.' }),
}).meta({ id: 'DeliveryDetail', description: 'A delivery with what is sent and every attempt.' })
export type DeliveryDetail = z.infer<typeof DeliveryDetail>

export const listDeliveries = operation({
  id: 'listDeliveries',
  method: 'GET',
  path: '/api/agent/webhooks/deliveries',
  auth: 'agent',
  origin: 'published',
  noun: 'webhooks',
  summary: 'List webhook deliveries',
  description:
    'Lists deliveries, newest first. Filter by status, endpoint, event type, subject and time to find what did not get through.',
  query: ListDeliveriesQuery,
  extensionMembers: {
    limit: 'optional',
    q: 'optional',
    sort: 'optional',
    event_type: 'optional',
    endpoint_id: 'optional',
    since: 'optional',
    until: 'optional',
  },
  sample: { status: 'failed', limit: 10 },
  responses: { 200: DeliveryList },
  errors: [400, 401, 429, 500],
})

export const getDelivery = operation({
  id: 'getDelivery',
  method: 'GET',
  path: '/api/agent/webhooks/deliveries/{id}',
  auth: 'agent',
  origin: 'ours',
  noun: 'webhooks',
  summary: 'Get a delivery with its payload and attempts',
  description: 'Returns what is sent, with which headers, every attempt so far and the attempts to come.',
  params: IdParams,
  responses: { 200: DeliveryDetail },
  errors: [400, 401, 404, 429, 500],
})

export const retryDelivery = operation({
  id: 'retryDelivery',
  method: 'POST',
  path: '/api/agent/webhooks/deliveries/{id}/retry',
  auth: 'agent',
  origin: 'ours',
  noun: 'webhooks',
  summary: 'Retry a delivery with the same webhook-id',
  description:
    'Sends a delivery once more, now, whether it got through or not. The `webhook-id` is the same, so a receiver can tell that it is the same event. 409 while it is queued or being sent, and when its endpoint is disabled.',
  params: IdParams,
  responses: { 202: Delivery },
  errors: [400, 401, 404, 409, 429, 500],
})
