import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { Client as EarlierClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as EarlierTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { CallToolResultSchema, ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { CreateWatchInput } from '#contract/watches.ts'
import { getBalance } from '#service/credits/get-balance.ts'
import { type ArticleDesk, openArticleDesk } from '#test-support/desks/article-desk.ts'
import { eventually } from '#test-support/eventually.ts'
import { connectOfficialClient } from '#test-support/official-mcp-clients.ts'
import { createTestService } from '#test-support/test-service.ts'
import { createWatch } from '../../watches/create-watch.ts'
import { routes } from '../routes.ts'
import { notTools } from './tool-effects.ts'
import { toolGuides } from './tool-guides.ts'

type Mode = 'auto' | 'legacy'

let desk: ArticleDesk
const open = new Set<{ close(): Promise<void> }>()
beforeAll(async () => {
  desk = await openArticleDesk()
  await desk.service.startWorker()
})
afterAll(async () => {
  for (const client of open) await client.close()
  await desk.close()
})

async function connect(key: string, mode: Mode = 'auto', search = ''): Promise<Client> {
  const app = desk.service.app()
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
  const transport = new StreamableHTTPClientTransport(
    new URL(`/mcp${search}`, desk.service.ctx.config.serviceUrl),
    {
      requestInit: { headers: { authorization: `Bearer ${key}` } },
      fetch: (url, init) => Promise.resolve(app.request(new Request(url, init))),
    },
  )
  await client.connect(transport)
  open.add(client)
  return client
}

const named = (name: string) => expect.objectContaining({ name })
const inItem = (item: string) => expect.objectContaining({ item })
const textOf = (content: unknown) => JSON.parse(Object([content].flat()[0]).text ?? 'null')

describe.each<Mode>(['auto', 'legacy'])('a client of the era %s', (mode) => {
  test('finds the tools of a working day, and with a toolset in the address those of its noun', async () => {
    const { key } = await desk.service.createTenant()
    const names = async (search: string) =>
      (await (await connect(key, mode, search)).listTools()).tools.map(({ name }) => name)
    const usual = await names('')
    expect(usual).toEqual([...Object.keys(toolGuides), 'find_tools', 'use_tool', 'cancel_job', 'read_more'])
    const more = await names('?toolsets=webhooks,credits')
    expect(more.filter((name) => !usual.includes(name))).toEqual(
      expect.arrayContaining(['listLedger', 'createWebhook', 'recoverDeliveries']),
    )
    expect(more).not.toContain('listSuppressions')
    expect(await names('?toolsets=all')).toHaveLength(routes.length - Object.keys(notTools).length + 4)
  })

  test('with readonly=true in the address can change nothing, by no name and by no way', async () => {
    const { key } = await desk.service.createTenant()
    const client = await connect(key, mode, '?readonly=true')
    const { tools } = await client.listTools()
    expect(tools.filter(({ annotations }) => annotations?.readOnlyHint !== true)).toEqual([])
    expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(['getMe', 'estimate', 'use_tool']))
    const given = { title: 'House rules', content: 'We answer within a day.', source_type: 'text' }
    for (const call of [
      { name: 'uploadDocument', arguments: given },
      { name: 'use_tool', arguments: { name: 'uploadDocument', arguments: given } },
    ]) {
      const { isError, content } = await client.callTool(call)
      expect({ isError, said: textOf(content) }).toMatchObject({
        isError: true,
        said: { message: expect.stringContaining('readonly=true') },
      })
    }
    const found = await client.callTool({ name: 'find_tools', arguments: { query: 'uploadDocument' } })
    expect(textOf(found.content).tools ?? []).not.toContainEqual(named('uploadDocument'))
    const documents = await client.callTool({ name: 'use_tool', arguments: { name: 'listDocuments' } })
    expect(textOf(documents.content)).toMatchObject({ total: 0 })
  })

  test('with tools in the address is offered these and the named sets alone', async () => {
    const { key } = await desk.service.createTenant()
    const client = await connect(key, mode, '?tools=getMe,listArticles&toolsets=credits')
    const names = (await client.listTools()).tools.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['getMe', 'listArticles', 'listLedger', 'read_more']))
    expect(names).not.toContain('use_tool')
    expect(names).not.toContain('generateArticle')
    const refused = await client.callTool({ name: 'generateArticle', arguments: { topic: 'Tides' } })
    expect(textOf(refused.content)).toMatchObject({ message: expect.stringContaining('tools=…') })
  })

  test('calls a tool that is not listed by its name, and by use_tool', async () => {
    const { key } = await desk.service.createTenant()
    const client = await connect(key, mode)
    const direct = await client.callTool({ name: 'listSessions', arguments: { limit: 1 } })
    expect(direct.structuredContent).toMatchObject({ sessions: [], limit: 1 })
    const found = await client.callTool({ name: 'find_tools', arguments: { query: 'recurring sessions' } })
    expect(textOf(found.content)).toMatchObject({ tools: expect.arrayContaining([named('listSessions')]) })
    const used = await client.callTool({
      name: 'use_tool',
      arguments: { name: 'listSessions', arguments: { limit: 2 } },
    })
    expect(used.structuredContent).toMatchObject({ sessions: [], limit: 2 })
  })

  test('gets no key or secret into its context', async () => {
    const { key } = await desk.service.createTenant()
    const client = await connect(key, mode)
    const rotated = await client.callTool({ name: 'rotateKey', arguments: {} })
    expect(rotated).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining('Settings › Connect an agent') }],
    })
    const created = await client.callTool({
      name: 'createWebhook',
      arguments: { url: 'https://example.com/in' },
    })
    const { id, next, ...shown } = Object(created.structuredContent)
    expect(shown).toMatchObject({ is_active: true })
    expect(shown).not.toHaveProperty('secret')
    expect(next).toContain(`${desk.service.ctx.config.dashboardUrl}/webhooks/${id}`)
    expect(JSON.stringify(created)).not.toContain('whsec_')
  })

  test('is told where an operation is that is no tool, and nothing that merely sounds like it', async () => {
    const { key } = await desk.service.createTenant()
    const client = await connect(key, mode)
    const found = await client.callTool({ name: 'find_tools', arguments: { query: 'rotate my API key' } })
    expect(textOf(found.content)).toMatchObject({
      tools: [],
      not_tools: expect.arrayContaining([
        { name: 'rotateKey', why: expect.stringContaining('Settings › Connect an agent') },
      ]),
    })
    expect(JSON.stringify(found)).not.toMatch(/"name":"(delete|revoke|erase)/)
  })

  test('is told who it acts for in less than 4 KB, and reads the rest where it is named', async () => {
    const { key } = await desk.service.createTenant()
    const client = await connect(key, mode)
    const me = await client.callTool({ name: 'getMe', arguments: {} })
    expect(JSON.stringify(me).length).toBeLessThan(4_000)
    const { cut, read_more: again, tenant_balance } = Object(me.structuredContent)
    expect(tenant_balance).toMatchObject({ credits: 200 })
    expect(cut.map(({ part }: { part: string }) => part)).toEqual([
      '/engines',
      '/prices',
      '/rate_limits',
      '/retention',
    ])
    const first = await client.callTool({ name: 'read_more', arguments: again })
    expect(first.structuredContent).toMatchObject({ part: '/engines', from: 0 })
    const read = async (part: string) =>
      (await client.callTool({ name: 'read_more', arguments: { ...again, part } })).structuredContent
    expect(await read('/prices')).toMatchObject({ items: expect.arrayContaining([inItem('size.mini')]) })
    expect(await read('/engines')).toMatchObject({ value: { writer: { kind: 'built-in' } } })
  })

  test.each([
    ['find_tools', { q: 'webhooks' }, 'q', 'query'],
    ['find_tools', { toolset: 'webhook' }, '', 'webhooks'],
    ['use_tool', { arguments: {} }, 'name', 'Required'],
    ['use_tool', { name: 'listSessions', arguments: '{}' }, 'arguments', 'object'],
    ['read_more', { name: 'getMe', part: '/prices', from: -1 }, 'from', '0'],
    ['use_tool', { tool: 'listSessions' }, '', 'Did you mean name?'],
    ['use_tool', { name: 'listSessions', input: {} }, 'input', 'Did you mean arguments?'],
    ['use_tool', { name: 'listSessions', limit: 2 }, 'limit', 'If the named tool takes it'],
  ])('is told what is wrong with %s %j', async (name, given, path, words) => {
    const { key } = await desk.service.createTenant()
    const client = await connect(key, mode)
    const answer = await client.callTool({ name, arguments: given })
    expect(answer.isError).toBe(true)
    const said = JSON.stringify(answer.content)
    expect(said).toContain(words)
    if (path !== '')
      expect(textOf(answer.content)).toMatchObject({ details: [{ path }], next: expect.any(String) })
  })

  test('gets a long text in parts that make up the whole', async () => {
    const tenant = await desk.service.createTenant()
    const content = Array.from(
      { length: 4000 },
      (_, n) => `Sentence ${n} speaks of beans and of nothing else.`,
    ).join('\n\n')
    const client = await connect(tenant.key, mode)
    const uploaded = await client.callTool({
      name: 'uploadDocument',
      arguments: { title: 'Beans', content, source_type: 'manual' },
    })
    const id = Object(uploaded.structuredContent).id
    const read = await client.callTool({ name: 'getDocument', arguments: { id } })
    expect(JSON.stringify(read.structuredContent).length).toBeLessThan(25_000)
    const { cut, chunks, read_more: again } = Object(read.structuredContent)
    expect(cut).toEqual([{ part: '/chunks', shown: chunks.length, of: expect.any(Number) }])
    expect(again).toMatchObject({ part: '/chunks', from: chunks.length })
    const all = [...chunks]
    for (let from = chunks.length; from !== undefined; ) {
      const next = await client.callTool({
        name: 'read_more',
        arguments: { ...again, part: '/chunks', from },
      })
      const part = Object(next.structuredContent)
      all.push(...part.items)
      from = part.next_from
    }
    expect(all).toHaveLength(cut[0].of)
    expect(new Set(all.map((chunk) => chunk.id)).size).toBe(cut[0].of)
  })

  test('reads, writes and searches with results that fit their schemas', async () => {
    const { key } = await desk.service.createTenant({ credits: 1 })
    const client = await connect(key, mode)
    await client.listTools()
    const document = { title: 'Beans', content: 'Beans are roasted on Tuesdays.', source_type: 'manual' }
    const uploaded = await client.callTool({ name: 'uploadDocument', arguments: document })
    expect(uploaded.structuredContent).toMatchObject({ title: 'Beans', chunks_count: 1 })
    const found = await client.callTool({ name: 'searchKnowledge', arguments: { query: 'roasted' } })
    expect(found.structuredContent).toMatchObject({ passages: [{ title: 'Beans' }] })
    const list = await client.callTool({ name: 'listDocuments', arguments: { limit: 1 } })
    expect(list.structuredContent).toMatchObject({ total: 1, limit: 1 })
  })

  test('gets invalid arguments explained as a tool error with the body of the API', async () => {
    const { key } = await desk.service.createTenant({ credits: 0 })
    const client = await connect(key, mode)
    const broke = await client.callTool({ name: 'generateArticle', arguments: { topic: 'Tea' } })
    expect(broke.isError).toBe(true)
    expect(textOf(broke.content)).toMatchObject({
      credits_required: 20,
      code: 'insufficient_credits',
      next: expect.stringContaining('estimate tells the price'),
    })
    const unknown = { id: '00000000-0000-4000-8000-000000000000' }
    const missing = await client.callTool({ name: 'getArticle', arguments: unknown })
    expect(textOf(missing.content)).toMatchObject({ code: 'not_found' })
    const wrong = await client.callTool({ name: 'generateArticle', arguments: { topic: 5 } })
    expect(textOf(wrong.content)).toMatchObject({
      details: [{ path: 'topic', allowed: { type: 'string', maxLength: 500 } }],
      next: expect.stringContaining('Nothing was charged'),
    })
    const misspelled = await client.callTool({ name: 'generateArticle', arguments: { subject: 'Tea' } })
    expect(textOf(misspelled.content)).toMatchObject({
      details: [
        { path: 'topic', message: expect.stringContaining('Give a topic') },
        { path: 'subject', message: expect.stringContaining('topic') },
      ],
    })
  })

  test('is told all that is wrong with a call at once, in the shape of every error', async () => {
    const { key } = await desk.service.createTenant()
    const client = await connect(key, mode)
    const shape = {
      error: 'Bad Request',
      code: 'invalid_request',
      message: expect.any(String),
      request_id: expect.any(String),
      doc_url: expect.stringContaining('/docs/errors#invalid_request'),
      next: expect.stringContaining('Correct the arguments'),
    }
    const call = async (name: string, given: Record<string, unknown>) => {
      const { details, ...told } = textOf((await client.callTool({ name, arguments: given })).content)
      expect(told).toEqual(shape)
      return details.map(({ path }: { path: string }) => path)
    }
    expect(await call('generateArticle', { subject: 'Tea', topic: 5, size: 'huge' })).toEqual([
      'topic',
      'size',
      'subject',
    ])
    expect(await call('generateArticle', { topic: 5, size: 'huge' })).toEqual(['topic', 'size'])
    expect(await call('changeArticle', { action: 'schedule', when: 'soon' })).toEqual(['id', 'at', 'when'])
    expect(await call('find_tools', { q: 'x', query: 5 })).toEqual(['query', 'q'])
    expect(await call('find_tools', { toolset: 'nothing' })).toEqual(['toolset'])
    expect(await call('read_more', { name: 'generateArticle', part: '/', from: 0 })).toEqual(['name'])
    expect(await call('read_more', { name: 'getDraft', part: '/', from: 0 })).toEqual(['arguments.id'])
  })

  test.each([
    ['writeArticle', 'generateArticle'],
    ['createArticle', 'generateArticle'],
    ['findTools', 'find_tools'],
    ['mineBitcoin', undefined],
    ['cutArticle', undefined],
  ])('is told of the tool %s that there is none, and that %s was meant', async (name, meant) => {
    const { key } = await desk.service.createTenant()
    const client = await connect(key, mode)
    const answer = await client.callTool({ name, arguments: {} })
    expect(answer.isError).toBe(true)
    const guess = meant === undefined ? '' : ` Did you mean ${meant}?`
    expect(textOf(answer.content)).toEqual({
      error: 'Not Found',
      code: 'not_found',
      message: `There is no tool named ${name}.${guess}`,
      request_id: expect.any(String),
      doc_url: expect.any(String),
      next: expect.stringContaining(meant === undefined ? 'find_tools' : `Call ${meant}`),
    })
  })

  test('follows a long job with progress to its end, or gets what to poll', async () => {
    const { key } = await desk.service.createTenant()
    const client = await connect(key, mode)
    const heard: number[] = []
    const topic = { topic: 'Cold brew', source_urls: [desk.site.url('/cold-brew')], size: 'mini' }
    const written = await client.callTool(
      { name: 'generateArticle', arguments: topic },
      { onprogress: ({ progress }) => heard.push(progress), resetTimeoutOnProgress: true },
    )
    expect(written.structuredContent).toMatchObject({ status: 'generated', version: 1 })
    expect(heard).toEqual([...new Set(heard)].toSorted((one, other) => one - other))
    expect(heard.at(-1)).toBe(100)
    const queued = await client.callTool({
      name: 'generateArticle',
      arguments: { ...topic, wait_for_completion: false },
    })
    expect(queued.structuredContent).toMatchObject({ status: 'processing', queued: true })
  })
})

