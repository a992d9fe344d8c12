import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest'
import { createWebhookSecret, signWebhook, webhookKey } from '#service/webhooks/sign-webhook.ts'
import { findFreePort } from '#test-support/free-port.ts'
import {
  type Article,
  type ArticleResult,
  type Client,
  ConnectionError,
  createClient,
  createWebhook,
  eachRow,
  estimate,
  followEvents,
  generateArticle,
  getArticle,
  JobFailedError,
  listArticles,
  listEvents,
  listPersonas,
  MastheadError,
  type Output,
  type QueuedArticle,
  verifyWebhook,
  WebhookVerificationError,
  waitFor,
} from '../client/src/index.ts'

type Answer = { status: number; body?: unknown; headers?: Record<string, string> } | 'hang up'

let answers: Answer[] = []
let requests: IncomingMessage[] = []
const server = createServer((request: IncomingMessage, response: ServerResponse) => {
  requests.push(request)
  const answer = answers.shift() ?? { status: 500 }
  if (answer === 'hang up') return request.socket.destroy()
  return response.writeHead(answer.status, answer.headers).end(JSON.stringify(answer.body ?? {}))
})
let baseUrl: string

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.')
  baseUrl = `http://127.0.0.1:${address.port}`
})
afterAll(() => {
  server.close()
})

/** A client of a server that answers these, one after another. */
function answering(...given: Answer[]): Client {
  answers = given
  requests = []
  return createClient({ baseUrl: `${baseUrl}/`, key: 'service_agent_1' })
}
/** Which of these values a type names. */
type Named<Of, Value> = Of extends Value ? Value : never

test('what the service always sends needs no default, and the values of an open enum are completed', () => {
  expectTypeOf<Output<'getArticle'>>().toEqualTypeOf<Article>()
  expectTypeOf<Article['id']>().toEqualTypeOf<string>()
  expectTypeOf<Article['created_at']>().toEqualTypeOf<string>()
  expectTypeOf<Output<'listArticles'>['articles'][number]['id']>().toEqualTypeOf<string>()
  expectTypeOf<Output<'generateArticle'>['id']>().toEqualTypeOf<string>()
  expectTypeOf<Article['title']>().toEqualTypeOf<string | undefined>()
  expectTypeOf<Named<Article['status'], 'published'>>().toEqualTypeOf<'published'>()
  expectTypeOf<'a value of tomorrow'>().toExtend<Article['status']>()
})

test('generateArticle answers an article where it waits, and a job where it is told not to', async () => {
  const client = answering(
    { status: 200, body: { title: 'Tea' } },
    { status: 202, body: { queued: true } },
    { status: 202, body: { queued: true } },
  )
  const article = await generateArticle(client, { body: { topic: 'Tea' } })
  expectTypeOf(article).toEqualTypeOf<ArticleResult>()
  const job = await generateArticle(client, { body: { topic: 'Tea', wait_for_completion: false } })
  expectTypeOf(job).toEqualTypeOf<QueuedArticle>()
  const wait: boolean = JSON.parse('false')
  const either = await generateArticle(client, { body: { topic: 'Tea', wait_for_completion: wait } })
  expectTypeOf(either).toEqualTypeOf<ArticleResult | QueuedArticle>()
  expect([article.title, job.queued, 'queued' in either]).toEqual(['Tea', true, true])
})

const id = '7d1f0c3a-0000-4000-8000-000000000001'
const busy: Answer = { status: 429, headers: { 'retry-after': '1' }, body: { error: 'Busy', retry_after: 1 } }

test('a call that may be repeated keeps its idempotency key through lost connections and errors', async () => {
  const client = answering('hang up', { status: 503 }, { status: 202, body: { id } })
  expect(await generateArticle(client, { body: { topic: 'Tea', wait_for_completion: false } })).toEqual({
    id,
  })
  const keys = requests.map(({ headers }) => headers['idempotency-key'])
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).toMatch(/^[\w-]{36}$/)
})

