import { z } from 'zod'
import { alwaysSent } from './always-sent.ts'
import { operation } from './operation.ts'
import { CompletedAt, CreatedAt, DateTime, IdParams, JobProgress, openEnum, Uuid } from './primitives.ts'

export const RecoverInput = z
  .strictObject({
    since: DateTime.meta({ description: 'Deliveries created from this instant on.' }),
    until: DateTime.optional().meta({
      description: 'Deliveries created before this instant; now when left out.',
    }),
    dry_run: z.boolean().default(false).meta({ description: 'If true, counts without requeueing.' }),
  })
  .meta({
    id: 'RecoverInput',
    description:
      'Which deliveries to send again, by when they were created: from `since` on and before `until`.',
  })
export type RecoverInput = z.infer<typeof RecoverInput>

export const LeftOutDeliveries = z
  .looseObject({
    reason: openEnum('delivered', 'test', 'under_way').meta({
      description:
        '`delivered` (it got through once), `test` (an example: nothing had happened) or `under_way` (queued or being sent).',
    }),
    count: z.int().meta({ description: 'Number of such deliveries in the span.' }),
    message: z.string().meta({ description: 'Why they are left out, and what to do instead.' }),
  })
  .meta({ id: 'LeftOutDeliveries', description: 'Deliveries of the span that a recovery does not send.' })
export type LeftOutDeliveries = z.infer<typeof LeftOutDeliveries>

const LeftOut = z.array(LeftOutDeliveries).optional().meta({
  description: 'The deliveries of the span that are not sent again, by reason; empty if there are none.',
})

export const RecoveryPreview = z
  .looseObject({
    dry_run: z.boolean().meta({ description: 'Always true: nothing was queued.' }),
    since: DateTime.meta({ description: 'First instant of the deliveries that were counted.' }),
    until: DateTime.meta({ description: 'Instant before which the counted deliveries were created.' }),
    total: z.int().meta({ description: 'Number of deliveries that would be sent again.' }),
    by_event_type: z.record(z.string(), z.int()).meta({ description: 'The same number by event type.' }),
    left_out: LeftOut,
  })
  .meta({ id: 'RecoveryPreview', description: 'What a recovery would send again.' })
export type RecoveryPreview = z.infer<typeof RecoveryPreview>

export const Recovery = z
  .looseObject({
    id: Uuid.meta({ description: 'Id of the recovery, which `getRecovery` takes.' }),
    endpoint_id: Uuid.meta({ description: 'Id of the endpoint whose deliveries are sent again.' }),
    status: openEnum('queued', 'running', 'completed', 'failed').meta({
      description: '`queued`, `running`, then `completed` or `failed`.',
    }),
    since: DateTime.meta({ description: 'First instant of the deliveries that are sent again.' }),
    until: DateTime.meta({ description: 'Instant before which those deliveries were created.' }),
    total: z
      .int()
      .meta({ description: 'Number of deliveries to send again, counted when it was asked for.' }),
    requeued: z.int().meta({ description: 'Number of deliveries queued again so far.' }),
    left_out: LeftOut.meta({
      description:
        'The deliveries of the span that are not sent again, by reason, counted when it was asked for; in that answer only.',
    }),
    progress: alwaysSent(JobProgress),
    error: z.string().optional().meta({ description: 'Why it failed, as a sentence for a person.' }),
    created_at: CreatedAt,
    completed_at: CompletedAt.optional(),
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
    'Takes the deliveries of the span that never got through: those that are dead-lettered, and those that wait for a retry (`failed`), which are sent now instead. `left_out` counts the others, with the reason: tests, what was delivered once, and what is queued or being sent. A dry run counts without sending. One recovery of an endpoint at a time; refused while the endpoint is disabled.',
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
  description: 'Returns how many deliveries a recovery has queued again, and whether it is done.',
  params: IdParams,
  responses: { 200: Recovery },
  errors: [400, 401, 404, 429, 500],
})