const jobs: Record<string, Record<string, unknown>> = {
  createLeadMagnet: { type: 'checklist', topic: 'Choosing a grinder' },
  createWarmLead: { domain: 'unknown.example' },
  createBrandScan: { brandName: 'Acme' },
  createScoutRun: { query: 'grinders' },
}
const eras = ['1.x', '2.x'] as const
const calls = Object.keys(jobs).flatMap((name) =>
  eras.flatMap((era) => [true, false].map((progress) => ({ name, era, progress }))),
)

test.each(calls)('the official client $era takes a job of $name, with progress: $progress', async (given) => {
  const { name, era, progress } = given
  const { key } = await desk.service.createTenant()
  const app = desk.service.app()
  const client = await connectOfficialClient(era, {
    url: new URL('/mcp?toolsets=all', desk.service.ctx.config.serviceUrl),
    key,
    fetch: async (url, init) => app.request(new Request(url, init)),
  })
  const heard: string[] = []
  const listen = progress
    ? ({ message = '' }: { message?: string | undefined }) => heard.push(message)
    : undefined
  const { structuredContent } = await client.call(name, jobs[name] ?? {}, listen)
  const body = Object(structuredContent)
  const id = body.run?.id ?? body.run_id ?? body.id
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  if (progress) expect(heard[0]).toContain(id)
  await client.close()
})

