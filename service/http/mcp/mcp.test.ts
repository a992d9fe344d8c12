import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getBalance } from '#service/credits/get-balance.ts'
import { type ArticleDesk, openArticleDesk } from '#test-support/desks/article-desk.ts'
import { connectOfficialClient } from '#test-support/official-mcp-clients.ts'
import { routes } from '../routes.ts'

type Mode = 'auto' | 'legacy'

let desk: ArticleDesk
const open = new Set<Client>()
beforeAll(async () => {
  desk = await openArticleDesk()
  await desk.service.startWorker()
})
afterAll(async () => {
  for (const client of open) await client.close()
  await desk.close()
})

async function connect(key: string, mode: Mode = 'auto'): Promise<Client> {
  const app = desk.service.app()
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', desk.service.ctx.config.serviceUrl), {
    requestInit: { headers: { authorization: `Bearer ${key}` } },
    fetch: (url, init) => Promise.resolve(app.request(new Request(url, init))),
  })
  await client.connect(transport)
  open.add(client)
  return client
}

const textOf = (content: unknown) => JSON.parse(Object([content].flat()[0]).text ?? 'null')

describe.each<Mode>(['auto', 'legacy'])('a client of the era %s', (mode) => {
  test('finds one tool for each operation, with its price and what it does', async () => {
    const { key } = await desk.service.createTenant()
    const { tools } = await (await connect(key, mode)).listTools()
    expect(tools.map(({ name }) => name).toSorted()).toEqual(
      routes.map(({ operation }) => operation.id).toSorted(),
    )
    const tool = (name: string) => tools.find((one) => one.name === name)
    expect(tool('generateArticle')?.description).toContain('Standard article, about 1,000 words: 20')
    expect(tool('generateArticle')?.inputSchema.properties).toHaveProperty('idempotency_key')
    for (const { name, inputSchema } of tools) expect([name, inputSchema.anyOf]).toEqual([name, undefined])
    expect(tool('getMe')?.annotations).toMatchObject({ readOnlyHint: true })
    expect(tool('deleteArticle')?.annotations).toMatchObject({ destructiveHint: true })
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
    expect(textOf(broke.content)).toMatchObject({ credits_required: 20, code: 'insufficient_credits' })
    const unknown = { id: '00000000-0000-4000-8000-000000000000' }
    const missing = await client.callTool({ name: 'getArticle', arguments: unknown })
    expect(textOf(missing.content)).toMatchObject({ code: 'not_found' })
    const wrong = await client.callTool({ name: 'generateArticle', arguments: { topic: 5 } })
    expect(textOf(wrong.content)).toMatchObject({ details: [{ path: 'topic' }] })
    const nothing = await client.callTool({ name: 'mineBitcoin', arguments: {} })
    expect(nothing.isError).toBe(true)
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
    expect(heard).toEqual(heard.toSorted((one, other) => one - other))
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

test('without a key the challenge points at the document about this resource', async () => {
  const app = desk.service.app()
  const answer = await app.request('/mcp', { method: 'POST', body: '{}' })
  expect(answer.status).toBe(401)
  const metadata = /resource_metadata="([^"]+)"/.exec(answer.headers.get('www-authenticate') ?? '')?.[1]
  expect(metadata).toMatch(/\/\.well-known\/oauth-protected-resource\/mcp$/)
  const document = await app.request(new URL(metadata ?? '').pathname)
  expect(await document.json()).toMatchObject({ resource: expect.stringMatching(/\/mcp$/) })
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

test('a page of another site is refused before its key is looked at', async () => {
  const response = await desk.service.app().request('/mcp', {
    method: 'POST',
    headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
    body: '{}',
  })
  expect(response.status).toBe(403)
})
