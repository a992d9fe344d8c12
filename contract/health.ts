import { z } from 'zod'
import { operation } from './operation.ts'
import { DateTime, openEnum } from './primitives.ts'

export const Health = z
  .looseObject({
    status: openEnum('healthy', 'degraded', 'stopping').meta({
      description:
        '`healthy`, `degraded` if a check is false or nothing works on jobs, `stopping` before the process ends.',
    }),
    checks: z.object({ cache: z.boolean(), database: z.boolean() }).catchall(z.boolean()),
    jobs: z
      .looseObject({
        working: z
          .boolean()
          .meta({ description: 'False if jobs have waited for minutes and no worker has any.' }),
        oldest_waiting_seconds: z
          .int()
          .meta({ description: 'How long the oldest job has waited; 0 if none waits.' }),
      })
      .optional()
      .meta({ description: 'State of the job queue. Masthead extension.' }),
    timestamp: DateTime,
    version: z.string(),
  })
  .meta({ id: 'Health', description: 'Health of the service and its dependencies.' })
export type Health = z.infer<typeof Health>

export const ReadinessArea = z
  .looseObject({
    id: z.string().meta({ description: 'For example `knowledge`, `articles`, `webhooks`, `credits`.' }),
    title: z.string(),
    ready: z.boolean(),
    detail: z.string(),
    path: z.string().optional().meta({ description: 'Where the dashboard shows it.' }),
  })
  .meta({ id: 'ReadinessArea', description: 'Whether one area of the desk is set up.' })
export type ReadinessArea = z.infer<typeof ReadinessArea>

export const StatusAction = z
  .looseObject({
    id: z.string().meta({ description: 'Stable name, for example `review_drafts`.' }),
    priority: z.int().meta({ description: '1 is the most urgent.' }),
    title: z.string(),
    detail: z.string(),
    path: z
      .string()
      .meta({ description: 'Dashboard path that settles it, for example `/articles?status=failed`.' }),
    count: z.int().optional().meta({ description: 'Number of records waiting.' }),
  })
  .meta({ id: 'StatusAction', description: 'One thing that needs a person.' })
export type StatusAction = z.infer<typeof StatusAction>

export const Status = z
  .looseObject({
    areas: z.array(ReadinessArea),
    actions: z.array(StatusAction).meta({ description: 'Most urgent first.' }),
  })
  .meta({ id: 'Status', description: 'Setup status of the tenant and recommended next actions.' })
export type Status = z.infer<typeof Status>

export const OpenApi = z
  .looseObject({ openapi: z.string() })
  .meta({ id: 'OpenApi', description: 'An OpenAPI 3.1 document.' })
export type OpenApi = z.infer<typeof OpenApi>

export const getHealth = operation({
  id: 'getHealth',
  method: 'GET',
  path: '/api/agent/health',
  auth: 'none',
  origin: 'published',
  noun: 'health',
  summary: 'Check the health of the service',
  responses: { 200: Health, 503: Health },
  errors: [429, 500],
})

export const getStatus = operation({
  id: 'getStatus',
  method: 'GET',
  path: '/api/agent/status',
  auth: 'agent',
  origin: 'ours',
  noun: 'health',
  summary: 'Read what is set up and what needs attention',
  sample: {},
  responses: { 200: Status },
  errors: [401, 429, 500],
})

export const getOpenApi = operation({
  id: 'getOpenApi',
  method: 'GET',
  path: '/api/agent/openapi.json',
  auth: 'none',
  origin: 'ours',
  noun: 'health',
  summary: 'Read the OpenAPI document of this service',
  responses: { 200: OpenApi },
  errors: [429, 500],
})
