import { z } from 'zod'
import { operation } from './operation.ts'
import { DateTime, IdParams, openEnum, PageQuery, pageMembers, text, Uuid } from './primitives.ts'

export const DeliveryStatus = z
  .enum(['queued', 'delivering', 'delivered', 'failed', 'dead_lettered'])
  .meta({ id: 'DeliveryStatus', description: '`failed` will be tried again; `dead_lettered` will not.' })
export type DeliveryStatus = z.infer<typeof DeliveryStatus>

/** How many deliveries there are by status; a status without any may be absent. */
export const DeliveryCounts = z.record(z.string(), z.int())

export const DeliveryEndpoint = z
  .looseObject({ id: Uuid, url: z.string(), description: z.string().optional() })
  .meta({ id: 'DeliveryEndpoint', description: 'The endpoint of a delivery.' })
export type DeliveryEndpoint = z.infer<typeof DeliveryEndpoint>

export const Delivery = z
  .looseObject({
    id: Uuid,
    event_id: Uuid,
    event_type: z.string(),
    status: openEnum('queued', 'delivering', 'delivered', 'failed', 'dead_lettered').meta({
      description: '`queued`, `delivering`, `delivered`, `failed` (will be tried again) or `dead_lettered`.',
    }),
    attempts: z.int(),
    last_http_status: z.int().optional(),
    last_error: z.string().optional(),
    duration_ms: z.int().optional(),
    delivered_at: DateTime.optional(),
    created_at: DateTime.optional(),
    updated_at: DateTime.optional(),
    endpoint: DeliveryEndpoint.optional(),
    next_attempt_at: DateTime.optional().meta({ description: 'Masthead extension.' }),
    test: z.boolean().optional().meta({ description: 'True for a test event. Masthead extension.' }),
    reason: z.string().optional().meta({
      description:
        'Why it was dead-lettered: `attempts_spent`, `endpoint_gone` or `endpoint_disabled`. Masthead extension.',
    }),
  })
  .meta({ id: 'Delivery', description: 'One event on its way to one endpoint.' })
export type Delivery = z.infer<typeof Delivery>

/** `since` and `until` bound `created_at`: from the first instant on, before the second. */
export const ListDeliveriesQuery = PageQuery.extend({
  status: DeliveryStatus.optional().meta({ description: 'Only deliveries in this state.' }),
  event_type: text({ min: 1, max: 100 }).optional().meta({ description: 'Only events of this type.' }),
  endpoint_id: Uuid.optional().meta({ description: 'Only to this endpoint.' }),
  since: DateTime.optional().meta({ description: 'Only those created from this instant on.' }),
  until: DateTime.optional().meta({ description: 'Only those created before this instant.' }),
})
export type ListDeliveriesQuery = z.infer<typeof ListDeliveriesQuery>

export const DeliveryList = z
  .looseObject({
    deliveries: z.array(Delivery),
    counts: DeliveryCounts.optional().meta({
      description: 'By status, with every filter but `status` applied. Masthead extension.',
    }),
    ...pageMembers,
  })
  .meta({ id: 'DeliveryList', description: 'Deliveries, newest first.' })
export type DeliveryList = z.infer<typeof DeliveryList>

export const DeliveryAttempt = z
  .looseObject({
    attempt: z.int().meta({ description: 'From 1.' }),
    at: DateTime,
    http_status: z.int().optional(),
    error: z.string().optional(),
    duration_ms: z.int(),
    response_excerpt: z.string().optional().meta({ description: 'The beginning of what was answered.' }),
  })
  .meta({ id: 'DeliveryAttempt', description: 'One delivery attempt.' })
export type DeliveryAttempt = z.infer<typeof DeliveryAttempt>

export const DeliveryDetail = Delivery.extend({
  payload: z.record(z.string(), z.unknown()).meta({ description: 'The body that is sent.' }),
  headers: z.record(z.string(), z.string()).meta({
    description: 'The headers of the last attempt, signature included, or of the first to come.',
  }),
  attempts_log: z.array(DeliveryAttempt).meta({ description: 'Oldest first.' }),
  planned_attempts: z.array(DateTime).meta({ description: 'Empty once it is settled.' }),
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
  query: ListDeliveriesQuery,
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
  summary: 'Read a delivery with its payload and attempts',
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
  params: IdParams,
  responses: { 202: Delivery },
  errors: [400, 401, 404, 409, 429, 500],
})