test('two calls have two keys, and a given key is sent as it is', async () => {
  const body = { url: 'https://a.example/' }
  const created = { status: 201, body: {} }
  const client = answering(created, created, created)
  await createWebhook(client, { body })
  await createWebhook(client, { body })
  await createWebhook(client, { body }, { idempotencyKey: 'mine-1234' })
  const [first, second, third] = requests.map(({ headers }) => headers['idempotency-key'])
  expect(first).not.toBe(second)
  expect(third).toBe('mine-1234')
})

test('a POST without a key is repeated after 429 and after nothing else', async () => {
  const body = { operation: 'generateArticle', input: { topic: 'Tea' } } as const
  const client = answering(busy, { status: 200, body: { credits: 1 } })
  await expect(estimate(client, { body })).resolves.toEqual({ credits: 1 })
  await expect(estimate(answering({ status: 503 }), { body })).rejects.toThrow(MastheadError)
  expect(requests).toHaveLength(1)
})

test('an error that a repeat cannot fix is thrown at once, with what the service said', async () => {
  const topup = {
    recommended_package_credits: 100,
    recommended_package_price_usd: 1,
    topup_url: 'https://desk.example/credits',
  }
  const client = answering({
    status: 402,
    headers: { 'request-id': 'req-12345' },
    body: {
      title: 'Payment Required',
      detail: 'Too few.',
      code: 'insufficient_credits',
      credits_required: 9,
      topup,
    },
  })
  const error = await generateArticle(client, { body: { topic: 'Tea' } }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(MastheadError)
  expect(error).toMatchObject({
    status: 402,
    title: 'Payment Required',
    detail: 'Too few.',
    code: 'insufficient_credits',
    requestId: 'req-12345',
    creditsRequired: 9,
    topup,
  })
  expect(requests).toHaveLength(1)
})

test('a 402 says what is left, what runs and reserves the rest, and where its kind is explained', async () => {
  const running = { operation: 'createBrandScan', run_id: id, credits: 8, poll_url: '/api/agent/tools/x' }
  const doc_url = 'https://desk.example/docs/errors#insufficient_credits'
  const client = answering({
    status: 402,
    body: { code: 'insufficient_credits', balance: 0, held: 8, held_by: [running, 'odd'], doc_url },
  })
  const error: unknown = await getArticle(client, { path: { id } }).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ balance: 0, held: 8, heldBy: [running], docUrl: doc_url })
  expectTypeOf<
    Named<Exclude<MastheadError['code'], undefined>, 'insufficient_credits'>
  >().toEqualTypeOf<'insufficient_credits'>()
})

test('what is sent beside path, query and body is refused before anything is sent', async () => {
  const client = answering({ status: 200, body: {} })
  const unwrapped: object = { topic: 'Grinders' }
  await expect(generateArticle(client, unwrapped as { body: { topic: string } })).rejects.toThrow(
    'not topic: what is sent belongs into { body: { topic: … } }',
  )
  expect(requests).toEqual([])
})

test('an address that answers web pages is named in an error that says so', async () => {
  const page = { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } }
  const failed = listArticles(answering(page))
  await expect(failed).rejects.toThrow(MastheadError)
  await expect(failed).rejects.toThrow("answers a web page, not the API. Is this the dashboard's address?")
})

test('a signal among what is sent is refused, and does not leave events followed for ever', async () => {
  const { signal } = new AbortController()
  const client = answering({ status: 200, headers: { 'content-type': 'text/event-stream' } })
  const input: object = { query: {}, signal }
  await expect(followEvents(client, input).next()).rejects.toThrow('signal is not part of what is sent')
  expect(requests).toEqual([])
})

