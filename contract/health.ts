import { z } from 'zod'
import { alwaysSent } from './always-sent.ts'
import { operation } from './operation.ts'
import { DateTime, openEnum } from './primitives.ts'

export const Health = z
  .looseObject({
    status: openEnum('healthy', 'degraded', 'stopping').meta({
      description:
        '`healthy`, `degraded` if a check is false or nothing works on jobs, `stopping` before the process ends.',
    }),
    checks: z
      .object({
        cache: z.boolean().meta({
          description: 'True when the cache answers; a single machine uses one in memory, which always does.',
        }),
        database: z.boolean().meta({ description: 'True when PostgreSQL answers a query.' }),
      })
      .catchall(z.boolean())
      .meta({ description: 'Result of one check for each dependency, true when it answers.' }),
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
    timestamp: DateTime.meta({ description: 'When the checks were made, ISO 8601 in UTC.' }),
    version: z.string().meta({ description: 'Version of the service that answers, for example `1.1.0`.' }),
  })
  .meta({ id: 'Health', description: 'Health of the service and its dependencies.' })
export type Health = z.infer<typeof Health>

export const ReadinessArea = z
  .looseObject({
    id: z.string().meta({ description: 'For example `knowledge`, `articles`, `webhooks`, `credits`.' }),
    title: z.string().meta({ description: 'Name of the area as the dashboard shows it.' }),
    ready: z.boolean().meta({ description: 'True when nothing is left to set up in this area.' }),
    detail: z.string().meta({ description: 'One sentence for a person: what is there, or what is missing.' }),
    path: alwaysSent(
      z.string().meta({
        description: 'Where the dashboard shows it, as a path of the dashboard (`dashboard` of GET /).',
      }),
    ),
    url: z.url().optional().meta({ description: 'The same as an address.' }),
  })
  .meta({ id: 'ReadinessArea', description: 'Whether one area of the desk is set up.' })
export type ReadinessArea = z.infer<typeof ReadinessArea>

export const StatusAction = z
  .looseObject({
    id: z.string().meta({ description: 'Stable name, for example `review_drafts`.' }),
    priority: z.int().meta({ description: '1 is the most urgent.' }),
    title: z.string().meta({ description: 'What to do, as a short instruction for a person.' }),
    detail: z.string().meta({ description: 'One sentence on why it matters or what is waiting.' }),
    path: z
      .string()
      .meta({ description: 'Dashboard path that settles it, for example `/articles?status=failed`.' }),
    url: z.url().optional().meta({ description: 'The same page as an address to open.' }),
    operation: z.string().optional().meta({
      description:
        'Id of the operation that settles it, where one does, for example `uploadDocument`; absent where a person has to.',
    }),
    count: z.int().optional().meta({ description: 'Number of records waiting.' }),
  })
  .meta({ id: 'StatusAction', description: 'One thing that needs a person.' })
export type StatusAction = z.infer<typeof StatusAction>

export const Status = z
  .looseObject({
    areas: z
      .array(ReadinessArea)
      .meta({ description: 'The areas of the desk in the order in which they are usually set up.' }),
    actions: z.array(StatusAction).meta({ description: 'Most urgent first.' }),
  })
  .meta({ id: 'Status', description: 'Setup status of the tenant and recommended next actions.' })
export type Status = z.infer<typeof Status>

export const OpenApi = z
  .looseObject({
    openapi: z.string().meta({
      description: 'Version of the OpenAPI standard that the document follows, for example `3.1.0`.',
    }),
  })
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
  description:
    'Tells whether the database and the cache answer and whether jobs are being worked on. Needs no key and is not logged, so a load balancer may ask every few seconds. 503 when nothing can be served.',
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
  summary: 'Get the setup status and what needs attention',
  description:
    'Lists each area of the desk with what is set up, and the actions that wait for a person, most urgent first. Ask it once when an agent starts, to find out what to do next.',
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
  summary: 'Get the OpenAPI document of this service',
  description:
    'Returns the OpenAPI 3.1 document of exactly this service: its operations, prices and address. Needs no key. It is compressed on request and carries an `ETag`, so ask with `If-None-Match`.',
  responses: { 200: OpenApi },
  errors: [429, 500],
})
