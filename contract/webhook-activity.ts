import { z } from 'zod'
import { DeliveryCounts } from './deliveries.ts'
import { operation } from './operation.ts'
import { DateTime, IdParams, queryInteger, Uuid } from './primitives.ts'

export const WebhookActivityQuery = z.object({
  days: queryInteger({ min: 1, max: 30, fallback: 7 }).meta({
    description: 'How many days to look back, today included: 1 (by hour) to 30; 7 when left out.',
  }),
})
export type WebhookActivityQuery = z.infer<typeof WebhookActivityQuery>

export const WebhookActivitySpan = z
  .looseObject({
    from: DateTime.meta({
      description: 'Where the hour, or the day in the time zone of the workspace, begins.',
    }),
    counts: DeliveryCounts.meta({
      description:
        'Deliveries created in it, by the status that they have now; a status without any is absent.',
    }),
    unsent: z.int().optional().meta({
      description:
        'How many of the dead-lettered ones were never sent, because the endpoint was disabled or deleted; absent when none.',
    }),
    measured: z.int().meta({
      description: 'Deliveries whose response times count: the newest 200 of the span that were attempted.',
    }),
    median_ms: z.int().optional().meta({
      description: 'Half of them took at most so many milliseconds; absent when none was attempted.',
    }),
    p95_ms: z
      .int()
      .optional()
      .meta({ description: '95 of 100 took at most so many milliseconds; absent when none was attempted.' }),
  })
  .meta({ id: 'WebhookActivitySpan', description: 'One hour or one day of an endpoint.' })
export type WebhookActivitySpan = z.infer<typeof WebhookActivitySpan>

export const WebhookActivity = z
  .looseObject({
    endpoint_id: Uuid.meta({ description: 'Id of the endpoint that was asked about.' }),
    unit: z.string().meta({ description: 'Length of a span: `hour` for one day, `day` for several.' }),
    since: DateTime.meta({ description: 'Where the first span begins.' }),
    until: DateTime.meta({ description: 'Where the last span ends, which may be later than now.' }),
    median_ms: z.int().optional().meta({
      description:
        'Half of all measured deliveries took at most so many milliseconds; absent when none was attempted.',
    }),
    p95_ms: z.int().optional().meta({
      description:
        '95 of 100 of all measured deliveries took at most so many milliseconds; absent when none was attempted.',
    }),
    spans: z
      .array(WebhookActivitySpan)
      .meta({ description: 'Every hour or day in turn, oldest first, those without deliveries too.' }),
  })
  .meta({ id: 'WebhookActivity', description: 'How an endpoint did over the last days.' })
export type WebhookActivity = z.infer<typeof WebhookActivity>

export const getWebhookActivity = operation({
  id: 'getWebhookActivity',
  method: 'GET',
  path: '/api/agent/webhooks/{id}/activity',
  auth: 'agent',
  origin: 'ours',
  noun: 'webhooks',
  summary: 'Get the delivery statistics of a webhook endpoint',
  description:
    'Counts the deliveries of an endpoint by hour, or by day in the time zone of the workspace. Says how quickly it answered, so that a decline shows before the endpoint is disabled. Response times are those of the last attempt of each delivery.',
  params: IdParams,
  query: WebhookActivityQuery,
  responses: { 200: WebhookActivity },
  errors: [400, 401, 404, 429, 500],
})
