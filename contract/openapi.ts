import type { z } from 'zod'
import { type AccessScope, accessScopes } from './access-scopes.ts'
import type { Price } from './credits.ts'
import { errorShape, exampleError, Problem } from './errors.ts'
import { eventStreamType } from './event-list.ts'
import { EventType, envelopeOf, eventTypes, exampleEnvelope } from './events.ts'
import { exampleHost, type OperationExample, operationExamples } from './examples.ts'
import { nouns } from './nouns.ts'
import {
  accepted,
  cancellable,
  created,
  errorHeaders,
  everyResponse,
  headerComponents,
  limited,
  paged,
  replayed,
  tagged,
} from './openapi-headers.ts'
import type { ErrorStatus, OperationShape } from './operation.ts'
import { type JsonSchema, schemaComponents } from './schema-components.ts'
import { statusPhrases } from './status-phrases.ts'
import { retryDays, retryDelaysSeconds } from './webhook-retries.ts'

type Schemas = ReturnType<typeof schemaComponents>

/** What an operation costs: how its price is worked out, and the rows of the price list that it is made of. */
export type OperationPrice = {
  formula: string
  items: readonly Pick<Price, 'item' | 'label' | 'credits' | 'unit'>[]
}

/** The properties of the document that readers use by name; the rest is plain JSON too. */
export type OpenApiDocument = {
  openapi: '3.1.0'
  info: {
    title: string
    version: string
    description: string
    contact: { name: string; url: string }
    license: { name: string; identifier: string }
  }
  servers: { url: string; description: string }[]
  security: Security
  tags: { name: string; description: string; 'x-displayName': string }[]
  paths: Record<string, Record<string, OpenApiOperation>>
  webhooks: Record<string, unknown>
  components: {
    schemas: Record<string, JsonSchema>
    responses: Record<string, unknown>
    [kind: string]: unknown
  }
}

type Examples = Record<string, { summary: string; value: unknown }>

export type OpenApiOperation = {
  operationId: string
  summary: string
  description?: string
  tags: string[]
  security?: Security
  parameters?: unknown[]
  requestBody?: {
    required: boolean
    content: Record<string, { schema: JsonSchema; examples?: Examples }>
  }
  responses: Record<string, unknown>
  'x-origin': OperationShape['origin']
  'x-charges'?: true
  'x-price'?: OperationPrice & { currency: 'credits'; usd_per_credit: number }
}

/** One credit in US dollars, as the published prices count. */
const usdPerCredit = 0.01

/**
 * The OpenAPI 3.1 document of a service that offers these operations and sends these events (defaults to all).
 * `baseUrl` has no trailing slash. `x-origin` distinguishes the published operations from Masthead's own; `x-charges`
 * marks those that cost credits, and `x-price` says how many.
 */