describe.each(['1.x', '2.x'] as const)('a client of %s that cancels', (era) => {
  test('ends the article that it waits for, and gets all credits back', async () => {
    const idle = await openArticleDesk()
    try {
      const tenant = await idle.service.createTenant({ credits: 100 })
      const app = idle.service.app()
      const client = await connectOfficialClient(era, {
        url: new URL('/mcp', idle.service.ctx.config.serviceUrl),
        key: tenant.key,
        fetch: async (url, init) => app.request(new Request(url, init)),
      })
      const stop = new AbortController()
      const call = client.call(
        'generateArticle',
        { topic: 'Tea', size: 'pillar' },
        () => stop.abort(),
        stop.signal,
      )
      await expect(call).rejects.toThrow()
      const ended = await eventually(async () => {
        const { body } = await idle.call(tenant, 'GET', '/articles')
        return body.articles.find(({ status }) => status === 'failed')
      })
      expect(ended).toMatchObject({ reason: 'cancelled' })
      expect(await getBalance(tenant.agent)).toMatchObject({ credits: 100, held: 0 })
      await client.close()
    } finally {
      await idle.close()
    }
  })
})

test('a lost connection of 2025 leaves the article that was asked for', async () => {
  const idle = await openArticleDesk()
  try {
    const tenant = await idle.service.createTenant({ credits: 100 })
    const app = idle.service.app()
    const client = await connectOfficialClient('1.x', {
      url: new URL('/mcp', idle.service.ctx.config.serviceUrl),
      key: tenant.key,
      fetch: async (url, init) => app.request(new Request(url, init)),
    })
    const call = client.call('generateArticle', { topic: 'Tea', size: 'mini' }, () => client.close())
    await expect(call).rejects.toThrow()
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(await getBalance(tenant.agent)).toMatchObject({ credits: 85, held: 15 })
  } finally {
    await idle.close()
  }
})

