import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { rotateKey } from '#contract/agents.ts'
import { generateArticle, getArticle, listArticles } from '#contract/articles.ts'
import { listDeliveries } from '#contract/deliveries.ts'
import { eventStreamType, listEvents } from '#contract/event-list.ts'
import { getHealth, getStatus } from '#contract/health.ts'
import { createLeadMagnet, getLeadMagnet } from '#contract/lead-magnets.ts'
import { previewSocial } from '#contract/page-tools.ts'
import { getScoutRun } from '#contract/scout-runs.ts'
import { createWarmLead, getWarmLead } from '#contract/warm-leads.ts'
import { callOperation, sendOperation } from './client.ts'
import { AgentApiError } from './errors.ts'

const id = '11111111-1111-4111-8111-111111111111'
const key = 'service_agent_not_to_be_told'
let server: Server | undefined

type Answer = { status: number; body: unknown; headers?: Record<string, string> }

/**
 * A loopback server that gives one answer; resolves to its address and what it was asked besides its OpenAPI document,
 * which it has at `/openapi.json` if one is given.
 */
async function serve(answer: Answer | 'nothing', openApi?: unknown) {
  const asked: { request: IncomingMessage; body: string }[] = []
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    if (/openapi\.json$|^\/\.well-known\//.test(request.url ?? '')) {
      const isThere = openApi !== undefined && request.url === '/openapi.json'
      response.writeHead(isThere ? 200 : 404).end(JSON.stringify(isThere ? openApi : {}))
      return
    }
    asked.push({ request, body })
    if (answer === 'nothing') return
    const isText = typeof answer.body === 'string'
    response.writeHead(answer.status, {
      'content-type': isText ? 'text/html' : 'application/json',
      ...answer.headers,
    })
    response.end(isText ? String(answer.body) : JSON.stringify(answer.body))
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { baseUrl: `http://127.0.0.1:${port}`, asked }
}

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** What the door throws. */
async function failureOf(call: Promise<unknown>) {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof AgentApiError)) throw new Error('the door did not refuse')
  expect(`${error.stack} ${JSON.stringify(error)}`).not.toContain(key)
  return error.failure
}

test('a call carries the key, the idempotency key and the body, and its answer is parsed by status', async () => {
  const queued = { id, status: 'processing', queued: true, message: 'Accepted.' }
  const { baseUrl, asked } = await serve({ status: 202, body: queued })
  const body = { topic: 'Heat pumps', wait_for_completion: false }
  const answer = await callOperation(generateArticle, { body }, { key, baseUrl, idempotencyKey: 'once' })
  expect(answer).toEqual({ status: 202, body: queued })
  expect(asked[0]?.request.headers).toMatchObject({
    authorization: `Bearer ${key}`,
    'idempotency-key': 'once',
    'content-type': 'application/json',
    accept: 'application/json',
  })
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual(body)
})

test('path and query are encoded, and members without a value are left out', async () => {
  const { baseUrl, asked } = await serve({
    status: 200,
    body: { articles: [], total: 0, limit: 20, offset: 0 },
  })
  await callOperation(listArticles, { query: { q: 'a&b=c d', status: undefined } }, { key, baseUrl })
  expect(asked[0]?.request.url).toBe('/api/agent/articles?q=a%26b%3Dc+d')
})

test('health that is degraded is an answer and no failure', async () => {
  const body = {
    status: 'degraded',
    checks: { cache: true, database: false },
    timestamp: '2026-11-21T00:00:00Z',
    version: '1.0.0',
  }
  const { baseUrl } = await serve({ status: 503, body })
  expect(await callOperation(getHealth, {}, { baseUrl })).toMatchObject({ status: 503 })
})

