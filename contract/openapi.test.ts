import { expect, test } from 'vitest'
import { z } from 'zod'
import { EventType } from './events.ts'
import { type OpenApiOperation, openApiDocument } from './openapi.ts'
import { operation } from './operation.ts'
import { operations } from './operations.ts'
import { ScoutRun } from './scout-runs.ts'

const document = openApiDocument({ operations, baseUrl: 'https://desk.example', version: '1.0.0' })
const described = Object.values(document.paths).flatMap((path) => Object.values(path))

/** Every object in a JSON value, with the way that leads to it. */
function* objectsIn(value: unknown, way = '#'): Generator<[string, Record<string, unknown>]> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield [way, { ...value }]
  for (const [key, member] of Object.entries(value)) yield* objectsIn(member, `${way}/${key}`)
}

function find(operationId: string): OpenApiOperation {
  const found = described.find((one) => one.operationId === operationId)
  if (found === undefined) throw new Error(`${operationId} is not described.`)
  return found
}

test('the document survives JSON unchanged', () => {
  expect(JSON.parse(JSON.stringify(document))).toEqual(document)
})

test('every reference resolves inside the document, and no schema is unused', () => {
  const references = new Set<string>()
  for (const [way, object] of objectsIn(document)) {
    if (typeof object.$ref !== 'string') continue
    const [, name = ''] = /^#\/components\/schemas\/(.+)$/.exec(object.$ref) ?? []
    expect(document.components.schemas, way).toHaveProperty([name])
    references.add(name)
  }
  expect(Object.keys(document.components.schemas).toSorted()).toEqual([...references].toSorted())
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
      expect(response, operationId).toHaveProperty('description', expect.stringMatching(/./))
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
      [...new Set([...Object.keys(shape.responses), ...shape.errors.map(String)])].toSorted(),
    )
  },
)

test('a client sees what may be left out: defaults in requests are optional, in answers nothing is closed', () => {
  const input = document.components.schemas.GenerateArticleInput
  expect(input).toMatchObject({ additionalProperties: false, properties: { language: { default: 'en' } } })
  expect(input).not.toHaveProperty('required')
  for (const [way, object] of objectsIn(document.components.schemas)) {
    if (object.additionalProperties === false) expect(way).toMatch(/\/(GenerateArticleInput|QueuedArticle)$/)
  }
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

test('statuses carry the error bodies of the document', () => {
  const body = (name: string) => ({
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
  })
  expect(find('generateArticle').responses).toMatchObject({
    400: body('GenericError'),
    402: body('PaymentRequired'),
    429: body('RateLimited'),
  })
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
    body: z.object({ a: named(z.looseObject({ b: z.string().default('b') })) }),
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