test('an error has the warnings of the answer, and a failed job says why where only its reason is known', async () => {
  const warnings = ['Unknown field brandNme. Did you mean brandName?']
  const client = answering({ status: 400, body: { code: 'invalid_request', detail: 'Wrong.', warnings } })
  await expect(getArticle(client, { path: { id } })).rejects.toMatchObject({ warnings })
  const said = 'No site found at example.com. Check the spelling.'
  const lead = { status: 'failed', reason: 'site_unreachable', error_message: said }
  expect(new JobFailedError(lead).message).toBe(said)
  expect(new JobFailedError({ status: 'failed', reason: 'nothing_found' }).message).toBe(
    'The job failed: nothing_found.',
  )
})

test('an end that is final is thrown at once: what was cancelled is not begun again', async () => {
  const ends = [
    [409, 'cancelled'],
    [500, 'interrupted'],
    [500, 'writer_refused'],
    [500, 'not_enough_material'],
  ] as const
  for (const [status, code] of ends) {
    const client = answering({ status, body: { code } }, { status: 200, body: { id } })
    await expect(generateArticle(client, { body: { topic: 'Tea' } })).rejects.toMatchObject({ code })
    expect(requests).toHaveLength(1)
  }
})

test('it gives up after the number of repeats that was chosen', async () => {
  answering({ status: 503 }, { status: 503 })
  const client = createClient({ baseUrl, retries: 1 })
  await expect(getArticle(client, { path: { id } })).rejects.toMatchObject({ status: 503 })
  expect(requests).toHaveLength(2)
  expect(requests[0]?.headers.authorization).toBeUndefined()
})

test('a call that was aborted ends while it waits to be repeated', async () => {
  const controller = new AbortController()
  const call = getArticle(
    answering({ status: 429, headers: { 'retry-after': '60' } }),
    { path: { id } },
    { signal: controller.signal },
  )
  setTimeout(() => controller.abort(new Error('Enough.')), 50)
  await expect(call).rejects.toThrow('Enough.')
})

test('a parameter of the path is escaped, and never left out', async () => {
  await getArticle(answering({ status: 200 }), { path: { id: 'a/b?c' } })
  expect(requests[0]?.url).toBe('/api/agent/articles/a%2Fb%3Fc')
  await expect(getArticle(answering(), { path: { id: '' } })).rejects.toThrow('path.id is missing.')
})

test('events come newest first, page by page, and from a moment on in their order', async () => {
  const page = (names: string[], more: object): Answer => ({
    status: 200,
    body: { events: names.map((name) => ({ event_id: name })), has_more: false, ...more },
  })
  const read = async (query: object, ...pages: Answer[]) => {
    const seen: string[] = []
    for await (const { event_id } of eachRow(listEvents, answering(...pages), { query })) seen.push(event_id)
    return { seen, asked: requests.map(({ url }) => url?.split('?')[1]) }
  }
  expect(await read({ limit: 2 }, page(['c', 'd'], { has_earlier: true }), page(['a', 'b'], {}))).toEqual({
    seen: ['d', 'c', 'b', 'a'],
    asked: ['limit=2', 'limit=2&before=c'],
  })
  const since = '2026-01-01T00:00:00Z'
  const later = await read({ since }, page(['a', 'b'], { has_more: true }), page(['c'], {}))
  expect(later.seen).toEqual(['a', 'b', 'c'])
  expect(later.asked[1]).toContain('after=b')
})

test('a list without pages is told to be called by itself', async () => {
  // @ts-expect-error -- it has no pages
  const rows = eachRow(listPersonas, answering())
  await expect(rows.next()).rejects.toThrow(
    'This operation has no pages to go through: call it by itself, without eachRow.',
  )
})