export function openApiDocument(options: {
  operations: readonly OperationShape[]
  events?: readonly EventType[]
  baseUrl: string
  version: string
  /** By the id of the operation. */
  prices?: ReadonlyMap<string, OperationPrice>
  /** The least scope of an access token of OAuth that an operation takes; undefined where it takes an API key alone. */
  scopeOf?(operation: OperationShape): AccessScope | undefined
}): OpenApiDocument {
  const { operations, events = EventType.options, baseUrl, version, prices, scopeOf } = options
  const components = schemaComponents()
  const responses: Record<string, unknown> = {}
  const paths: OpenApiDocument['paths'] = {}
  for (const shape of operations) {
    const describe = {
      components,
      responses,
      price: prices?.get(shape.id),
      baseUrl,
      security: scopeOf && shape.auth === 'agent' ? securityOf(scopeOf(shape)) : undefined,
    }
    paths[shape.path] = {
      ...paths[shape.path],
      [shape.method.toLowerCase()]: describeOperation(shape, describe),
    }
  }
  const webhooks = Object.fromEntries(events.map((type) => [type, describeEvent(type, components)]))
  const used = new Set<string>(operations.map(({ noun }) => noun))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Masthead API',
      version,
      description: `Content marketing for software agents: research, write, publish and distribute. How to get a key: ${baseUrl}/auth.md. Guides and a reference for people: ${baseUrl}/docs. Members of a request that are not listed: an object with \`additionalProperties: false\` refuses them with 400; any other ignores them, and the answer names each by its path in \`warnings\` (or the header \`Warning\`), with the name that was probably meant. An operation with \`x-price\` refuses what is nearly a listed member with 400, before anything is charged, and a GET what is nearly a listed parameter or stands more than once.`,
      contact: { name: 'Documentation and errors', url: `${baseUrl}/docs` },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: baseUrl, description: 'This server' }],
    security: usualSecurity,
    tags: [
      ...Object.entries(nouns)
        .filter(([noun]) => used.has(noun))
        .map(([name, { title, description }]) => ({ name, description, 'x-displayName': title })),
      ...(events.length > 0
        ? [{ name: 'events', description: eventsDescription, 'x-displayName': 'Events' }]
        : []),
    ],
    paths,
    webhooks,
    components: {
      schemas: components.schemas,
      responses,
      headers: headerComponents,
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: `The API key of an agent, \`service_agent_…\`. How to get one: ${baseUrl}/auth.md`,
        },
        oauth: {
          type: 'oauth2',
          description: `An access token of OAuth 2.1 (PKCE, dynamic registration) for the resource ${baseUrl}. Operations that take or answer a secret refuse it with 403, but for \`createWebhook\`, whose secret is that of the endpoint it adds. One with the scope \`agent:read\` alone is refused by everything that changes or charges something.`,
          flows: {
            authorizationCode: {
              authorizationUrl: `${baseUrl}/oauth/authorize`,
              tokenUrl: `${baseUrl}/oauth/token`,
              refreshUrl: `${baseUrl}/oauth/token`,
              scopes: accessScopes,
            },
          },
        },
      },
    },
  }
}

type Describing = {
  components: Schemas
  responses: Record<string, unknown>
  price: OperationPrice | undefined
  baseUrl: string
  /** Where it is known which credentials the operation takes. */
  security: Security | undefined
}

type Security = readonly { bearer?: never[]; oauth?: AccessScope[] }[]

const usualSecurity: Security = [{ bearer: [] }, { oauth: ['agent'] }]

function securityOf(scope: AccessScope | undefined): Security {
  if (scope === undefined) return [{ bearer: [] }]
  return scope === 'agent' ? usualSecurity : [...usualSecurity, { oauth: [scope] }]
}

/** Whether there is a credential that works elsewhere and not here. */
const refusesTokens = (security: Security | undefined) =>
  security !== undefined && !security.some(({ oauth }) => oauth?.includes('agent:read'))

function describeOperation(shape: OperationShape, describing: Describing): OpenApiOperation {
  const { components, price, baseUrl } = describing
  const examples = examplesOf(shape, baseUrl)
  const parameters = [
    ...describeParameters(shape.params, 'path', components),
    ...describeParameters(shape.query, 'query', components),
    ...(shape.whenCallerLeaves ? [idempotencyKey] : []),
    ...(shape.ownIdempotencyKey ? [ownIdempotencyKey(shape.ownIdempotencyKey)] : []),
    ...(shape.alsoAs?.includes(eventStreamType) ? [lastEventId] : []),
  ]
  return {
    operationId: shape.id,
    summary: shape.summary,
    ...describe(shape),
    tags: [shape.noun],
    'x-origin': shape.origin,
    ...(shape.charges && { 'x-charges': true as const }),
    ...(price && { 'x-price': { currency: 'credits' as const, usd_per_credit: usdPerCredit, ...price } }),
    ...(shape.auth === 'none' && { security: [] }),
    ...(describing.security && describing.security !== usualSecurity && { security: describing.security }),
    ...(parameters.length > 0 && { parameters }),
    ...(shape.body && {
      requestBody: {
        required: shape.bodyOptional !== true,
        content: { 'application/json': describeBody(shape, shape.body, { components, examples }) },
      },
    }),
    responses: describeResponses(shape, { ...describing, examples }),
  }
}