type Asker = '1.x' | 'legacy' | 'auto'

/** Every request is a new app's, as if another process answered it. */
async function connectAsking(
  era: Asker,
  key: string,
  answer: (
    message: string,
  ) => Promise<{ action: 'accept' | 'decline' | 'cancel'; content?: { confirm?: boolean | string } }>,
  elicitation: { [mode in 'form' | 'url']?: Record<string, never> } = { form: {} },
) {
  const url = new URL('/mcp', desk.service.ctx.config.serviceUrl)
  const options = {
    requestInit: { headers: { authorization: `Bearer ${key}` } },
    fetch: async (to: string | URL, init?: RequestInit) => desk.service.app().request(new Request(to, init)),
  }
  const about = { name: 'test', version: '1' }
  if (era === '1.x') {
    const client = new EarlierClient(about, { capabilities: { elicitation } })
    client.setRequestHandler(ElicitRequestSchema, ({ params }) => answer(params.message))
    await client.connect(new EarlierTransport(url, options))
    open.add(client)
    return (name: string, given: Record<string, unknown>, timeout = 60_000) =>
      client.callTool({ name, arguments: given }, CallToolResultSchema, { timeout })
  }
  const client = new Client(about, { versionNegotiation: { mode: era }, capabilities: { elicitation } })
  client.setRequestHandler('elicitation/create', ({ params }) => answer(params.message))
  await client.connect(new StreamableHTTPClientTransport(url, options))
  open.add(client)
  return (name: string, given: Record<string, unknown>, timeout = 60_000) =>
    client.callTool({ name, arguments: given }, { timeout })
}