test('every row of a list comes once and in order, and no page is asked for after a break', async () => {
  const page = (offset: number, ...ids: string[]): Answer => ({
    status: 200,
    body: { articles: ids.map((one) => ({ id: one })), total: 3, limit: 2, offset },
  })
  const client = answering(page(0, 'a', 'b'), page(2, 'c'))
  const seen: unknown[] = []
  for await (const row of eachRow(listArticles, client, { query: { limit: 2 } })) seen.push(row.id)
  expect(seen).toEqual(['a', 'b', 'c'])
  expect(requests.map(({ url }) => url)).toEqual([
    '/api/agent/articles?limit=2',
    '/api/agent/articles?limit=2&offset=2',
  ])
  for await (const _ of eachRow(listArticles, answering(page(0, 'a', 'b')))) break
  expect(requests.map(({ url }) => url)).toEqual(['/api/agent/articles'])
  const published = { query: { status: 'published' } } as const
  for await (const row of eachRow(listArticles, answering(page(0, 'a')), published)) {
    const { id: first }: { id?: string } = row
    expect(first).toBe('a')
    break
  }
  expect(requests.map(({ url }) => url)).toEqual(['/api/agent/articles?status=published'])
  // @ts-expect-error -- no list has such a filter
  void eachRow(listArticles, client, { query: { stauts: 'published' } })
})

test('where nothing answers, the error names the address, why, and what to check', async () => {
  const client = createClient({ baseUrl: `http://127.0.0.1:${await findFreePort()}`, retries: 0 })
  const error = await getArticle(client, { path: { id } }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ConnectionError)
  expect(error).toMatchObject({
    url: `${client.baseUrl}/api/agent/articles/${id}`,
    message: `No answer from ${client.baseUrl}: connect ECONNREFUSED ${client.baseUrl.slice(7)}. Check that the service is running there and that \`baseUrl\` is its address.`,
  })
})

test.each(['nope', '', 'ftp://desk.example', 'localhost:4000'])(
  'a base URL that is no address (%s) is refused at once',
  (wrong) => {
    expect(() => createClient({ baseUrl: wrong })).toThrow(/^baseUrl is .*; it must be an address such as/)
  },
)

test.each([
  ['https://desk.example/api/agent', 'leave out /api/agent, which the operations add: https://desk.example'],
  ['https://desk.example/tools/api/', 'leave out /api, which the operations add: https://desk.example/tools'],
  ['https://desk.example?key=1', 'leave out what begins with ? or #.'],
  ['https://desk.example/#top', 'leave out what begins with ? or #.'],
])('a base URL that no path can be added to (%s) is refused with what to leave out', (wrong, why) => {
  expect(() => createClient({ baseUrl: wrong })).toThrow(`baseUrl is "${wrong}"; ${why}`)
})

test('a path in the base URL comes before that of each operation', async () => {
  const urls: unknown[] = []
  const client = createClient({
    baseUrl: 'https://desk.example/tools/masthead/',
    fetch: async (url) => {
      urls.push(url)
      return Response.json({})
    },
  })
  await getArticle(client, { path: { id } })
  expect(urls).toEqual([`https://desk.example/tools/masthead/api/agent/articles/${id}`])
})

test.each(['', ' \n'])('an empty key (%j) is refused at once, with what to give', (key) => {
  expect(() => createClient({ baseUrl, key })).toThrow(
    /^key is empty; give the key of an agent, or leave it out/,
  )
})

test.each([
  ['no secret', [], /^secrets is empty/],
  ['an empty secret', '', /^A webhook secret is empty/],
  ['an empty secret beside a good one', [createWebhookSecret(), ''], /^A webhook secret is empty/],
  ['a secret without its second part', 'whsec_', /is incomplete: nothing follows `whsec_`\. Copy all of it/],
  ['a secret that was cut off', createWebhookSecret().slice(0, 30), /is incomplete or was changed\. Copy/],
  ['a secret with other characters', 'whsec_not base64!', /is incomplete or was changed\. Copy/],
])('verifyWebhook with %s names that, whatever was sent', async (_, secrets, message) => {
  const error = await verifyWebhook({ body: '{}', headers: {} }, secrets).catch((thrown) => thrown)
  expect(error).toBeInstanceOf(TypeError)
  expect(error.message).toMatch(message)
})

