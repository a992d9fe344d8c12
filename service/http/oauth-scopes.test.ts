import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OauthDesk, openOauthDesk } from '#test-support/desks/oauth-desk.ts'
import { listAgents } from '../agents/list-agents.ts'
import { registrations } from '../db/schema/agents.ts'
import { desc, eq } from '../db/sql.ts'
import { isReading, notTools } from './mcp/tool-effects.ts'
import { routes } from './routes.ts'

let desk: OauthDesk
beforeAll(async () => {
  desk = await openOauthDesk()
})
afterAll(() => desk.close())

const both = 'agent agent:read'

test.each([
  ['nothing', {}, {}, 'agent'],
  ['both', { scope: both }, {}, 'agent'],
  ['the whole', { scope: 'agent' }, { access: 'agent' }, 'agent'],
  ['the whole', { scope: 'agent' }, { access: 'agent:read' }, 'agent:read'],
  ['nothing', {}, { access: 'agent:read' }, 'agent:read'],
  ['reading', { scope: 'agent:read' }, {}, 'agent:read'],
  ['reading', { scope: 'agent:read openid' }, { access: 'agent' }, 'agent:read'],
  ['what there is not', { scope: 'admin' }, {}, 'agent:read'],
  ['what there is not', { scope: 'openid offline_access' }, { access: 'agent' }, 'agent'],
])(
  'a program that asks for %s (%j) where the person chooses %j is granted %s',
  async (_, asked, choice, scope) => {
    const tenant = await desk.service.createTenant()
    const program = await desk.signIn(tenant, asked, choice)
    expect(program.scope).toBe(scope)
    const { agents } = await listAgents(tenant.agent)
    expect(agents.map(({ name, scopes }) => [name, scopes])).toEqual([
      ['Reader', [scope]],
      ['test agent', ['agent']],
    ])
    expect((await desk.call(program.access, 'GET', '/api/agent/me')).body.agent).toMatchObject({
      scopes: [scope],
    })
  },
)

test('every operation that changes or charges something refuses a token that only reads, in words, and no other does', async () => {
  const tenant = await desk.service.createTenant({ credits: 1000 })
  const { access } = await desk.signIn(tenant, {}, { access: 'agent:read' })
  const id = '00000000-0000-4000-8000-000000000000'
  const called = routes.map(({ operation }) => operation).filter(({ auth }) => auth === 'agent')
  const refused: string[] = []
  for (const { method, path, id: name } of called) {
    // Statuses alone are looked at, of which a stream has no end.
    if (name === 'listEvents') continue
    const body = method === 'GET' ? undefined : {}
    const answer = await desk.call(access, method, path.replaceAll(/\{\w+\}/g, id), body)
    if (answer.status === 429) throw new Error(`${name} was limited.`)
    if (answer.body.code !== 'insufficient_scope') continue
    refused.push(name)
    expect(answer).toMatchObject({ status: 403, body: { message: expect.stringContaining('agent:read') } })
    expect(answer.challenge).toContain('error="insufficient_scope", scope="agent"')
  }
  const changing = called.filter((one) => !isReading(one) && !(one.id in notTools)).map((one) => one.id)
  expect(refused.toSorted()).toEqual(changing.toSorted())
  expect(refused).toEqual(
    expect.arrayContaining(['generateArticle', 'deleteArticle', 'updateSettings', 'revokeAgent']),
  )
  const estimated = await desk.call(access, 'POST', '/api/agent/estimate', {
    operation: 'createBrandScan',
    input: { brandName: 'Acme' },
  })
  expect(estimated.status).toBe(200)
})

test('the page behind the emailed link says what was chosen for the program', async () => {
  const tenant = await desk.service.createTenant()
  const words = {
    agent: 'publish in your name and spend your credits',
    'agent:read': 'but not change, publish or spend',
  }
  for (const [access, said] of Object.entries(words)) {
    const open = desk.person.browser()
    const page = (await open((await desk.begin()).at)).headers.get('location') ?? ''
    await open(page)
    await open(`${page}/mail`, { email: tenant.email, access })
    await desk.person.codeFor(tenant.email)
    const [row] = await desk.service.ctx.db
      .select({ id: registrations.id })
      .from(registrations)
      .where(eq(registrations.email, tenant.email))
      .orderBy(desc(registrations.createdAt))
    const text = await (await open(`/agent/auth/claim/view?token=cla_${row?.id}`)).text()
    expect(text).toContain(said)
    for (const other of Object.values(words)) if (other !== said) expect(text).not.toContain(other)
  }
})

test('replacing a key with a token is refused without asking for a scope, as none would do', async () => {
  const tenant = await desk.service.createTenant()
  for (const access of ['agent', 'agent:read']) {
    const program = await desk.signIn(tenant, {}, { access })
    const answer = await desk.call(program.access, 'POST', '/api/agent/rotate-key')
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect(answer.challenge).toBe('')
  }
})