test('an answer that breaks its schema, and a page of HTML, are unexpected', async () => {
  const broken = await serve({ status: 200, body: { status: 7 }, headers: { 'request-id': 'req_1' } })
  const call = callOperation(getArticle, { params: { id } }, { key, baseUrl: broken.baseUrl })
  expect(await failureOf(call)).toMatchObject({ kind: 'unexpected', requestId: 'req_1' })
  server?.close()
  const html = await serve({ status: 200, body: '<html></html>' })
  const read = callOperation(getArticle, { params: { id } }, { key, baseUrl: html.baseUrl })
  expect(await failureOf(read)).toMatchObject({ kind: 'unexpected' })
})

test('a redirect is not followed, so that the key goes nowhere else', async () => {
  const { baseUrl, asked } = await serve({ status: 302, body: {}, headers: { location: '/elsewhere' } })
  const call = callOperation(getArticle, { params: { id } }, { key, baseUrl })
  expect(await failureOf(call)).toMatchObject({ kind: 'unexpected' })
  expect(asked).toHaveLength(1)
})

test('silence ends in a timeout, and a closed port in a network failure', async () => {
  const { baseUrl } = await serve('nothing')
  const slow = callOperation(getArticle, { params: { id } }, { key, baseUrl, timeoutMs: 50 })
  expect(await failureOf(slow)).toMatchObject({ kind: 'unavailable', reason: 'timeout' })
  server?.closeAllConnections()
  await new Promise((resolve) => server?.close(resolve))
  const closed = callOperation(getArticle, { params: { id } }, { key, baseUrl })
  expect(await failureOf(closed)).toMatchObject({ kind: 'unavailable', reason: 'network' })
})

