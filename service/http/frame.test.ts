import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestService, type TestService, type TestTenant } from '#test-support/test-service.ts'
import { version } from '../config/version.ts'
import { describeApi } from './docs/api-description.ts'
import { routes } from './routes.ts'

let service: TestService
let tenant: TestTenant
beforeAll(async () => {
  service = await createTestService({
    environment: {
      RATE_LIMITS:
        '{"default":{"limit":400,"window_seconds":60},"rotate-key":{"limit":3,"window_seconds":3600}}',
    },
  })
  tenant = await service.createTenant()
})
afterAll(() => service.close())

const request = (path: string, init: RequestInit & { key?: string | null } = {}) => {
  const { key = tenant.key, ...rest } = init
  const headers = new Headers(rest.headers)
  if (key !== null) headers.set('authorization', `Bearer ${key}`)
  return service.app().request(path, { ...rest, headers })
}
const json = (body: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

test('every answer carries a request id, and an error repeats it in its body', async () => {
  const missing = await request('/api/agent/nothing-here')
  expect(missing.status).toBe(404)
  const body = (await missing.json()) as { request_id: string; error: string; code: string }
  expect(body).toMatchObject({ error: 'Not Found', code: 'not_found' })
  expect(missing.headers.get('request-id')).toBe(body.request_id)
  const sent = await request('/api/agent/health', { headers: { 'request-id': 'my-own-id-123' } })
  expect(sent.headers.get('request-id')).toBe('my-own-id-123')
})

test('without a key the challenge points at discovery; with a wrong one it names invalid_token', async () => {
  const none = await request('/api/agent/me', { key: null })
  expect(none.status).toBe(401)
  expect(none.headers.get('www-authenticate')).toContain(
    'resource_metadata="http://127.0.0.1:4000/.well-known/oauth-protected-resource"',
  )
  expect(none.headers.get('www-authenticate')).not.toContain('error=')
  const wrong = await request('/api/agent/me', { key: 'service_agent_wrong' })
  expect(wrong.status).toBe(401)
  expect(wrong.headers.get('www-authenticate')).toContain('error="invalid_token"')
})

test('a path that is nearly one of the API is corrected, and any other is told where all are', async () => {
  const messageAt = async (path: string) => Object(await (await request(path)).json()).message
  expect(await messageAt('/api/agent/articles/')).toBe(
    'No resource at this URL. Did you mean GET /api/agent/articles (listArticles)?',
  )
  expect(await messageAt('/api/agent/nothing-here')).toBe(
    'No resource at this URL. GET /openapi.json lists every operation.',
  )
  for (const [path, meant] of [
    ['/changelog', 'GET /docs/changelog'],
    ['/pricing', 'GET /docs/guides/credits'],
    ['/.well-known/mcp/server-card.json', 'POST /mcp'],
    ['/articles', 'GET /api/agent/articles (listArticles)'],
  ] as const)
    expect(await messageAt(path)).toContain(`Did you mean ${meant}?`)
})

test('a method that a path does not have is answered with the operation that was meant, or with what there is', async () => {
  const messageFor = async (method: string, path: string) =>
    Object(await (await request(path, { method })).json()).message
  expect(await messageFor('POST', '/api/agent/articles')).toBe(
    'Method POST is not allowed; use GET, HEAD, OPTIONS. Did you mean POST /api/agent/autopilot (generateArticle)?',
  )
  expect(await messageFor('GET', '/api/agent/autopilot')).toBe(
    'Method GET is not allowed; use OPTIONS, POST. At this URL: POST /api/agent/autopilot (generateArticle).',
  )
  expect(await messageFor('GET', '/api/agent/documents')).toBe(
    'No resource at this URL. Did you mean GET /api/agent/products (listDocuments)?',
  )
})

test.each(['api_key', 'apikey', 'access_token'])(
  'a key in the query as %s is told where it belongs, and that it was seen',
  async (name) => {
    const answer = await request(`/api/agent/me?${name}=${tenant.key}`, { key: null })
    expect(answer.status).toBe(401)
    const { message } = await answer.json()
    expect(message).toMatch(new RegExp(`^A key in the URL \\(${name}\\) is not read`))
    expect(message).not.toContain(tenant.key)
  },
)

test.each(['x-api-key', 'api-key', 'apikey', 'x-auth-token'])(
  'a key in the header %s is told which header is taken',
  async (name) => {
    const answer = await request('/api/agent/me', { key: null, headers: { [name]: tenant.key } })
    expect(answer.status).toBe(401)
    const { message } = await answer.json()
    expect(message).toBe(
      `The header ${name} is not read. Send the key as "Authorization: Bearer <key>". GET /auth.md explains how to get one.`,
    )
    expect(message).not.toContain(tenant.key)
  },
)

test.each(['Token', 'Basic', 'ApiKey'])(
  'a key after the word %s is told that Bearer is read',
  async (scheme) => {
    const headers = { authorization: `${scheme} ${tenant.key}` }
    const answer = await request('/api/agent/me', { key: null, headers })
    expect(answer.status).toBe(401)
    const { message } = await answer.json()
    expect(message).toBe(
      `${scheme} authentication is not read. Send your API key as "Authorization: Bearer <key>". GET /auth.md explains how to get one.`,
    )
  },
)

test('a key without its scheme is told so', async () => {
  const answer = await request('/api/agent/me', { key: null, headers: { authorization: tenant.key } })
  expect(answer.status).toBe(401)
  expect(await answer.json()).toMatchObject({ message: expect.stringContaining('the word Bearer') })
})

test('a parameter of a read that stands twice is refused, and one of a change named', async () => {
  const once = 'Stands more than once in the query. Send it once'
  for (const [path, message] of [
    ['articles?limit=1&limit=2', `${once}.`],
    [
      'events?event_type=article.failed&event_type=article.published',
      `${once}, with the types separated by commas.`,
    ],
  ]) {
    const answer = await request(`/api/agent/${path}`)
    expect(answer.status).toBe(400)
    expect((await answer.json()).details).toEqual([{ path: path?.split(/[?=]/)[1], message }])
  }
  const changed = await request(
    '/api/agent/estimate?a=1&a=2',
    json({ operation: 'createBrandScan', input: { brandName: 'Acme' } }),
  )
  expect(changed.status).toBe(200)
  expect((await changed.json()).warnings).toContain('a stands more than once in the query: the first counts.')
})

test.each([
  ['articles?stauts=published', 'stauts', 'status'],
  ['articles?state=published', 'state', 'status'],
  ['articles?limt=3', 'limt', 'limit'],
  ['articles?per_page=3', 'per_page', 'limit'],
  ['articles?page=2', 'page', 'offset'],
  ['articles?search=beans', 'search', 'q'],
  ['webhooks/deliveries?webhook_id=7', 'webhook_id', 'endpoint_id'],
  ['events?cursor=7', 'cursor', 'after'],
  ['events?from=2026-01-01T00:00:00Z', 'from', 'since'],
  ['credits/ledger?to=2026-01-01T00:00:00Z', 'to', 'until'],
  ['webhooks/deliveries?created_after=2026-01-01T00:00:00Z', 'created_after', 'since'],
  ['results?since=2026-01-01', 'since', 'from'],
  ['events?starting_after=7', 'starting_after', 'after'],
  ['events?type=article.failed', 'type', 'event_type'],
  ['schedule/gaps?dayz=3', 'dayz', 'days'],
])('a filter that is nearly one is refused with the one that was meant: %s', async (path, sent, meant) => {
  const answer = await request(`/api/agent/${path}`)
  const { details } = (await answer.json()) as { details: unknown }
  expect([answer.status, details]).toEqual([
    400,
    [{ path: sent, message: `Unknown field. Did you mean ${meant}?` }],
  ])
})

test.each(['utm_campaign=spring', '_=1712', 'fields=title', 'status=published&state=published'])(
  'a parameter that is like none which the read lacks is ignored with a warning: %s',
  async (query) => {
    const answer = await request(`/api/agent/articles?${query}`)
    const { warnings } = (await answer.json()) as { warnings: unknown }
    expect([answer.status, warnings]).toEqual([
      200,
      [expect.stringMatching(/^Unknown field \w+: ignored\. /)],
    ])
  },
)

test('a type of event that is never sent is refused like a status that is none, listed, followed and delivered', async () => {
  const message = 'No event has the type article.publishd. Did you mean article.published?'
  const refused = { status: 400, details: [{ path: 'event_type', message }] }
  const ask = async (path: string, headers = {}) => {
    const answer = await request(path, { headers })
    return { status: answer.status, details: Object(await answer.json()).details }
  }
  for (const path of ['/api/agent/events', '/api/agent/webhooks/deliveries']) {
    expect(await ask(`${path}?event_type=article.published,article.publishd`)).toEqual(refused)
    expect((await ask(`${path}?event_type=article.published`)).status).toBe(200)
  }
  const accept = 'text/event-stream'
  expect(await ask('/api/agent/events?event_type=article.publishd', { accept })).toEqual(refused)
  expect((await ask('/api/agent/webhooks/deliveries?status=eaten')).status).toBe(400)
})

test('a page of events after or before one that is not kept is refused, and is not the newest', async () => {
  const unknown = '00000000-0000-4000-8000-000000000000'
  for (const path of ['after', 'before']) {
    const answer = await request(`/api/agent/events?${path}=${unknown}`)
    const { details } = (await answer.json()) as { details: unknown }
    const message = `No event has the id ${unknown}, or it is no longer kept: leave it out for the newest, or send \`since\`.`
    expect([answer.status, details]).toEqual([400, [{ path, message }]])
  }
})

test('a position after which events may be missing is named, in a list since a moment and in a stream', async () => {
  const unknown = '00000000-0000-4000-8000-000000000000'
  const words = (id: string) =>
    `No event has the id ${id}, or it is no longer kept: events after it may be missing here.`
  const list = await request(`/api/agent/events?after=${unknown}&since=2026-01-01T00:00:00Z`)
  expect(await list.json()).toMatchObject({ warnings: [words(unknown)] })
  const stream = await request('/api/agent/events', {
    headers: { accept: 'text/event-stream', 'last-event-id': unknown },
  })
  expect(stream.headers.get('warning')).toBe(`299 - "${words(unknown)}"`)
  await stream.body?.cancel()
})

test('what was created is named by its address', async () => {
  const create = async (path: string, body: object) => {
    const answer = await request(`/api/agent/${path}`, json(body))
    const { id } = (await answer.json()) as { id?: string }
    expect(answer.status).toBe(201)
    return { location: answer.headers.get('location'), id }
  }
  for (const [path, body] of [
    ['webhooks', { url: 'https://example.com/in' }],
    ['suppressions', { value: 'example.org' }],
    ['results/sites', { host: 'example.org' }],
    ['watches', { kind: 'brand_scan', input: { brandName: 'Acme' } }],
  ] as const) {
    const { location, id } = await create(path, body)
    expect(location).toBe(`/api/agent/${path}/${id}`)
  }
  expect((await create('schedule/feed', {})).location).toBe('/api/agent/schedule/feed')
})

test('what is nested too deep is named by where it begins', async () => {
  const answer = await request('/api/agent/products', json(`{"title":${'['.repeat(40)}${']'.repeat(40)}}`))
  expect(await answer.json()).toMatchObject({
    message: 'title.0.0: Must not be nested more than 32 levels deep.',
  })
})

test('the estimate of an operation without a price is a 400 that says whether it is free and which was meant', async () => {
  const ask = async (operation: string) => {
    const answer = await request('/api/agent/estimate', json({ operation, input: {} }))
    const { code, details } = (await answer.json()) as {
      code: string
      details: { path: string; message: string }[]
    }
    expect([answer.status, code, details.map(({ path }) => path)]).toEqual([
      400,
      'invalid_request',
      ['operation'],
    ])
    return details[0]?.message
  }
  expect(await ask('createWatch')).toMatch(
    /^createWatch is free: it charges no credits\. An estimate takes one of adaptArticle, /,
  )
  expect(await ask('generateArticel')).toMatch(
    /^There is no operation named generateArticel\. Did you mean generateArticle\? An estimate takes one of /,
  )
  expect(await ask('writeArticle')).toMatch(
    /^There is no operation named writeArticle\. Did you mean generateArticle\? An estimate takes /,
  )
  expect(await ask('paintCeiling')).toMatch(/^There is no operation named paintCeiling\. An estimate takes /)
})

test('an estimate names each wrong member of the input by its path below `input`', async () => {
  for (const [operation, input, path] of [
    ['generateArticle', { source_urls: ['http://10.0.0.1/'] }, 'input.source_urls.0'],
    ['createSession', { categories: ['Coffee'], languages: ['xx'] }, 'input.languages.0'],
    ['createWarmLead', { domain: 'linkedin.com' }, 'input.domain'],
    ['createScoutRun', { query: '!!!' }, 'input.query'],
    ['createLeadMagnet', { type: 'checklist', topic: '   ' }, 'input.topic'],
    ['generateArticle', { topic: 5 }, 'input.topic'],
  ] as const) {
    const answer = await request('/api/agent/estimate', json({ operation, input }))
    expect([answer.status, await answer.json()]).toMatchObject([400, { details: [{ path }] }])
  }
})

test('an answer has RateLimit where its request was counted, and nowhere else, as OpenAPI says', async () => {
  const responses = describeApi(
    service.ctx,
    routes.map(({ operation }) => operation),
  ).components.responses
  const declares = (name: string) => 'RateLimit' in Object(Object(responses[name]).headers)
  const estimate = '/api/agent/estimate'
  const known = { operation: 'createScoutRun', input: { query: 'Grinders' } }
  for (const [name, isCounted, path, init] of [
    ['', true, estimate, json(known)],
    ['BadRequest', true, estimate, json({})],
    ['NotFound', true, '/api/agent/articles/00000000-0000-4000-8000-000000000000', {}],
    ['', false, estimate, json('{"topic":')],
    ['', false, '/api/agent/nothing', {}],
    ['Unauthorized', false, '/api/agent/me', { key: null }],
    ['MethodNotAllowed', false, '/api/agent/settings', { method: 'DELETE' }],
    ['TooLarge', false, '/api/agent/autopilot', json({ topic: 'x'.repeat(1_100_000) })],
    [
      'UnsupportedMediaType',
      false,
      estimate,
      { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' },
    ],
  ] as const) {
    const answer = await request(path, init)
    expect([name, path, answer.status, answer.headers.has('ratelimit')]).toEqual([
      name,
      path,
      answer.status,
      isCounted,
    ])
    if (name !== '' && name in responses) expect([name, declares(name)]).toEqual([name, isCounted])
  }
})

test('a wrong method answers 405 with the methods that work', async () => {
  const response = await request('/api/agent/settings', { method: 'DELETE' })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS, PUT')
  const search = await request('/api/agent/products/search')
  expect([search.status, search.headers.get('allow')]).toEqual([405, 'OPTIONS, POST'])
})

test.each([
  [
    'a body of another media type',
    { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' },
    415,
  ],
  ['malformed JSON', json('{"topic":'), 400],
  ['bytes that are not UTF-8', { ...json(''), body: new Uint8Array([0x22, 0xff, 0x22]) }, 400],
  ['a body over 1 MiB', json({ topic: 'x'.repeat(1_100_000) }), 413],
  ['a NUL character', json({ operation: 'a\u0000b', input: {} }), 400],
  ['half of a surrogate pair', json('{"operation":"a\\ud800b","input":{}}'), 400],
  ['nesting without end', json(`{"operation":"a","input":{"a":${'['.repeat(1e5)}${']'.repeat(1e5)}}}`), 400],
  ['null', json('null'), 400],
  ['a list', json([]), 400],
])('%s is refused with its own status', async (_, init, status) => {
  expect((await request('/api/agent/estimate', init)).status).toBe(status)
})

test('each invalid field is named by its path', async () => {
  const response = await request(
    '/api/agent/autopilot',
    json({ source_urls: ['x'], size: 'huge', wait_for_completion: 1, other: 1 }),
  )
  expect(response.status).toBe(400)
  const { details } = (await response.json()) as { details: { path: string }[] }
  expect(details.map((detail) => detail.path).toSorted()).toEqual([
    'other',
    'size',
    'source_urls.0',
    'wait_for_completion',
  ])
})

test('bounds of a query are refused, never clamped', async () => {
  for (const query of [
    'limit=0',
    'limit=101',
    'limit=x',
    'offset=-1',
    'limit=1e2',
    'limit=5.5',
    'status=done',
  ]) {
    expect([query, (await request(`/api/agent/articles?${query}`)).status]).toEqual([query, 400])
  }
})

test('a client that accepts problem details gets them with the same fields', async () => {
  const response = await request('/api/agent/nothing-here', {
    headers: { accept: 'application/problem+json' },
  })
  expect(response.headers.get('content-type')).toContain('application/problem+json')
  expect(await response.json()).toMatchObject({
    status: 404,
    title: 'Not Found',
    code: 'not_found',
    type: expect.stringMatching(/\/docs\/errors#not_found$/),
  })
})

test('rejects with a plain message', async () => {
  const response = await request(
    '/api/agent/autopilot',
    json({ topic: 5, source_urls: [], size: 'huge', audio: 'yes' }),
  )
  const { message } = (await response.json()) as { message: string }
  expect(message).toBe(
    'topic: Must be text. source_urls: Must have at least 1 item. size: Did you mean pillar? Must be one of mini, standard, full, pillar. audio: Must be true or false.',
  )
})

test('every response has the limit and its reset in seconds', async () => {
  const other = await service.createTenant()
  const first = await request('/api/agent/me', { key: other.key })
  expect(first.headers.get('ratelimit-policy')).toBe('"reads";q=400;w=60')
  expect(first.headers.get('ratelimit')).toMatch(/^"reads";r=399;t=\d+$/)
  const wrong = await request('/api/agent/estimate', { ...json({}), key: other.key })
  expect([wrong.status, wrong.headers.get('ratelimit')?.split(';')[1]]).toEqual([400, 'r=398'])
})

test.each(['since=0000-01-01T00:00:00Z', 'until=9999-12-31T23:59:59-23:59', 'since=2026-02-30T00:00:00Z'])(
  'a time that no calendar has or that PostgreSQL could not compare is refused: %s',
  async (query) => {
    expect((await request(`/api/agent/credits/ledger?${query}`)).status).toBe(400)
  },
)

test('days of spending are counted in every zone that the settings take', async () => {
  const other = await service.createTenant()
  for (const targetTimezone of ['US/Pacific-New', 'AET', 'IST', 'europe/lisbon', 'Asia/Kathmandu']) {
    const init = { ...json({ targetTimezone }), method: 'PUT', key: other.key }
    expect([targetTimezone, (await request('/api/agent/settings', init)).status]).toEqual([
      targetTimezone,
      200,
    ])
    expect((await request('/api/agent/credits/ledger', { key: other.key })).status).toBe(200)
  }
})

test('too many requests return 429 with retry_after equal to the header, and the rotated key still works', async () => {
  const other = await service.createTenant()
  let { key } = other
  for (let n = 0; n < 3; n++) {
    const rotated = await request('/api/agent/rotate-key', { method: 'POST', key })
    expect(rotated.status).toBe(200)
    key = ((await rotated.json()) as { agent_api_key: string }).agent_api_key
  }
  const refused = await request('/api/agent/rotate-key', { method: 'POST', key })
  expect(refused.status).toBe(429)
  const body = (await refused.json()) as { retry_after: number }
  expect(String(body.retry_after)).toBe(refused.headers.get('retry-after'))
  expect((await request('/api/agent/me', { key })).status).toBe(200)
})

test('the old key is revoked immediately, or after the requested grace period', async () => {
  const other = await service.createTenant()
  const rotated = await request('/api/agent/rotate-key', { ...json({ grace_seconds: 3600 }), key: other.key })
  const { agent_api_key } = (await rotated.json()) as { agent_api_key: string }
  expect((await request('/api/agent/me', { key: other.key })).status).toBe(200)
  await request('/api/agent/rotate-key', { method: 'POST', key: agent_api_key })
  expect((await request('/api/agent/me', { key: agent_api_key })).status).toBe(401)
  expect((await request('/api/agent/me', { key: other.key })).status).toBe(401)
})

test('an agent is listed, revoked by another and then unknown; it cannot revoke itself', async () => {
  const mine = (await (await request('/api/agent/agents')).json()) as {
    agents: { id: string; is_current: boolean }[]
  }
  expect(mine.agents).toHaveLength(1)
  const self = await request(`/api/agent/agents/${mine.agents[0]?.id}`, { method: 'DELETE' })
  expect(self.status).toBe(409)
  const stranger = await service.createTenant()
  const foreign = await request(`/api/agent/agents/${stranger.agent.caller.agentId}`, { method: 'DELETE' })
  expect(foreign.status).toBe(404)
})

test('health needs no key, names both checks and the version', async () => {
  const response = await request('/api/agent/health', { key: null })
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({
    status: 'healthy',
    checks: { cache: true, database: true },
    version,
  })
})

test('OPTIONS lists the methods of its path, also of one with a parameter (RFC 9110, section 9.3.7)', async () => {
  const allowed = async (path: string) => (await request(path, { method: 'OPTIONS' })).headers.get('allow')
  expect(await allowed('/api/agent/settings')).toBe('GET, HEAD, OPTIONS, PUT')
  expect(await allowed('/api/agent/products/search')).toBe('OPTIONS, POST')
  expect(await allowed('/api/agent/webhooks/any')).toBe('DELETE, GET, HEAD, OPTIONS, PATCH')
})

test('any origin may call the API, and a preflight says what it may send', async () => {
  const preflight = await request('/api/agent/autopilot', { method: 'OPTIONS', key: null })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
  expect(preflight.headers.get('access-control-allow-headers')).toContain('Idempotency-Key')
})

test('a page may send what MCP, caches and traces need, and read what leads to the API', async () => {
  const preflight = await request('/mcp', { method: 'OPTIONS', key: null })
  const allowed = preflight.headers.get('access-control-allow-headers')?.toLowerCase().split(', ')
  expect(allowed).toEqual(
    expect.arrayContaining([
      'mcp-protocol-version',
      'mcp-session-id',
      'mcp-method',
      'mcp-name',
      'last-event-id',
      'if-none-match',
      'traceparent',
    ]),
  )
  for (const path of [
    '/auth.md',
    '/llms.txt',
    '/.well-known/oauth-protected-resource/mcp',
    '/.well-known/oauth-authorization-server',
    '/api/agent/openapi.json',
    '/openapi.json',
    '/docs/articles.md',
    '/',
  ]) {
    const answer = await request(path, { key: null })
    expect([path, answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([path, 200, '*'])
  }
  const root = await request('/', { key: null })
  const etag = root.headers.get('etag') ?? ''
  expect((await request('/', { key: null, headers: { 'if-none-match': etag } })).status).toBe(304)
  const site = await request('/docs', { key: null })
  expect(site.headers.get('access-control-allow-origin')).toBeNull()
})

test('discovery names this service exactly and how to claim a key', async () => {
  const resource = await request('/.well-known/oauth-protected-resource', { key: null })
  expect(await resource.json()).toMatchObject({
    resource: 'http://127.0.0.1:4000',
    authorization_servers: ['http://127.0.0.1:4000'],
  })
  const inserted = await request('/.well-known/oauth-protected-resource/api/agent', { key: null })
  expect(inserted.status).toBe(200)
  const server = await request('/.well-known/oauth-authorization-server', { key: null })
  expect(await server.json()).toMatchObject({
    issuer: 'http://127.0.0.1:4000',
    agent_auth: {
      register_uri: 'http://127.0.0.1:4000/agent/auth',
      identity_types_supported: ['identity_assertion'],
    },
  })
  expect(server.headers.get('cache-control')).toBe('public, max-age=300')
  expect(await (await request('/auth.md', { key: null })).text()).toContain('# Getting a key')
})

test('settings change by what is named, and wrong ones are refused at their path', async () => {
  const other = await service.createTenant()
  const put = (body: unknown) =>
    request('/api/agent/settings', { ...json(body), method: 'PUT', key: other.key })
  expect(
    await (await put({ autoPublish: true, publishSchedule: { slots: ['18:30', '08:15'] } })).json(),
  ).toMatchObject({
    autoPublish: true,
    publishSchedule: { postsPerDay: 1, slots: ['08:15', '18:30'] },
    targetTimezone: 'UTC',
  })
  expect(await (await put({ targetTimezone: 'Europe/Berlin' })).json()).toMatchObject({
    targetTimezone: 'Europe/Berlin',
    autoPublish: true,
  })
  for (const wrong of [
    { targetTimezone: 'Mars/Olympus' },
    { publishSchedule: { postsPerDay: 25 } },
    { referralLink: 'javascript:alert(1)' },
  ]) {
    expect((await put(wrong)).status).toBe(400)
  }
})

test('an idempotency key replays the first answer, refuses another payload, and charges once', async () => {
  const other = await service.createTenant({ credits: 10 })
  const upload = (body: unknown, idempotencyKey: string) => {
    const init = json(body)
    return request('/api/agent/products', {
      ...init,
      headers: { ...init.headers, 'idempotency-key': idempotencyKey },
      key: other.key,
    })
  }
  const document = { title: 'One', content: 'A sentence about one thing that is long enough to be kept.' }
  const first = await upload(document, 'key-1')
  const again = await upload(document, 'key-1')
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect(await again.json()).toEqual(await first.json())
  const { title, content } = document
  expect((await upload({ content, title }, 'key-1')).status).toBe(200)
  expect((await upload({ ...document, title: 'Two' }, 'key-1')).status).toBe(422)
  expect((await upload({ ...document, content: '' }, 'key-2')).status).toBe(400)
  const me = (await (await request('/api/agent/me', { key: other.key })).json()) as {
    tenant_balance: { credits: number }
  }
  expect(me.tenant_balance.credits).toBe(9)
})

test('OpenAPI lists exactly the operations that answer', async () => {
  const document = (await (await request('/api/agent/openapi.json', { key: null })).json()) as {
    openapi: string
    paths: object
  }
  expect(document.openapi).toBe('3.1.0')
  const paths = new Set(routes.map(({ operation }) => operation.path as string))
  expect(paths).toContain('/api/agent/autopilot')
  expect(Object.keys(document.paths).toSorted()).toEqual([...paths].toSorted())
  expect((await request('/api/agent/no-such-thing', json({}))).status).toBe(404)
})

describe('the coding of a body', () => {
  const estimate = JSON.stringify({ operation: 'createBrandScan', input: { brandName: 'Acme' } })
  const send = (body: Uint8Array | string, headers: Record<string, string>, path = '/api/agent/estimate') =>
    request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : new Uint8Array(body),
    })

  test.each(['gzip', 'x-gzip', 'GZIP'])('a body of Content-Encoding %s is read', async (coding) => {
    const answer = await send(gzipSync(estimate), { 'content-encoding': coding })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual(await (await send(estimate, {})).json())
  })

  test.each(['br', 'deflate', 'zstd', 'gzip, gzip', 'nonsense'])(
    'a body of Content-Encoding %s is refused with what is taken',
    async (coding) => {
      const answer = await send(brotliCompressSync(estimate), { 'content-encoding': coding })
      expect(answer.status).toBe(415)
      expect(answer.headers.get('accept-encoding')).toBe('gzip, identity')
      expect(await answer.json()).toMatchObject({
        code: 'unsupported_media_type',
        message: expect.stringContaining('gzip'),
      })
    },
  )

  test.each(['utf-16', 'utf-16le', 'iso-8859-1', '"windows-1252"'])(
    'a body of charset %s is refused with what is taken',
    async (charset) => {
      const headers = { 'content-type': `application/json; charset=${charset}` }
      const answer = await send(Buffer.from(estimate, 'utf16le'), headers)
      expect(answer.status).toBe(415)
      expect(await answer.json()).toMatchObject({ message: expect.stringContaining('UTF-8') })
    },
  )

  test.each(['utf-8', 'UTF-8', '"utf8"', 'us-ascii'])('a body of charset %s is read', async (charset) => {
    const headers = { 'content-type': `application/json; charset=${charset}` }
    expect((await send(estimate, headers)).status).toBe(200)
  })

  test('a small gzip body that inflates beyond the limit is refused before it has', async () => {
    const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024))
    expect(bomb.length).toBeLessThan(1024 * 1024)
    const answer = await send(bomb, { 'content-encoding': 'gzip' })
    expect([answer.status, (await answer.json()).code]).toEqual([413, 'body_too_large'])
  })

  test('a damaged gzip body is malformed', async () => {
    const whole = gzipSync(estimate)
    for (const body of [whole.subarray(0, whole.length - 9), Buffer.from(estimate)]) {
      const answer = await send(body, { 'content-encoding': 'gzip' })
      expect([answer.status, (await answer.json()).code]).toEqual([400, 'malformed_body'])
    }
  })

  test('an upload may be gzip, and no other coding', async () => {
    const upload = JSON.stringify({ title: 'Beans', content: 'Beans are roasted on Tuesdays.'.repeat(1000) })
    const answer = await send(gzipSync(upload), { 'content-encoding': 'gzip' }, '/api/agent/products')
    expect(answer.status).toBe(200)
    const refused = await send(
      brotliCompressSync(upload),
      { 'content-encoding': 'br' },
      '/api/agent/products',
    )
    expect(refused.status).toBe(415)
  })

  test('MCP takes the same codings', async () => {
    const call = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} })
    const headers = { accept: 'application/json, text/event-stream' }
    const plain = await send(call, headers, '/mcp')
    const zipped = await send(gzipSync(call), { ...headers, 'content-encoding': 'gzip' }, '/mcp')
    expect([plain.status, zipped.status]).toEqual([200, 200])
    expect(await zipped.text()).toBe(await plain.text())
    const others: Record<string, string>[] = [
      { 'content-encoding': 'br' },
      { 'content-type': 'application/json; charset=utf-16' },
    ]
    for (const other of others) {
      const answer = await send(call, { ...headers, ...other }, '/mcp')
      expect([answer.status, (await answer.json()).code]).toEqual([415, 'unsupported_media_type'])
    }
  })
})