test('a refresh keeps what was granted, and cannot ask for more', async () => {
  const tenant = await desk.service.createTenant()
  const program = await desk.signIn(tenant, { scope: both }, { access: 'agent:read' })
  for (const scope of ['agent', both])
    expect(await desk.refresh(program, { scope })).toMatchObject({
      status: 400,
      body: { error: 'invalid_scope', error_description: expect.stringContaining('Leave scope out') },
    })
  const { body } = await desk.refresh(program)
  expect(body.scope).toBe('agent:read')
  const next = String(body.access_token)
  expect((await desk.call(next, 'GET', '/api/agent/me')).status).toBe(200)
  const write = await desk.call(next, 'POST', '/api/agent/webhooks', { url: 'https://example.org/' })
  expect(write).toMatchObject({ status: 403, body: { code: 'insufficient_scope' } })
})

test('at MCP a sign-in that only reads is offered what readonly=true offers', async () => {
  const tenant = await desk.service.createTenant()
  const mcp = { resource: `${desk.base}/mcp` }
  const reading = await desk.signIn(tenant, mcp, { access: 'agent:read' })
  const whole = await desk.signIn(tenant, mcp)
  const connect = async (token: string, search = '') => {
    const client = new Client({ name: 'test', version: '1.0.0' })
    const headers = { authorization: `Bearer ${token}` }
    await client.connect(
      new StreamableHTTPClientTransport(new URL(`${desk.base}/mcp${search}`), { requestInit: { headers } }),
    )
    return client
  }
  const names = async (client: Client) => (await client.listTools()).tools.map(({ name }) => name)
  const client = await connect(reading.access)
  expect(await names(client)).toEqual(await names(await connect(whole.access, '?readonly=true')))
  expect(await names(await connect(reading.access, '?readonly=false'))).toEqual(await names(client))
  expect(await names(await connect(whole.access))).toContain('generateArticle')
})

test('at MCP a call that changes something is refused to a sign-in that only reads so that a client can ask for more', async () => {
  const tenant = await desk.service.createTenant()
  const { access } = await desk.signIn(tenant, { resource: `${desk.base}/mcp` }, { access: 'agent:read' })
  const arguments_ = { id: '00000000-0000-4000-8000-000000000000' }
  const calls = [
    { name: 'deleteDocument', arguments: arguments_ },
    { name: 'use_tool', arguments: { name: 'deleteDocument', arguments: arguments_ } },
    { name: 'cancel_job', arguments: arguments_ },
  ]
  const send = (params: unknown, search = '') =>
    fetch(`${desk.base}/mcp${search}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${access}`, 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
    })
  for (const call of calls) {
    const answer = await send(call)
    expect(answer.status).toBe(403)
    expect(answer.headers.get('www-authenticate')).toContain('error="insufficient_scope", scope="agent"')
    expect(await answer.json()).toMatchObject({
      code: 'insufficient_scope',
      message: expect.stringContaining('connecting this client again with full access'),
    })
    // What the address leaves out, no sign-in brings back.
    const left = await send(call, '?readonly=true')
    expect([left.status, Object(await left.json()).result.isError]).toEqual([200, true])
  }
  expect((await send({ name: 'getMe', arguments: {} })).status).toBe(200)
  const client = new Client({ name: 'test', version: '1.0.0' })
  const headers = { authorization: `Bearer ${access}` }
  const transport = new StreamableHTTPClientTransport(new URL(`${desk.base}/mcp/`), {
    requestInit: { headers },
  })
  await client.connect(transport)
  await expect(client.callTool({ name: 'deleteDocument', arguments: arguments_ })).rejects.toMatchObject({
    requiredScope: 'agent',
    errorDescription: expect.stringContaining('Connect the program again with full access.'),
  })
})

test('the metadata lists both scopes, and the page says what each may do', async () => {
  for (const name of [
    'oauth-authorization-server',
    'oauth-protected-resource',
    'oauth-protected-resource/mcp',
  ]) {
    const metadata = await fetch(`${desk.base}/.well-known/${name}`)
    expect(Object(await metadata.json()).scopes_supported).toEqual(['agent', 'agent:read'])
  }
  const pageFor = async (asked: Record<string, string>) => {
    const open = desk.person.browser()
    const page = (await open((await desk.begin(asked)).at)).headers.get('location') ?? ''
    return { open, page, text: await (await open(page)).text() }
  }
  const { open, page, text } = await pageFor({})
  expect(text).toContain('publish in your name, change and delete content, and spend your credits')
  expect(text).toMatch(/value="agent" checked/)
  // A mistyped address costs no choice.
  const again = await (await open(`${page}/mail`, { email: 'nobody', access: 'agent:read' })).text()
  expect(again).toMatch(/value="agent:read" checked/)
  expect((await pageFor({ scope: 'admin' })).text).toMatch(/value="agent:read" checked.*value="agent">/s)
  const reading = await pageFor({ scope: 'agent:read' })
  expect(reading.text).toContain('asks to read only')
  expect(reading.text).not.toContain('type="radio"')
})
