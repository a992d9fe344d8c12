import { expect, test } from 'vitest'
import { z } from 'zod'
import { EventType } from './events.ts'
import { type OpenApiOperation, openApiDocument } from './openapi.ts'
import { operation } from './operation.ts'
import { operations } from './operations.ts'
import { ScoutRun } from './scout-runs.ts'

const options = { operations, baseUrl: 'https://desk.example', version: '1.0.0' }
const document = openApiDocument(options)
const described = Object.values(document.paths).flatMap((path) => Object.values(path))

/** Every object of the description, with the way that leads to it; examples may hold anything. */
function* objectsIn(value: unknown, way = '#'): Generator<[string, Record<string, unknown>]> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield [way, { ...value }]
  for (const [key, member] of Object.entries(value)) {
    if (key !== 'example' && key !== 'examples') yield* objectsIn(member, `${way}/${key}`)
  }
}

function find(operationId: string): OpenApiOperation {
  const found = described.find((one) => one.operationId === operationId)
  if (found === undefined) throw new Error(`${operationId} is not described.`)
  return found
}

test('what our service always sends is required, though a reader of other servers does without it', () => {
  const { schemas } = document.components
  for (const [name, members] of Object.entries({
    Article: ['id', 'created_at', 'updated_at', 'queued', 'language'],
    Session: ['id', 'session_id', 'message'],
    ScoutRun: ['id', 'query', 'credits_used'],
    WebhookEndpoint: ['created_at', 'all_event_types'],
    Delivery: ['endpoint', 'updated_at'],
    ArticleResult: ['id', 'article_url'],
  })) {
    expect([name, schemas[name]?.required]).toEqual([name, expect.arrayContaining(members)])
  }
})

test('the document survives JSON unchanged', () => {
  expect(JSON.parse(JSON.stringify(document))).toEqual(document)
})

/** A part of the document by its reference, for example `#/components/responses/NotFound`. */
function resolve(value: unknown, whole = document): Record<string, unknown> {
  const { $ref } = Object(value)
  if (typeof $ref !== 'string') return Object(value)
  return $ref
    .slice(2)
    .split('/')
    .reduce<Record<string, unknown>>((part, name) => Object(part[name]), { ...whole })
}

test('every reference resolves inside the document, and no component is unused', () => {
  const references = new Set<string>()
  // One in which some tokens are refused by something.
  const whole = openApiDocument({ ...options, scopeOf: () => 'agent' })
  for (const [way, object] of objectsIn(whole)) {
    if (typeof object.$ref !== 'string') continue
    expect(Object.keys(resolve(object, whole)).length, way).toBeGreaterThan(0)
    references.add(object.$ref)
  }
  for (const kind of ['schemas', 'responses', 'headers']) {
    for (const name of Object.keys(Object(whole.components[kind]))) {
      const reference = `#/components/${kind}/${name}`
      expect([reference, references.has(reference)]).toEqual([reference, true])
    }
  }
})

test('nothing of the generator is left behind', () => {
  for (const [way, object] of objectsIn(document)) {
    expect(object, way).not.toHaveProperty('$defs')
    expect(object, way).not.toHaveProperty('$schema')
    expect(object, way).not.toHaveProperty('~standard')
  }
  for (const schema of Object.values(document.components.schemas)) expect(schema).not.toHaveProperty('id')
})

test('every operation is described once, with its own id', () => {
  expect(described.map(({ operationId }) => operationId).toSorted()).toEqual(
    operations.map(({ id }) => id).toSorted(),
  )
})

test('every named schema and every response has a description', () => {
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    expect(schema.description, name).toBeTypeOf('string')
  }
  for (const { operationId, responses } of described) {
    for (const response of Object.values(responses)) {
      expect(resolve(response), operationId).toHaveProperty('description', expect.stringMatching(/./))
    }
  }
})