test('the price is asked only of an operation that charges, with its own input (checked by the compiler)', () => {
  const ask = (body: Parameters<typeof estimate>[1]['body']) => body
  ask({ operation: 'changeSession', input: { id, action: 'run_now' } })
  ask({ operation: 'createSession', input: { categories: ['Tea'] } })
  // @ts-expect-error: a misspelt operation
  ask({ operation: 'generateArticel', input: { topic: 'Tea' } })
  // @ts-expect-error: an operation that is free
  ask({ operation: 'getMe', input: {} })
  // @ts-expect-error: a misspelt member
  ask({ operation: 'generateArticle', input: { topic: 'Tea', sise: 'mini' } })
  // @ts-expect-error: a value of another operation's input
  ask({ operation: 'changeSession', input: { id, action: 'go' } })
  expect(ask({ operation: 'generateArticle', input: { topic: 'Tea' } })).toBeDefined()
})

const frameOf = (event_id: string) =>
  `id: ${event_id}\ndata: ${JSON.stringify({ type: 'article.published', event_id, data: { title: 'Käse' } })}\n\n`

/** A client whose every request is answered by the next of these streams, and what it asked for. */
function streaming(...streams: (() => ReadableStream<Uint8Array>)[]) {
  const asked: URL[] = []
  const client = createClient({
    baseUrl,
    retries: 0,
    fetch: async (address) => {
      asked.push(new URL(String(address)))
      const body = streams.shift()?.()
      if (!body) return Response.json({ detail: 'Revoked.' }, { status: 401 })
      return new Response(body, { headers: { date: 'Sun, 01 Mar 2026 09:00:00 GMT' } })
    },
  })
  return { client, asked }
}

/** A stream of these bytes in pieces of three, which a letter or a line end may lie across. */
const inPieces = (text: string, end?: Error) => () => {
  const bytes = new TextEncoder().encode(text)
  let at = 0
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = bytes.slice(at, at + 3)
      at += 3
      if (piece.length > 0) controller.enqueue(piece)
      else if (end) controller.error(end)
      else controller.close()
    },
  })
}

test('events are followed over ended and broken streams, each after the last, until the key is refused', async () => {
  const { client, asked } = streaming(
    inPieces('retry: 1\n: follows\n\n'),
    inPieces(frameOf('a') + frameOf('b'), new TypeError('terminated')),
    inPieces(`: still here\n\n${frameOf('c')}`.replaceAll('\n', '\r\n')),
  )
  const seen: unknown[] = []
  const read = async () => {
    for await (const event of followEvents(client)) seen.push([event.event_id, event.data])
  }
  await expect(read()).rejects.toMatchObject({ status: 401 })
  const data = { title: 'Käse' }
  expect(seen).toEqual([
    ['a', data],
    ['b', data],
    ['c', data],
  ])
  const since = '2026-03-01T09:00:00.000Z'
  expect(asked.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
    {},
    { since },
    { since, after: 'b' },
    { since, after: 'c' },
  ])
})

test('following begins where it is asked to, and a break or a signal closes the stream', async () => {
  let closed = 0
  const open = () =>
    new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(frameOf('a'))),
      cancel: () => {
        closed++
      },
    })
  const query = { after: id, event_type: 'article.published' }
  const { client, asked } = streaming(open)
  for await (const _ of followEvents(client, { query })) break
  expect([closed, Object.fromEntries(asked[0]?.searchParams ?? [])]).toEqual([1, query])
  const gone = new AbortController()
  const { client: other } = streaming(inPieces('retry: 60000\n\n'))
  const waiting = followEvents(other, {}, { signal: gone.signal }).next()
  setTimeout(() => gone.abort(new Error('Enough.')), 50)
  await expect(waiting).rejects.toThrow('Enough.')
})

