import { expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import type { OperationShape } from './operation.ts'
import { operations } from './operations.ts'

/** The endpoints of the published document, version 1.0.0, in its order. */
const publishedEndpoints = [
  'POST /api/agent/autopilot',
  'GET /api/agent/articles/{id}',
  'POST /api/agent/articles/{id}/publish',
  'POST /api/agent/session',
  'POST /api/agent/lead-magnets',
  'GET /api/agent/lead-magnets/{id}',
  'POST /api/agent/service-warm-lead',
  'GET /api/agent/service-warm-lead/{runId}',
  'POST /api/agent/scout/reddit',
  'GET /api/agent/scout/reddit/{runId}',
  'POST /api/agent/tools/brand-scan',
  'GET /api/agent/tools/brand-scan/{id}',
  'POST /api/agent/tools/schema-validate',
  'POST /api/agent/tools/og-preview',
  'GET /api/agent/tools',
  'POST /api/agent/products',
  'DELETE /api/agent/products/{id}',
  'POST /api/agent/adapt',
  'POST /api/agent/shorts/avatar',
  'GET /api/agent/schedule/gaps',
  'GET /api/agent/schedule/suggest',
  'GET /api/agent/webhooks',
  'GET /api/agent/webhooks/deliveries',
  'POST /api/agent/rotate-key',
  'POST /agent/auth',
  'POST /agent/auth/claim/complete',
  'GET /api/agent/health',
]

const endpoint = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

test('every endpoint of the published document is an operation, and nothing else claims to be published', () => {
  const published = operations.filter(({ origin }) => origin === 'published').map(endpoint)
  expect(published.toSorted()).toEqual(publishedEndpoints.toSorted())
})

/**
 * The members of the query and the body that the published document names, by operation; those that it describes without
 * a name (the kind of a lead magnet, gender and origin of an avatar, the window and the zone of gaps, an offset) included.
 */
const publishedMembers: Readonly<Record<string, readonly string[]>> = {
  generateArticle: [
    ...['topic', 'source_urls', 'language', 'size', 'mode', 'enable_search', 'persona', 'illustrations'],
    ...['audio', 'disable_competition', 'wait_for_completion', 'auto_publish'],
  ],
  createSession: [
    ...['categories', 'problems', 'languages', 'interval_minutes', 'article_size', 'disable_competition'],
  ],
  createLeadMagnet: ['type', 'topic', 'niche', 'language', 'platform', 'generate_images', 'auto_publish'],
  createWarmLead: [
    ...['domain', 'icp', 'buyerRoles', 'maxContacts', 'drafts', 'freshnessDays', 'idempotencyKey'],
  ],
  createScoutRun: ['query', 'subreddits', 'limit'],
  createBrandScan: ['brandName'],
  validateSchema: ['url'],
  previewSocial: ['url'],
  uploadDocument: ['title', 'content', 'source_type', 'source_name', 'source_url'],
  adaptArticle: ['article_id', 'platforms', 'include_ref_link'],
  createAvatar: ['age_range', 'type', 'location', 'gender', 'origin', 'ethnicity'],
  listGaps: ['days', 'timezone'],
  listDeliveries: ['status', 'offset'],
  registerAgent: ['type', 'assertion_type', 'assertion', 'requested_credential_type', 'agent_name'],
  completeClaim: ['claim_token', 'otp'],
}

const Described = z.looseObject({
  $ref: z.string().optional(),
  properties: z.record(z.string(), z.unknown()).default({}),
  anyOf: z.array(z.unknown()).default([]),
  oneOf: z.array(z.unknown()).default([]),
})

function memberNames(schema: z.ZodType): string[] {
  const { $defs = {}, ...root } = z.toJSONSchema(schema, { io: 'input' })
  const namesOf = (part: unknown): string[] => {
    const { $ref, properties, anyOf, oneOf } = Described.parse(part)
    const parts = [...anyOf, ...oneOf, ...($ref ? [$defs[$ref.replace('#/$defs/', '')]] : [])]
    return [...Object.keys(properties), ...parts.flatMap(namesOf)]
  }
  return namesOf(root)
}

test.each(operations.filter(({ origin }) => origin === 'published'))(
  'of $id every member beyond the published document is marked as one, so that no other server is sent it',
  (shape: OperationShape) => {
    const { id, query, body, extensionMembers = {} } = shape
    const taken = [query, body].flatMap((one) => (one ? memberNames(one) : []))
    const published: readonly string[] = publishedMembers[id] ?? []
    const beyond = new Set(taken.filter((name) => !published.includes(name)))
    expect([...beyond].toSorted()).toEqual(Object.keys(extensionMembers).toSorted())
  },
)

test('no two operations share an id or an endpoint', () => {
  expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length)
  expect(new Set(operations.map(endpoint)).size).toBe(operations.length)
})

