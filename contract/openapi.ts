import type { z } from 'zod'
import { errorShape } from './errors.ts'
import { EventType, envelopeOf, eventTypes } from './events.ts'
import type { OperationShape } from './operation.ts'
import { type JsonSchema, schemaComponents } from './schema-components.ts'

type Schemas = ReturnType<typeof schemaComponents>

/** The properties of the document that readers use by name; the rest is plain JSON too. */
export type OpenApiDocument = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  security: Record<string, string[]>[]
  paths: Record<string, Record<string, OpenApiOperation>>
  webhooks: Record<string, unknown>
  components: { schemas: Record<string, JsonSchema>; [kind: string]: unknown }
}

export type OpenApiOperation = {
  operationId: string
  summary: string
  description?: string
  tags: string[]
  security?: []
  parameters?: unknown[]
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, unknown>
  'x-origin': OperationShape['origin']
  'x-charges'?: true
}

/**
 * The OpenAPI 3.1 document of a service that offers these operations and sends these events (defaults to all).
 * `baseUrl` has no trailing slash. `x-origin` distinguishes the published operations from Masthead's own; `x-charges`
 * marks those that cost credits.
 */
export function openApiDocument(options: {
  operations: readonly OperationShape[]
  events?: readonly EventType[]
  baseUrl: string
  version: string
}): OpenApiDocument {
  const { operations, events = EventType.options, baseUrl, version } = options
  const components = schemaComponents()
  const paths: OpenApiDocument['paths'] = {}
  for (const shape of operations) {
    paths[shape.path] = {
      ...paths[shape.path],
      [shape.method.toLowerCase()]: describeOperation(shape, components),
    }
  }
  const webhooks = Object.fromEntries(events.map((type) => [type, describeEvent(type, components)]))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Masthead agent API',
      version,
      description: `Content marketing for software agents. How to get a key: ${baseUrl}/auth.md`,
    },
    servers: [{ url: baseUrl }],
    security: [{ bearer: [] }],
    paths,
    webhooks,
    components: {
      schemas: components.schemas,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The agent key.' },
      },
    },
  }
}

function describeOperation(shape: OperationShape, components: Schemas): OpenApiOperation {
  const parameters = [
    ...describeParameters(shape.params, 'path', components),
    ...describeParameters(shape.query, 'query', components),
    ...(shape.whenCallerLeaves ? [idempotencyKey] : []),
  ]
  return {
    operationId: shape.id,
    summary: shape.summary,
    ...describe(shape),
    tags: [shape.noun],
    'x-origin': shape.origin,
    ...(shape.charges && { 'x-charges': true as const }),
    ...(shape.auth === 'none' && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(shape.body && {
      requestBody: {
        required: shape.bodyOptional !== true,
        content: { 'application/json': { schema: components.schemaOf(shape.body, 'input') } },
      },
    }),
    responses: describeResponses(shape, components),
  }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'The same key and body within 24 hours answer the first result, with `Idempotent-Replayed: true`, and charge once, whatever became of the first connection. 409 `idempotency_key_in_use` while the first request runs; 422 for another body.',
  schema: { type: 'string', maxLength: 255 },
}

/** What becomes of work whose caller goes away, as a sentence for the description of its operation. */
export const leavingWords = {
  finishes:
    'If the caller goes away before the answer, the work is finished all the same, and the same `Idempotency-Key` returns its answer.',
  stops:
    'If the caller goes away before the answer, the work stops and costs nothing, and the same `Idempotency-Key` begins it again.',
} as const

function describe({ description, whenCallerLeaves }: OperationShape): { description?: string } {
  const sentences = [description, whenCallerLeaves && leavingWords[whenCallerLeaves]].filter(Boolean)
  return sentences.length > 0 ? { description: sentences.join(' ') } : {}
}

function describeParameters(
  schema: z.ZodObject | undefined,
  place: 'path' | 'query',
  components: Schemas,
): object[] {
  return Object.entries(schema?.shape ?? {}).map(([name, member]) => {
    const { description, ...json } = components.schemaOf(member, 'input')
    const required = place === 'path' || !member.safeParse(undefined).success
    return { name, in: place, required, ...(description !== undefined && { description }), schema: json }
  })
}

function describeResponses(shape: OperationShape, components: Schemas): Record<string, unknown> {
  const responses: Record<string, unknown> = {}
  for (const status of shape.errors) {
    const general = errorShape(status)
    const schema = shape.errorBodies?.[status] ?? general.schema
    responses[status] = {
      description: general.description,
      ...(errorHeaders[status] && { headers: errorHeaders[status] }),
      content: { 'application/json': { schema: components.schemaOf(schema, 'output') } },
    }
  }
  for (const [status, schema] of Object.entries(shape.responses)) {
    const others = (shape.alsoAs ?? []).map((type) => [type, { schema: { type: 'string' } }] as const)
    responses[status] = {
      description: schema.meta()?.description ?? shape.summary,
      ...(status === '202' && { headers: acceptedHeaders }),
      content: {
        'application/json': { schema: components.schemaOf(schema, 'output') },
        ...Object.fromEntries(others),
      },
    }
  }
  return responses
}

const retryAfter = { description: 'Seconds to wait.', schema: { type: 'integer' } }

const errorHeaders: Partial<Record<number, Record<string, unknown>>> = {
  401: {
    'WWW-Authenticate': { description: 'Where to learn how to get a key.', schema: { type: 'string' } },
  },
  429: { 'Retry-After': retryAfter },
}

const acceptedHeaders = {
  Location: { description: 'Where to poll.', schema: { type: 'string' } },
  'Retry-After': retryAfter,
}

/** Signed as Standard Webhooks 1.0.0 says. */
const webhookHeaders = [
  ['webhook-id', 'The same on every attempt.'],
  ['webhook-timestamp', 'Unix seconds of the attempt.'],
  [
    'webhook-signature',
    '`v1,` and the base64 HMAC-SHA256 of `{id}.{timestamp}.{body}`; several while secrets overlap.',
  ],
].map(([name, description]) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
}))

function describeEvent(type: EventType, components: Schemas) {
  return {
    post: {
      summary: eventTypes[type].description,
      tags: ['events'],
      security: [],
      parameters: webhookHeaders,
      requestBody: {
        required: true,
        content: { 'application/json': { schema: components.schemaOf(envelopeOf(type), 'output') } },
      },
      responses: { '2XX': { description: 'Received. Anything else is tried again, except 410.' } },
    },
  }
}