test('an address with a path too much is doubted, not the operation', async () => {
  const message = 'No resource at this URL. Did you mean /docs/articles?'
  const fetch = async () => Response.json({ code: 'not_found', message }, { status: 404 })
  const ask = (baseUrl: string) => getArticle(createClient({ baseUrl, fetch }), { path: { id } })
  await expect(ask('https://desk.example/docs')).rejects.toThrow(
    '404 There is no API at https://desk.example/docs. Is /docs one part too much in `baseUrl`?',
  )
  await expect(ask('https://desk.example')).rejects.toThrow(message)
})

test('the headers of a call that succeeded can be read', async () => {
  const headers = { 'request-id': 'r1' }
  const fetch = async () => Response.json({ id }, { headers })
  const seen: unknown[] = []
  await getArticle(
    createClient({ baseUrl: 'https://desk.example', fetch }),
    { path: { id } },
    { onHeaders: (all) => void seen.push(all.get('request-id')) },
  )
  expect(seen).toEqual(['r1'])
})

test('waiting ends with the record, or throws it when the job failed', async () => {
  const state = (status: string): Answer => ({ status: 200, body: { id, status, error: 'No source.' } })
  const seen: unknown[] = []
  const client = answering(state('queued'), state('processing'), state('generated'))
  const done = await waitFor(
    getArticle,
    client,
    { path: { id } },
    { everyMs: 1, onProgress: (job) => seen.push(job.status) },
  )
  expect(done.status).toBe('generated')
  expect(seen).toEqual(['queued', 'processing', 'generated'])
  const failed = waitFor(getArticle, answering(state('failed')), { path: { id } })
  await expect(failed).rejects.toThrow(JobFailedError)
  await expect(failed).rejects.toMatchObject({ record: { status: 'failed' }, message: 'No source.' })
})

test('waiting ends when its time is over', async () => {
  const client = answering({ status: 200, body: { status: 'queued' } })
  const wait = waitFor(getArticle, client, { path: { id } }, { everyMs: 60_000, timeoutMs: 50 })
  await expect(wait).rejects.toMatchObject({ name: 'TimeoutError' })
})

const body = '{"type":"article.published","data":{"title":"Kaffee für 😀 Übermütige"}}'

test('a webhook that the service signed verifies as text and as bytes, also with either of two secrets', async () => {
  const secrets = [createWebhookSecret(), createWebhookSecret()]
  const signed = signWebhook(secrets.map(webhookKey), { eventId: id, at: new Date(), body })
  for (const secret of secrets) {
    const event = await verifyWebhook({ body, headers: { ...signed } }, [createWebhookSecret(), secret])
    expect(event).toEqual(JSON.parse(body))
  }
  const bytes = new TextEncoder().encode(body)
  const headers = new Headers({ ...signed })
  expect((await verifyWebhook({ body: bytes, headers }, secrets)).type).toBe('article.published')
})

test('a webhook with another secret, body, id or time is refused', async () => {
  const secret = createWebhookSecret()
  // A signature has whole seconds; the clock of the test stands still.
  const at = Math.floor(Date.now() / 1_000) * 1_000
  const signed = { ...signWebhook([webhookKey(secret)], { eventId: id, at: new Date(at), body }) }
  const refused = (request: Parameters<typeof verifyWebhook>[0], by = secret, now = at) =>
    expect(verifyWebhook(request, by, { now })).rejects.toThrow(WebhookVerificationError)
  await refused({ body, headers: signed }, createWebhookSecret())
  await refused({ body: `${body} `, headers: signed })
  await refused({ body, headers: { ...signed, 'webhook-id': 'another' } })
  await refused({ body, headers: { ...signed, 'webhook-signature': 'v1,%%%' } })
  await refused({ body, headers: {} })
  await refused({ body, headers: signed }, secret, at + 301_000)
  await refused({ body, headers: signed }, secret, at - 301_000)
})