test('what is missing is said to be required, and unknown members of a refused body are warnings, not details', async () => {
  const refusal = async (path: string, body: unknown) => (await request(path, json(body))).json()
  const details = async (path: string, body: unknown) => (await refusal(path, body)).details
  const misnamed = await refusal('/api/agent/products', { source_type: 'url', url: 'https://a.example/' })
  expect(misnamed).toMatchObject({
    message: 'source_url: Required. Must be an http or https address.',
    warnings: ['Unknown field url. Did you mean source_url?'],
  })
  expect(misnamed.details).toEqual([
    { path: 'source_url', message: 'Required. Must be an http or https address.' },
  ])
  // A body that is closed to other members is refused for them, too.
  expect(await details('/api/agent/webhooks', { adress: 'https://a.example/' })).toEqual([
    { path: 'url', message: 'Required. Must be an http or https address.' },
    { path: 'adress', message: 'Unknown field. Known are url, event_types, description.' },
  ])
  expect(await details('/api/agent/autopilot', { topic: 'Grinders', personna: 'analyst' })).toEqual([
    { path: 'personna', message: 'Unknown field. Did you mean persona?' },
  ])
  const query = await (await request('/api/agent/articles?status=draft&limt=3&foo=1')).json()
  expect(query.details).toEqual([expect.objectContaining({ path: 'status' })])
  expect(query.warnings).toEqual([
    'Unknown field limt. Did you mean limit?',
    expect.stringMatching(/^Unknown field foo\. Known are limit, /),
  ])
  expect(await details('/api/agent/adapt', {})).toEqual([
    { path: 'article_id', message: 'Required. Must be a UUID.' },
  ])
})

test('what is no date and time is refused with that one reason', async () => {
  const { details } = await (await request('/api/agent/webhooks/deliveries?since=yesterday')).json()
  expect(details).toEqual([{ path: 'since', message: expect.stringContaining('a date and time') }])
})

test('a 401 leads to the guide, and says of an access token that it works at /mcp only', async () => {
  const message = async (key: string | null) =>
    (await (await request('/api/agent/me', { key })).json()).message
  expect(await message(null)).toContain('GET /auth.md explains')
  expect(await message('service_agent_unknown')).toContain('GET /auth.md explains')
  expect(await message('a'.repeat(43))).toContain('One for /mcp works at /mcp only')
})

test('the guide to keys has an entity tag', async () => {
  const first = await request('/auth.md', { key: null })
  const etag = first.headers.get('etag') ?? ''
  const again = await request('/auth.md', { key: null, headers: { 'if-none-match': etag } })
  expect([first.status, again.status]).toEqual([200, 304])
})