test.each(operations)(
  '$id has every path parameter, its origin, and a body only where it takes one',
  (shape) => {
    const found = find(shape.id)
    const names = (found.parameters ?? [])
      .filter((one) => Object(one).in === 'path')
      .map((one) => Object(one).name)
    expect(names).toEqual([...shape.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
    expect(found['x-origin']).toBe(shape.origin)
    expect('requestBody' in found).toBe('body' in shape)
    expect(Object.keys(found.responses)).toEqual(
      [...new Set([...Object.keys(shape.responses), ...shape.errors.map(String), '503'])].toSorted(),
    )
  },
)

test('a client sees what may be left out: defaults in requests are optional, in answers nothing is closed', () => {
  const input = find('generateArticle').requestBody?.content['application/json']?.schema
  const topic = {
    additionalProperties: false,
    properties: { language: { default: 'en' } },
    required: ['topic'],
  }
  expect(input).toMatchObject({ anyOf: [topic, { ...topic, required: ['source_urls'] }] })
  for (const [way, object] of objectsIn(document.components.schemas)) {
    if (object.additionalProperties === false) expect(way).toMatch(/\/QueuedArticle$/)
  }
})

test('a request says of every object within it whether it takes other members', () => {
  const silent = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) =>
      [...objectsIn(Object(requestBody?.content['application/json']?.schema))]
        .filter(
          ([, { properties, additionalProperties }]) => properties && additionalProperties === undefined,
        )
        .map(([way]) => `${method} ${path} ${way}`),
    ),
  )
  expect(silent).toEqual([])
  const settings = find('updateSettings').requestBody?.content['application/json']?.schema
  expect(settings).toMatchObject({
    additionalProperties: true,
    properties: { publishSchedule: { additionalProperties: true } },
  })
  expect(document.info.description).toContain('additionalProperties')
})

test('numbers in a query are integers with their bounds and default', () => {
  expect(find('listDeliveries').parameters).toContainEqual({
    name: 'limit',
    in: 'query',
    required: false,
    description: 'How many rows to return, 1 to 100.',
    schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
  })
})

test('what a request can be refused or counted for is described wherever it can happen', () => {
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, { operationId, responses }] of Object.entries(methods)) {
      // An operation without a body refuses one.
      if (method !== 'get') expect(responses, `${method} ${path}`).toHaveProperty('400')
      const good = Object.entries(responses).filter(([status]) => status.startsWith('2'))
      for (const [, answer] of good) {
        const isCounted = operationId !== 'getHealth' && operationId !== 'getOpenApi'
        expect('RateLimit' in Object(resolve(answer).headers), operationId).toBe(isCounted)
      }
    }
  }
})

test('statuses carry the error bodies of the document', () => {
  const body = (name: string) => ({
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
  })
  const { responses } = find('generateArticle')
  expect(resolve(responses[400])).toMatchObject(body('GenericError'))
  expect(resolve(responses[402])).toMatchObject(body('PaymentRequired'))
  expect(resolve(responses[429])).toMatchObject(body('RateLimited'))
  expect(find('createSession').responses).toMatchObject({ 409: body('SessionConflict') })
  expect(find('getHealth').responses).toMatchObject({ 200: body('Health'), 503: body('Health') })
})

test('the ledger is offered as CSV too, the charge is marked, and open operations say so', () => {
  expect(find('listLedger').responses).toHaveProperty(['200', 'content', 'text/csv'])
  expect(find('generateArticle')).toMatchObject({ 'x-charges': true })
  expect(find('generateArticle').parameters).toContainEqual(
    expect.objectContaining({ name: 'Idempotency-Key' }),
  )
  expect(find('getHealth').security).toEqual([])
  expect(find('getMe')).not.toHaveProperty('security')
  expect(find('rotateKey').requestBody?.required).toBe(false)
})