const document = { title: 'Beans', content: 'Beans are roasted on Tuesdays.', source_type: 'manual' }

describe.each<Asker>(['1.x', 'legacy', 'auto'])('a client that can ask its user, %s,', (era) => {
  test('asks before a charge, with the price, and goes on after a yes', async () => {
    const { key } = await desk.service.createTenant({ credits: 10 })
    const asked: string[] = []
    const call = await connectAsking(era, key, async (message) => {
      asked.push(message)
      return { action: 'accept', content: { confirm: true } }
    })
    const uploaded = await call('uploadDocument', document)
    expect(uploaded.structuredContent).toMatchObject({ title: 'Beans' })
    expect(asked).toEqual(['Add a document to the knowledge base: at most 1 credit; 9 credits remain.'])
    await call('searchKnowledge', { query: 'beans' })
    expect(asked).toHaveLength(1)
  })

  test.each([
    [{ action: 'accept', content: { confirm: false } }, 'did not agree to the charge'],
    [{ action: 'accept', content: {} }, 'accepted without confirm: true, which counts as declined'],
    [
      { action: 'accept', content: { confirm: 'yes' } },
      'accepted without confirm: true, which counts as declined',
    ],
    [{ action: 'decline' }, 'did not agree to the charge'],
    [{ action: 'cancel' }, 'did not agree to the charge'],
  ] as const)('charges nothing unless its user agrees: %o', async (answer, why) => {
    const tenant = await desk.service.createTenant({ credits: 10 })
    const call = await connectAsking(era, tenant.key, async () => answer)
    expect(await call('uploadDocument', document)).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining(`${why}. Nothing was done, and nothing was charged.`) }],
    })
    expect(await getBalance(tenant.agent)).toMatchObject({ credits: 10, held: 0 })
  })
})

test('progress rises also where the user was asked meanwhile', async () => {
  const { key } = await desk.service.createTenant({ credits: 50 })
  const client = new Client(
    { name: 'test', version: '1' },
    { versionNegotiation: { mode: 'auto' }, capabilities: { elicitation: { form: {} } } },
  )
  client.setRequestHandler('elicitation/create', async () => ({
    action: 'accept',
    content: { confirm: true },
  }))
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', desk.service.ctx.config.serviceUrl), {
    requestInit: { headers: { authorization: `Bearer ${key}` } },
    fetch: async (to, init) => desk.service.app().request(new Request(to, init)),
  })
  await client.connect(transport)
  open.add(client)
  const heard: number[] = []
  const topic = { topic: 'Cold brew', source_urls: [desk.site.url('/cold-brew')], size: 'mini' }
  await client.callTool(
    { name: 'generateArticle', arguments: topic },
    { onprogress: ({ progress }) => heard.push(progress) },
  )
  expect(heard.length).toBeGreaterThan(2)
  expect(heard).toEqual([...new Set(heard)].toSorted((one, other) => one - other))
})

test('before an article is written, its user is told what it will probably cost and the most that it can', async () => {
  const { key } = await desk.service.createTenant({ credits: 50 })
  const input = { topic: 'Cold brew', size: 'full' }
  const asked: string[] = []
  const call = await connectAsking('auto', key, async (message) => {
    asked.push(message)
    return { action: 'decline' }
  })
  await call('generateArticle', input)
  const facts = Array.from(
    { length: 60 },
    (_, n) => `Cold brew batch ${n} rested ${n + 2} hours and gave ${n + 3} litres.`,
  )
  const other = await connect(key)
  const uploaded = { title: 'Cold brew', content: facts.join('\n\n'), source_type: 'manual' }
  await other.callTool({ name: 'uploadDocument', arguments: uploaded })
  await call('generateArticle', input)
  const price = await other.callTool({
    name: 'estimate',
    arguments: { operation: 'generateArticle', input },
  })
  const { credits_expected: expected, credits_required: required } = Object(price.structuredContent)
  expect(expected).toBeGreaterThan(1)
  expect(expected).toBeLessThan(required)
  expect(asked).toEqual([
    expect.stringMatching(
      /^Generate an article: probably nothing, at most \d+ credits; \d+ credits remain\. /,
    ),
    expect.stringContaining(`: about ${expected} credits, at most ${required}; `),
  ])
})

