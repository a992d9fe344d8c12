import { z } from 'zod'
import { operation } from './operation.ts'
import { DateTime, IdParams, JobProgress, openEnum, Uuid } from './primitives.ts'

export const RecoverInput = z
  .object({
    since: DateTime.meta({ description: 'Deliveries created from this instant on.' }),
    until: DateTime.optional().meta({ description: 'Defaults to now.' }),
    dry_run: z.boolean().default(false).meta({ description: 'If true, counts without requeueing.' }),
  })
  .meta({
    id: 'RecoverInput',
    description:
      'Which deliveries to send again, by when they were created: from `since` on and before `until`.',
  })
export type RecoverInput = z.infer<typeof RecoverInput>

export const RecoveryPreview = z
  .looseObject({
    dry_run: z.boolean(),
    since: DateTime,
    until: DateTime,
    total: z.int(),
    by_event_type: z.record(z.string(), z.int()),
  })
  .meta({ id: 'RecoveryPreview', description: 'What a recovery would send again.' })
export type RecoveryPreview = z.infer<typeof RecoveryPreview>

export const Recovery = z
  .looseObject({
    id: Uuid,
    endpoint_id: Uuid,
    status: openEnum('queued', 'running', 'completed', 'failed'),
    since: DateTime,
    until: DateTime,
    total: z.int().meta({ description: 'Counted when it was asked for.' }),
    requeued: z.int().meta({ description: 'Queued to be sent again so far.' }),
    progress: JobProgress.optional(),
    error: z.string().optional(),
    created_at: DateTime,
    completed_at: DateTime.optional(),
  })
  .meta({
    id: 'Recovery',
    description:
      'Queueing again what never got through to one endpoint. Each delivery then tells how it goes on.',
  })
export type Recovery = z.infer<typeof Recovery>

export const recoverDeliveries = operation({
  id: 'recoverDeliveries',
  method: 'POST',
  path: '/api/agent/webhooks/{id}/recover',
  auth: 'agent',
  origin: 'ours',
  noun: 'webhooks',
  summary: 'Requeue undelivered events for a webhook endpoint',
  description:
    'Deliveries that failed or were dead-lettered, tests left out; what was delivered once is never sent again. A dry run counts them by event type. One recovery of an endpoint at a time; refused while the endpoint is disabled.',
  whenCallerLeaves: 'finishes',
  params: IdParams,
  body: RecoverInput,
  responses: { 200: RecoveryPreview, 202: Recovery },
  errors: [400, 401, 404, 409, 413, 415, 422, 429, 500],
})

export const getRecovery = operation({
  id: 'getRecovery',
  method: 'GET',
  path: '/api/agent/webhooks/recoveries/{id}',
  auth: 'agent',
  origin: 'ours',
  noun: 'webhooks',
  summary: 'Get the progress of a recovery',
  params: IdParams,
  responses: { 200: Recovery },
  errors: [400, 401, 404, 429, 500],
})