test('what takes a key only says so, and what takes a token which only reads', () => {
  const keyed = openApiDocument({
    operations,
    baseUrl: 'https://desk.example',
    version: '1.0.0',
    scopeOf: ({ id, method }) => (id === 'rotateKey' ? undefined : method === 'GET' ? 'agent:read' : 'agent'),
  })
  expect(keyed.security).toEqual([{ bearer: [] }, { oauth: ['agent'] }])
  expect(keyed.components.securitySchemes).toMatchObject({
    oauth: {
      type: 'oauth2',
      flows: {
        authorizationCode: {
          tokenUrl: 'https://desk.example/oauth/token',
          scopes: { agent: expect.any(String), 'agent:read': expect.any(String) },
        },
      },
    },
  })
  const rotate = keyed.paths['/api/agent/rotate-key']?.post
  expect(rotate).toMatchObject({ security: [{ bearer: [] }], responses: { 403: expect.anything() } })
  const me = keyed.paths['/api/agent/me']?.get
  expect(me?.security).toEqual([{ bearer: [] }, { oauth: ['agent'] }, { oauth: ['agent:read'] }])
  expect(me?.responses).not.toHaveProperty('403')
  const write = keyed.paths['/api/agent/autopilot']?.post
  expect(write).not.toHaveProperty('security')
  expect(write?.responses).toHaveProperty('403')
})

test('every event is a webhook, unless the service names those that it sends', () => {
  expect(Object.keys(document.webhooks)).toEqual(EventType.options)
  const few = openApiDocument({
    operations: [],
    events: ['article.generated'],
    baseUrl: 'https://desk.example',
    version: '1.0.0',
  })
  expect(Object.keys(few.webhooks)).toEqual(['article.generated'])
  expect(Object.keys(few.components.schemas)).toEqual(['ArticleEventData'])
})

test('two different schemas of one name are refused', () => {
  const named = (schema: z.ZodType) => schema.meta({ id: 'Twin', description: 'A twin.' })
  const twin = operation({
    id: 'twin',
    method: 'POST',
    path: '/twin',
    auth: 'none',
    origin: 'ours',
    noun: 'health',
    summary: 'Twin',
    body: z.object({ a: named(z.looseObject({ b: z.string().pipe(z.coerce.number()) })) }),
    responses: {},
    errors: [],
  })
  const output = { ...twin, id: 'other', path: '/other', responses: { 200: twin.body } } as const
  const describe = () =>
    openApiDocument({ operations: [twin, output], baseUrl: 'https://a.example', version: '1' })
  expect(describe).toThrow('Twin')
})

test('statuses list the values that are known and allow others', () => {
  expect(document.components.schemas.ScoutRun).toMatchObject({
    properties: {
      status: { anyOf: [{ enum: ['processing', 'completed', 'failed'] }, { type: 'string' }] },
    },
  })
  expect(ScoutRun.shape.status.parse('postponed')).toBe('postponed')
})

test('every error is also offered as problem details, which have the members of the error', () => {
  for (const { responses } of described) {
    for (const [status, response] of Object.entries(responses)) {
      const { content } = Object(resolve(response))
      if (status.startsWith('2') || content['application/problem+json'] === undefined) continue
      expect(content['application/problem+json'].schema.allOf).toEqual([
        { $ref: '#/components/schemas/Problem' },
        content['application/json'].schema,
      ])
    }
  }
  expect(Object(resolve(find('getMe').responses[401])).content).toHaveProperty(['application/problem+json'])
})

test('a topic or source_urls is needed, and the members of a request that have a default are not', () => {
  const schema = find('generateArticle').requestBody?.content['application/json']?.schema
  expect(schema).toMatchObject({
    title: 'GenerateArticleInput',
    anyOf: [{ required: ['topic'] }, { required: ['source_urls'] }],
  })
})

test('every operation and event has a tag that is described, and an id of its own', () => {
  const tags = document.tags.map(({ name }) => name)
  const events = Object.values(document.webhooks).map((event) => Object(event).post)
  for (const { tags: own } of [...described, ...events]) expect(tags).toEqual(expect.arrayContaining(own))
  const ids = [...described, ...events].map(({ operationId }) => operationId)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a request and an answer are shown as they were recorded, with the address of this service', () => {
  const { requestBody, responses } = find('createScoutRun')
  const sent = requestBody?.content['application/json']?.examples?.answered202?.value
  expect(sent).toHaveProperty('query')
  expect(Object(responses[202]).content['application/json'].examples.recorded.value).toHaveProperty('run_id')
  const here = openApiDocument({ operations, baseUrl: 'https://our.example', version: '1.0.0' })
  expect(JSON.stringify(here.paths)).not.toContain('desk.example')
})