test.each<Mode>(['auto', 'legacy'])(
  'a repeat, which charges nothing, asks nobody, in the era %s',
  async (mode) => {
    const { key } = await desk.service.createTenant({ credits: 50 })
    let asked = 0
    const call = await connectAsking(mode, key, async () => {
      asked += 1
      return { action: 'accept', content: { confirm: true } }
    })
    const given = { brandName: 'Acme', idempotency_key: 'scan-1' }
    const first = await call('createBrandScan', given)
    const again = await call('createBrandScan', given)
    expect(asked).toBe(1)
    expect(Object(again.structuredContent).id).toBe(Object(first.structuredContent).id)
    const other = await call('createBrandScan', { ...given, brandName: 'Bolt' })
    expect([asked, other.isError]).toEqual([1, true])
  },
)

test('before a watch is run, its user is told the price of what that watch repeats', async () => {
  const tenant = await desk.service.createTenant({ credits: 50 })
  const input = CreateWatchInput.parse({ kind: 'brand_scan', input: { brandName: 'Acme' } })
  const { id } = await createWatch(tenant.agent, input)
  const asked: string[] = []
  const call = await connectAsking('auto', tenant.key, async (message) => {
    asked.push(message)
    return { action: 'decline' }
  })
  expect(await call('runWatch', { id })).toMatchObject({ isError: true })
  expect(asked).toEqual([expect.stringMatching(/^Run a watch now: at most 8 credits; 42 credits remain\./)])
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 50, held: 0 })
})