/**
 * In place and not by name: generators take a member with a default for always present wherever a schema could also be
 * an answer, so a request by name would ask its caller for every one of them.
 */
function describeBody(
  { bodyNeedsOneOf }: OperationShape,
  body: z.ZodType,
  { components, examples }: { components: Schemas; examples: readonly OperationExample[] },
) {
  const schema = components.inlineSchemaOf(body, 'input')
  const sent = examples.filter(({ body }) => body !== undefined)
  return {
    schema: bodyNeedsOneOf ? withOneOf(schema, bodyNeedsOneOf) : schema,
    ...(sent.length > 0 && {
      examples: Object.fromEntries(
        sent.map(({ status, body: value }) => [
          `answered${status}`,
          { summary: `Answered ${status}`, value },
        ]),
      ),
    }),
  }
}

/** Whole shapes, because generators read an alternative without members as one that takes anything. */
function withOneOf({ title, description, ...object }: JsonSchema, names: readonly string[]): JsonSchema {
  return { title, description, anyOf: names.map((name) => ({ ...object, required: [name] })) }
}

/** The recorded calls, with the host of this service. */
function examplesOf({ id }: OperationShape, baseUrl: string): readonly OperationExample[] {
  const recorded = operationExamples.get(id) ?? []
  return JSON.parse(JSON.stringify(recorded).replaceAll(exampleHost, baseUrl))
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'The same key and body within 24 hours answer the first result, with `Idempotent-Replayed: true`, and charge once, whatever became of the first connection. A key counts for this operation in this workspace: with another operation it is a new request, and charges. 409 `idempotency_key_in_use` while the first request runs; 422 for another body, with when the key was first used.',
  schema: { type: 'string', maxLength: 255 },
  example: '2026-03-02-cold-brew',
}

function ownIdempotencyKey({ minLength, description }: NonNullable<OperationShape['ownIdempotencyKey']>) {
  return {
    ...idempotencyKey,
    description,
    schema: { ...idempotencyKey.schema, minLength },
    example: '5b0a4c1e-93d7-4f6e-8a52-0c7d1e9b3f48',
  }
}