test('a read whose connection breaks off is sent once more, and a change is not', async () => {
  let asked = 0
  server = createServer((request, response) => {
    if (!/\/(?:health|autopilot)$/.test(request.url ?? '')) {
      response.writeHead(404).end('{}')
      return
    }
    asked += 1
    if (asked % 2 === 1) request.socket.destroy()
    else
      response.end(
        JSON.stringify({
          status: 'healthy',
          checks: { cache: true, database: true },
          timestamp: '2026-01-01T00:00:00Z',
          version: '1',
        }),
      )
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  expect(await callOperation(getHealth, {}, { baseUrl })).toMatchObject({ body: { status: 'healthy' } })
  expect(asked).toBe(2)
  const body = { topic: 'Grinders', wait_for_completion: false }
  expect(await failureOf(callOperation(generateArticle, { body }, { baseUrl, key }))).toMatchObject({
    kind: 'unavailable',
    reason: 'network',
  })
  expect(asked).toBe(3)
})

test('a success needs nothing but the id, and a rotation nothing but the key', async () => {
  const magnet = await serve({ status: 202, body: { id, note: null } })
  const body = { type: 'checklist' as const, topic: 'Descaling' }
  const created = await callOperation(createLeadMagnet, { body }, { key, baseUrl: magnet.baseUrl })
  expect(created.body).toMatchObject({ id })
  server?.close()
  const rotated = await serve({ status: 200, body: { agent_api_key: 'service_agent_new' } })
  const answer = await callOperation(rotateKey, {}, { key, baseUrl: rotated.baseUrl })
  expect(answer.body.agent_api_key).toBe('service_agent_new')
  server?.close()
  const bare = await serve({ status: 202, body: { id, status: 'queued', domain: 'acme.example' } })
  const lead = await callOperation(
    createWarmLead,
    { body: { domain: 'acme.example' } },
    { key, baseUrl: bare.baseUrl },
  )
  expect(lead.body.run.id).toBe(id)
})

test.each([
  [
    getWarmLead,
    { runId: id },
    { run: { id, status: 'completed', domain: 'acme.example' } },
    { id, status: 'completed' },
  ],
  [getWarmLead, { runId: id }, { status: 'queued' }, { id, status: 'queued' }],
  [getScoutRun, { runId: id }, { results: { items: [] } }, { run_id: id, status: 'completed' }],
  [getScoutRun, { runId: id }, { progress: { percent: 5 } }, { run_id: id, status: 'processing' }],
  [getLeadMagnet, { id }, { error: 'No room.' }, { id, status: 'failed' }],
])(
  'a poll is read by what it says, under one member or without an id or a status',
  async (operation, params, said, read) => {
    const { baseUrl } = await serve({ status: 200, body: said })
    expect((await callOperation(operation, { params }, { key, baseUrl })).body).toMatchObject(read)
  },
)

test('a read that was refused with a time is not sent again before it, and changes are', async () => {
  const { baseUrl, asked } = await serve({ status: 429, body: {}, headers: { 'retry-after': '47' } })
  const read = () => failureOf(callOperation(getArticle, { params: { id } }, { key, baseUrl }))
  expect(await read()).toMatchObject({ kind: 'rate_limited', retryAfterSeconds: 47 })
  expect(await read()).toMatchObject({ kind: 'rate_limited' })
  expect(asked).toHaveLength(1)
  await failureOf(callOperation(rotateKey, {}, { key, baseUrl }))
  expect(asked).toHaveLength(2)
})

test('a stream of events that is one too many keeps no read waiting', async () => {
  const { baseUrl, asked } = await serve({ status: 429, body: {}, headers: { 'retry-after': '30' } })
  const follow = () => failureOf(sendOperation(listEvents, {}, { key, baseUrl, accept: eventStreamType }))
  expect(await follow()).toMatchObject({ kind: 'rate_limited' })
  await failureOf(callOperation(getArticle, { params: { id } }, { key, baseUrl }))
  expect(asked).toHaveLength(2)
  await follow()
  expect(asked).toHaveLength(2)
})

test('what a server lacks is asked for once, and what the document publishes always', async () => {
  const { baseUrl, asked } = await serve({ status: 405, body: {} })
  for (let times = 0; times < 3; times += 1) {
    expect(await failureOf(callOperation(getStatus, {}, { key, baseUrl }))).toMatchObject({
      kind: 'not_offered',
    })
  }
  expect(asked).toHaveLength(1)
  for (let times = 0; times < 2; times += 1) {
    await failureOf(callOperation(getArticle, { params: { id } }, { key, baseUrl }))
  }
  expect(asked).toHaveLength(3)
})

test.each([
  ['an hour where the server says so', 404, { error: 'Not Found' }, 3_599],
  ['an hour where it knows the path', 405, { error: 'Method Not Allowed' }, 3_599],
  ['a minute where a proxy may have said it', 404, '<html></html>', 59],
  ['a minute where a proxy may not allow it', 405, '<html></html>', 59],
  [
    'a minute where it may be a release that is being replaced',
    404,
    { error: 'Not Found', code: 'not_found' },
    59,
  ],
  ['a minute where that release has the path', 405, { error: 'Not Allowed', code: 'method_not_allowed' }, 59],
])('what a server lacks is remembered for %s', async (_, status, body, seconds) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const { baseUrl, asked } = await serve({ status, body })
    const read = () =>
      failureOf(callOperation(listArticles, { query: { limit: 5, offset: 0 } }, { key, baseUrl }))
    await read()
    vi.setSystemTime(Date.now() + seconds * 1000)
    expect(await read()).toMatchObject({ kind: 'not_offered' })
    expect(asked).toHaveLength(1)
    vi.setSystemTime(Date.now() + 2000)
    await read()
    expect(asked).toHaveLength(2)
  } finally {
    vi.useRealTimers()
  }
})

test('a charging call that was waited for in vain may have charged', async () => {
  const { baseUrl } = await serve('nothing')
  const body = { topic: 'Heat pumps' }
  const call = callOperation(generateArticle, { body }, { key, baseUrl, timeoutMs: 50 })
  expect(await failureOf(call)).toMatchObject({ reason: 'timeout', mayHaveCharged: true })
})