test.each(['1.x', 'legacy'] as const)(
  'a client of %s that cannot ask is not told that its user refused',
  async (era) => {
    const tenant = await desk.service.createTenant({ credits: 10 })
    const call = await connectAsking(era, tenant.key, () => Promise.reject(new Error('There is no window.')))
    expect(await call('uploadDocument', document)).toMatchObject({
      isError: true,
      content: [{ text: expect.stringMatching(/"message":"The client could not ask the user/) }],
    })
    expect(await getBalance(tenant.agent)).toMatchObject({ credits: 10, held: 0 })
  },
)

test.each(['1.x', 'legacy'] as const)(
  'a client of %s that gives up before its user answers is charged nothing',
  async (era) => {
    const tenant = await desk.service.createTenant({ credits: 10 })
    const call = await connectAsking(era, tenant.key, () => new Promise(() => undefined))
    await expect(call('uploadDocument', document, 2000)).rejects.toThrow()
    expect(await getBalance(tenant.agent)).toMatchObject({ credits: 10, held: 0 })
  },
)

test('a client of 2025 that says only that it can ask its user is asked, one for whom that means a page is not', async () => {
  const { key } = await desk.service.createTenant({ credits: 10 })
  const asked: string[] = []
  const agree = async (message: string) => {
    asked.push(message)
    return { action: 'accept' as const, content: { confirm: true } }
  }
  const any = await connectAsking('1.x', key, agree, {})
  expect(await any('uploadDocument', document)).not.toHaveProperty('isError')
  expect(asked).toHaveLength(1)
  const byPage = await connectAsking('1.x', key, agree, { url: {} })
  const other = { ...document, content: 'Beans are packed on Fridays.' }
  expect(await byPage('uploadDocument', other)).not.toHaveProperty('isError')
  expect(asked).toHaveLength(1)
})

describe.each(['1.x', '2.x'] as const)('resources and prompts for a client of %s', (era) => {
  test('prices, documents and articles are read by their addresses, long ones in parts', async () => {
    const tenant = await desk.service.createTenant()
    const app = desk.service.app()
    const client = await connectOfficialClient(era, {
      url: new URL('/mcp', desk.service.ctx.config.serviceUrl),
      key: tenant.key,
      fetch: async (url, init) => app.request(new Request(url, init)),
    })
    const content = Array.from({ length: 3000 }, (_, n) => `Bean ${n} is roasted.`).join('\n\n')
    await client.call('uploadDocument', { title: 'Beans', content, source_type: 'manual' })
    const topic = { topic: 'Cold brew', source_urls: [desk.site.url('/cold-brew')], size: 'mini' }
    await client.call('generateArticle', topic)
    const listed = await client.resources()
    expect(listed.map(({ title }) => title)).toEqual(expect.arrayContaining(['Prices', 'Beans']))
    const [prices] = await client.read('masthead://prices')
    expect(prices?.text).toContain('| generateArticle | Standard article, up to 1,250 words | 20 |')
    const article = listed.find(({ uri }) => uri.startsWith('masthead://articles/'))
    const [text] = await client.read(String(article?.uri))
    expect(text).toMatchObject({
      mimeType: 'text/markdown',
      text: expect.stringMatching(/^# [\s\S]*## Sources/),
    })
    const document = listed.find(({ title }) => title === 'Beans')
    const [first] = await client.read(String(document?.uri))
    const next = /\[Goes on at (\S+)\]$/.exec(first?.text ?? '')?.[1]
    const [second] = await client.read(String(next))
    expect(second?.text).toContain('Bean 2999 is roasted.')
    await expect(client.read('masthead://articles/00000000-0000-4000-8000-000000000000')).rejects.toThrow()
    await expect(client.read('file:///etc/passwd')).rejects.toThrow()
    expect(await client.prompt('write_this_weeks_article', { topic: 'Tea' })).toContain('The topic is: Tea.')
    expect(await client.prompt('find_where_we_are_missing', {})).toContain('createBrandScan')
    await expect(client.prompt('write_a_poem', {})).rejects.toThrow()
    await client.close()
  })

  test('arguments are completed by the titles of what the tenant has, and of nobody else', async () => {
    const [tenant, other] = [await desk.service.createTenant(), await desk.service.createTenant()]
    const app = desk.service.app()
    const connectAs = ({ key }: typeof tenant) =>
      connectOfficialClient(era, {
        url: new URL('/mcp', desk.service.ctx.config.serviceUrl),
        key,
        fetch: async (url, init) => app.request(new Request(url, init)),
      })
    const [client, stranger] = [await connectAs(tenant), await connectAs(other)]
    const beans = { title: 'Beans of the season', content: 'Beans are roasted on Mondays.' }
    const uploaded = await client.call('uploadDocument', { ...beans, source_type: 'manual' })
    const { id } = Object(uploaded.structuredContent)
    const template = { uri: 'masthead://documents/{id}' }
    expect(await client.complete(template, 'id', 'the SEASON')).toEqual([id])
    expect(await client.complete(template, 'id', String(id).slice(0, 8))).toEqual([id])
    expect(await client.complete(template, 'id', 'tea')).toEqual([])
    expect(await stranger.complete(template, 'id', '')).toEqual([])
    const written = await client.call('generateArticle', {
      source_urls: [desk.site.url('/cold-brew')],
      size: 'mini',
    })
    const article = Object(written.structuredContent)
    expect(await client.complete({ prompt: 'review_draft' }, 'id', article.title)).toEqual([article.id])
    expect(await client.complete({ prompt: 'write_this_weeks_article' }, 'language', 'd')).toEqual(['de'])
    const rows = { uri: 'masthead://reports/{runId}/rows.{format}' }
    expect(await client.complete(rows, 'format', '')).toEqual(['csv', 'xlsx'])
    await expect(client.complete({ prompt: 'write_a_poem' }, 'topic', '')).rejects.toThrow(
      'There is no prompt named write_a_poem.',
    )
    await expect(client.complete(template, 'title', '')).rejects.toThrow('Arguments: id.')
    await client.close()
    await stranger.close()
  })
})

test('messages that call no tool count against a limit of their own, and are refused beyond it', async () => {
  const few = await createTestService({
    environment: { RATE_LIMITS: JSON.stringify({ mcp: { limit: 2, window_seconds: 60 } }) },
  })
  onTestFinished(() => few.close())
  const { key } = await few.createTenant()
  const ping = () =>
    few.app().request('http://127.0.0.1/mcp', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    })
  const statuses = [(await ping()).status, (await ping()).status]
  const refused = await ping()
  expect([...statuses, refused.status, refused.headers.has('retry-after')]).toEqual([200, 200, 429, true])
})

test('a tool that is refused by the limit of operations says which it was', async () => {
  const few = await createTestService({
    environment: { RATE_LIMITS: JSON.stringify({ default: { limit: 1, window_seconds: 60 } }) },
  })
  onTestFinished(() => few.close())
  const { key } = await few.createTenant()
  const call = async () => {
    const answer = await few.app().request('http://127.0.0.1/mcp', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'listArticles', arguments: {} },
      }),
    })
    return answer.text()
  }
  expect(await call()).not.toContain('isError')
  expect(await call()).toContain('It is the limit named reads; getMe lists all.')
})

test('the headers of a tool call tell the limit of its operation, which is used up before that of messages', async () => {
  const few = await createTestService()
  onTestFinished(() => few.close())
  const { key } = await few.createTenant()
  const limitOf = async (name: string, given: object) => {
    const answer = await few.app().request('http://127.0.0.1/mcp', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name, arguments: given },
      }),
    })
    await answer.text()
    const [policy, state] = [answer.headers.get('ratelimit-policy'), answer.headers.get('ratelimit')]
    return [policy, state?.replace(/;t=.*/, '')]
  }
  expect(await limitOf('listArticles', {})).toEqual(['"reads";q=300;w=60', '"reads";r=299'])
  const change = { name: 'changeSession', arguments: { id: crypto.randomUUID(), action: 'pause' } }
  expect(await limitOf('use_tool', change)).toEqual(['"default";q=60;w=60', '"default";r=59'])
  expect(await limitOf('use_tool', change)).toEqual(['"default";q=60;w=60', '"default";r=58'])
  expect(await limitOf('find_tools', { query: 'stop a job' })).toEqual(['"mcp";q=600;w=60', '"mcp";r=596'])
})