const lastEventId = {
  name: 'Last-Event-ID',
  in: 'header',
  required: false,
  description:
    'With `Accept: text/event-stream`: `id` of the last event you got, after which the stream continues. EventSource sends it by itself; it takes precedence over `after`.',
  schema: { type: 'string', format: 'uuid' },
  example: '7d1f0c3a-0000-4000-8000-000000000001',
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

function describeResponses(
  shape: OperationShape,
  {
    components,
    responses: shared,
    baseUrl,
    examples,
    security,
  }: Describing & { examples: readonly OperationExample[] },
): Record<string, unknown> {
  const responses: Record<string, unknown> = {}
  for (const status of errorsOf(shape, refusesTokens(security)))
    responses[status] = describeError(shape, status, { components, shared, baseUrl })
  for (const [status, schema] of Object.entries(shape.responses)) {
    const others = (shape.alsoAs ?? []).map((type) => [type, { schema: { type: 'string' } }] as const)
    const example = examples.find((one) => String(one.status) === status)
    responses[status] = {
      description: schema.meta()?.description ?? shape.summary,
      headers: {
        ...everyResponse,
        ...(isLimited(shape) && limited),
        ...(status === '201' && created),
        ...(status === '202' && accepted),
        ...(status === '202' && shape.cancelledBy !== undefined && cancellable),
        ...((shape.whenCallerLeaves || shape.ownIdempotencyKey) && replayed),
        ...(shape.query && 'offset' in shape.query.shape && paged),
        ...(shape.id === 'getOpenApi' && tagged),
      },
      content: {
        'application/json': {
          schema: components.schemaOf(schema, 'output'),
          ...(example && {
            examples: { recorded: { summary: 'As it was answered', value: example.response } },
          }),
        },
        ...Object.fromEntries(others),
      },
    }
  }
  return responses
}

/** Without a key, what changes something counts against a limit of the caller's address. */
function isLimited({ auth, method }: OperationShape): boolean {
  return auth === 'agent' || method !== 'GET'
}

/** Besides its own: a token that may do less, and a database that is away, which any operation can meet. */
function errorsOf({ errors }: OperationShape, refusesSomeTokens: boolean): readonly ErrorStatus[] {
  const all = new Set<ErrorStatus>([...errors, ...(refusesSomeTokens ? [403 as const] : []), 503])
  return [...all].toSorted((a, b) => a - b)
}

/** An error that is the same for every operation stands among the components; one of its own beside its operation. */
function describeError(
  shape: OperationShape,
  status: ErrorStatus,
  about: { components: Schemas; shared: Record<string, unknown>; baseUrl: string },
): unknown {
  const general = errorShape(status)
  const own = shape.errorBodies?.[status]
  if (own) return errorResponse(status, { ...general, schema: own }, about)
  about.shared[general.name] ??= errorResponse(status, general, about)
  return { $ref: `#/components/responses/${general.name}` }
}

/** What is refused before the request is counted, and what may fail before it. */
const uncounted: ReadonlySet<ErrorStatus> = new Set([401, 403, 405, 413, 415, 500, 503])

function errorResponse(
  status: ErrorStatus,
  { schema, description }: { schema: z.ZodType; description: string },
  { components, baseUrl }: { components: Schemas; baseUrl: string },
) {
  const title = statusPhrases[status]
  const json = components.schemaOf(schema, 'output')
  const plain = exampleError(status, { title, baseUrl })
  const problem = { type: plain.doc_url, title, status, detail: plain.message, ...plain }
  const isGeneral = schema === errorShape(status).schema
  return {
    description,
    headers: { ...everyResponse, ...(!uncounted.has(status) && limited), ...errorHeaders[status] },
    content: {
      'application/json': { schema: json, ...(isGeneral && { example: plain }) },
      'application/problem+json': {
        schema: { allOf: [components.schemaOf(Problem, 'output'), json] },
        ...(isGeneral && { example: problem }),
      },
    },
  }
}

const hours = retryDelaysSeconds.map((seconds) =>
  seconds < 60 ? `${seconds} s` : seconds < 3600 ? `${seconds / 60} min` : `${seconds / 3600} h`,
)

const eventsDescription = `What is posted to webhook endpoints. Each is signed as Standard Webhooks 1.0.0 says; verify the signature before you read the body. Any 2xx ends the delivery; after any other answer it is tried again ${hours.join(', ')} later, over ${retryDays} days. Deliveries may come twice or out of order: compare \`webhook-id\` and \`timestamp\`.`

/** Signed as Standard Webhooks 1.0.0 says. */
const webhookHeaders = [
  ['webhook-id', 'Id of the event, the same on every attempt.', '11d7f0a4-52c6-4a6e-9f3d-8b2a6c1e0f57'],
  [
    'webhook-timestamp',
    'Unix seconds of the attempt; refuse what is more than five minutes off.',
    '1772442600',
  ],
  [
    'webhook-signature',
    '`v1,` and the base64 HMAC-SHA256 of `{id}.{timestamp}.{body}` with the secret; several, separated by spaces, while secrets overlap.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ],
].map(([name, description, example]) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
  example,
}))

function describeEvent(type: EventType, components: Schemas) {
  return {
    post: {
      operationId: `on${type.replaceAll(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
      summary: type,
      description: eventTypes[type].description,
      tags: ['events'],
      security: [],
      parameters: webhookHeaders,
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: components.schemaOf(envelopeOf(type), 'output'),
            example: exampleEnvelope(type),
          },
        },
      },
      responses: {
        '2XX': { description: 'Received, and not sent again.' },
        '4XX': { description: 'Tried again like any failure; only 410 disables the endpoint at once.' },
      },
    },
  }
}