test('a charging call may have charged where its answer was lost, and not where nobody took it', async () => {
  const body = { topic: 'Heat pumps' }
  const ask = (baseUrl: string) => failureOf(callOperation(generateArticle, { body }, { key, baseUrl }))
  const gateway = await serve({ status: 504, body: '<html></html>' })
  expect(await ask(gateway.baseUrl)).toMatchObject({ kind: 'unavailable', mayHaveCharged: true })
  server?.closeAllConnections()
  await new Promise((resolve) => server?.close(resolve))
  expect(await ask(gateway.baseUrl)).toMatchObject({ reason: 'network', mayHaveCharged: false })
  server = createServer((request) => request.on('data', () => request.socket.destroy()))
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  expect(await ask(`http://127.0.0.1:${port}`)).toMatchObject({ reason: 'network', mayHaveCharged: true })
})

test('of several members that are objects none is taken for the record', async () => {
  const said = { job: { state: 'running' }, tenant: { id: '22222222-2222-4222-8222-222222222222' } }
  const { baseUrl } = await serve({ status: 202, body: said })
  const body = { type: 'checklist' as const, topic: 'Descaling' }
  const call = callOperation(createLeadMagnet, { body }, { key, baseUrl })
  expect(await failureOf(call)).toMatchObject({ kind: 'unexpected' })
})

const preview = { success: true, tool: 'previewSocial', data: {}, credits_charged: 1 }
const deliveries = { deliveries: [], total: 0, limit: 20, offset: 0 }

test('members that the published document lacks stay here where the server has no OpenAPI document', async () => {
  const { baseUrl, asked } = await serve({ status: 200, body: { ...preview, ...deliveries } })
  const body = { url: 'https://acme.example/', include_pictures: true }
  await callOperation(previewSocial, { body }, { key, baseUrl })
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ url: body.url })
  const query = {
    status: 'failed',
    event_type: 'article.failed',
    sort: 'when',
    limit: 50,
    offset: 50,
  } as const
  await callOperation(listDeliveries, { query }, { key, baseUrl })
  expect(asked[1]?.request.url).toBe('/api/agent/webhooks/deliveries?status=failed&offset=50')
  const rotation = callOperation(rotateKey, { body: { grace_seconds: 60 } }, { key, baseUrl })
  expect(await failureOf(rotation)).toMatchObject({ kind: 'invalid', details: [{ path: 'grace_seconds' }] })
  expect(asked).toHaveLength(2)
})

test('a server is sent the members that its OpenAPI document names, and no read that it does not name', async () => {
  const pictures = { properties: { url: {}, include_pictures: {} } }
  const { baseUrl, asked } = await serve(
    { status: 200, body: { ...preview, ...deliveries, articles: [] } },
    {
      openapi: '3.0.0',
      paths: {
        '/api/agent/tools/og-preview': {
          post: { requestBody: { content: { 'application/json': { schema: pictures } } } },
        },
        '/api/agent/webhooks/deliveries': { get: { parameters: [{ name: 'event_type', in: 'query' }] } },
        '/api/agent/articles': { get: { parameters: [{ name: 'q', in: 'query' }] } },
      },
    },
  )
  const body = { url: 'https://acme.example/', include_pictures: true }
  await callOperation(previewSocial, { body }, { key, baseUrl })
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual(body)
  const query = { event_type: 'article.failed', limit: 50 }
  await callOperation(listDeliveries, { query }, { key, baseUrl })
  expect(asked[1]?.request.url).toBe('/api/agent/webhooks/deliveries?event_type=article.failed')
  await callOperation(listArticles, { query: { q: 'tea', sort: 'title' } }, { key, baseUrl })
  expect(asked[2]?.request.url).toBe('/api/agent/articles?q=tea')
  expect(await failureOf(callOperation(getStatus, {}, { key, baseUrl }))).toMatchObject({
    kind: 'not_offered',
  })
  expect(asked).toHaveLength(3)
})