test('without a key the challenge points at the document about this resource, and names the scope that it takes', async () => {
  const app = desk.service.app()
  const answer = await app.request('/mcp', { method: 'POST', body: '{}' })
  expect(answer.status).toBe(401)
  const metadata = /resource_metadata="([^"]+)"/.exec(answer.headers.get('www-authenticate') ?? '')?.[1]
  expect(metadata).toMatch(/\/\.well-known\/oauth-protected-resource\/mcp$/)
  expect(answer.headers.get('www-authenticate')).toContain('scope="agent"')
  const reading = await app.request('/mcp?readonly=true', { method: 'POST', body: '{}' })
  expect(reading.headers.get('www-authenticate')).toContain('scope="agent:read"')
  const document = await app.request(new URL(metadata ?? '').pathname)
  expect(await document.json()).toMatchObject({ resource: expect.stringMatching(/\/mcp$/) })
  expect(await answer.json()).toMatchObject({
    message: expect.stringMatching(/Authorization: Bearer <key>.*sign in by OAuth 2\.1/),
  })
})

test('one idempotency key charges once', async () => {
  const tenant = await desk.service.createTenant()
  const client = await connect(tenant.key)
  const call = {
    name: 'uploadDocument',
    arguments: { title: 'Tea', content: 'Tea is steeped.', source_type: 'manual', idempotency_key: 'one' },
  }
  const answers = [await client.callTool(call), await client.callTool(call)]
  expect(answers[0]?.structuredContent).toMatchObject({ title: 'Tea' })
  expect(answers[1]?.structuredContent).toEqual(answers[0]?.structuredContent)
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 199, held: 0 })
})

test('a protocol revision that is not spoken is refused with all that are, the stateless one among them', async () => {
  const { key } = await desk.service.createTenant()
  const response = await desk.service.app().request('/mcp', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '1999-01-01',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  })
  expect(response.status).toBe(400)
  expect((await response.json()).error.message).toMatch(/1999-01-01 .*2026-07-28, 2025-11-25/)
})

test.each(['application/json', '*/*', undefined])(
  'a caller that accepts %s is answered JSON, also where progress was told meanwhile',
  async (accept) => {
    const { key } = await desk.service.createTenant()
    const ask = async (method: string, params: object) => {
      const response = await desk.service.app().request('/mcp', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          ...(accept !== undefined && { accept }),
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      })
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json'])
      return response.json()
    }
    const listed = await ask('tools/list', {})
    expect(listed).toMatchObject({ jsonrpc: '2.0', id: 1, result: { tools: expect.any(Array) } })
    const written = await ask('tools/call', {
      name: 'generateArticle',
      arguments: { topic: 'Cold brew', source_urls: [desk.site.url('/cold-brew')], size: 'mini' },
      _meta: { progressToken: 'one' },
    })
    expect(written).toMatchObject({ id: 1, result: { structuredContent: { status: 'generated' } } })
    expect(await ask('tools/nothing', {})).toMatchObject({ id: 1, error: { code: -32601 } })
  },
)

test('a caller that accepts neither JSON nor a stream is told what to send', async () => {
  const { key } = await desk.service.createTenant()
  const response = await desk.service.app().request('/mcp', {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', accept: 'text/html' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  })
  expect(response.status).toBe(406)
  expect((await response.json()).error.message).toContain('send "Accept: application/json"')
})

test('a toolset that does not exist is refused with those that do', async () => {
  const { key } = await desk.service.createTenant()
  const response = await desk.service.app().request('/mcp?toolsets=webhook', {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: '{}',
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ message: expect.stringContaining('webhooks') })
})

test.each([
  ['toolset=webhooks', 'toolset', 'Did you mean toolsets?'],
  ['read_only=true', 'read_only', 'Did you mean readonly?'],
  ['readonly=yes', 'readonly', 'Must be true or false.'],
  ['readonly=false&readonly=true', 'readonly', 'more than once'],
  ['toolsets=credits&toolsets=webhooks', 'toolsets', 'Separate values by commas'],
  ['tools=', 'tools', 'Is empty.'],
  ['tools=,', 'tools', 'Is empty.'],
  ['toolsets=', 'toolsets', 'Is empty.'],
  ['tools=getMe,listArticle', 'tools', 'Did you mean listArticles?'],
])(
  'an address with %s is refused in words, never taken for one that offers everything',
  async (search, path, words) => {
    const { key } = await desk.service.createTenant()
    const response = await desk.service.app().request(`/mcp?${search}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: '{}',
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      details: [{ path, message: expect.stringContaining(words) }],
    })
  },
)

test('a page of another site is refused before its key is looked at', async () => {
  const response = await desk.service.app().request('/mcp', {
    method: 'POST',
    headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
    body: '{}',
  })
  expect(response.status).toBe(403)
})