test('the ids are literals to the compiler', () => {
  type Id = (typeof operations)[number]['id']
  expectTypeOf<'generateArticle'>().toExtend<Id>()
  expectTypeOf<'getMe'>().toExtend<Id>()
  expectTypeOf<string>().not.toExtend<Id>()
})

test.each(operations)('$id names exactly the parameters of its path', (shape) => {
  const inPath = [...shape.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  expect('params' in shape ? Object.keys(shape.params.shape) : []).toEqual(inPath)
})

const known: ReadonlyMap<string, OperationShape> = new Map(operations.map((shape) => [shape.id, shape]))

test('only health and the registration endpoints take no key, besides the OpenAPI document', () => {
  const open = operations.filter(({ auth }) => auth === 'none').map(({ id }) => id)
  expect(open.toSorted()).toEqual([
    'challengeClaim',
    'completeClaim',
    'getHealth',
    'getOpenApi',
    'registerAgent',
  ])
})

test('whatever charges can answer 402, 409 and 422', () => {
  const charging = operations.filter((shape) => 'charges' in shape)
  expect(charging.map(({ id }) => id).toSorted()).toEqual([
    'adaptArticle',
    'changeSession',
    'createAvatar',
    'createBrandScan',
    'createLeadMagnet',
    'createScoutRun',
    'createWarmLead',
    'generateArticle',
    'previewSocial',
    'regenerateAdaptation',
    'runWatch',
    'uploadDocument',
    'validateSchema',
  ])
  for (const { errors } of charging) expect(errors).toEqual(expect.arrayContaining([402, 409, 422, 429]))
})

test('whatever charges honours a key, and what honours one says what becomes of its work without a caller', () => {
  for (const shape of known.values()) {
    if (shape.charges) expect(shape.whenCallerLeaves, shape.id).toBeDefined()
    if (!shape.whenCallerLeaves) continue
    expect(shape.errors, shape.id).toEqual(expect.arrayContaining([409, 422]))
    expect(shape.method, shape.id).not.toBe('GET')
  }
})

test('a body brings its errors with it: malformed, too large, of another type', () => {
  for (const shape of operations) {
    if ('body' in shape) expect(shape.errors, shape.id).toEqual(expect.arrayContaining([400, 413, 415]))
  }
})

test('every operation that charges and needs no id has a sample, so that it is in the tool catalogue', () => {
  const charging = operations
    .filter((shape) => 'charges' in shape && !('params' in shape))
    .map(({ id }) => id as string)
  expect(charging.filter((id) => known.get(id)?.sample === undefined)).toEqual([])
})

const sampled = [...known.values()].flatMap((shape) =>
  shape.sample ? [[shape.id, shape, shape.sample] as const] : [],
)
test.each(sampled)('the sample of %s is what its operation takes', (_id, operation, sample) => {
  expect(operation.auth).toBe('agent')
  expect(operation.params).toBeUndefined()
  const schema = operation.body ?? operation.query
  if (schema) schema.parse(sample)
  else expect(sample).toEqual({})
})
