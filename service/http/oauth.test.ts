import { createHash } from 'node:crypto'
import { serve } from '@hono/node-server'
import { auth as authNewest } from '@modelcontextprotocol/client'
import { auth as authEarlier } from '@modelcontextprotocol/sdk/client/auth.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findFreePort } from '#test-support/free-port.ts'
import { createPerson, type Person } from '#test-support/oauth-person.ts'
import { createTestService, type TestService } from '#test-support/test-service.ts'
import { listAgents } from '../agents/list-agents.ts'
import { revokeAgent } from '../agents/revoke-agent.ts'

let service: TestService
let base: string
let person: Person
let server: ReturnType<typeof serve>
const callback = 'http://127.0.0.1:41099/callback'

beforeAll(async () => {
  const port = await findFreePort()
  base = `http://127.0.0.1:${port}`
  const limit = { limit: 1000, window_seconds: 60 }
  service = await createTestService({
    environment: {
      SERVICE_PORT: String(port),
      SERVICE_URL: base,
      RATE_LIMITS: JSON.stringify({ registration: limit, 'claim-attempt': limit }),
    },
  })
  person = createPerson(service, base)
  server = serve({ hostname: '127.0.0.1', port, fetch: service.app().fetch })
})
afterAll(async () => {
  server.close()
  await service.close()
})

type Tokens = { access_token: string; refresh_token?: string | undefined; expires_in?: number | undefined }

/** What both generations of the official client ask of a program. */
class Program {
  info: { client_id: string } | undefined
  kept: (Tokens & { token_type: string }) | undefined
  at: URL | undefined
  verifier = ''
  name: string
  constructor(name = 'Newsreader') {
    this.name = name
  }
  get redirectUrl() {
    return callback
  }
  get clientMetadata() {
    return {
      client_name: this.name,
      redirect_uris: [callback],
      token_endpoint_auth_method: 'none',
      scope: 'agent',
    }
  }
  state() {
    return 'a-state'
  }
  clientInformation() {
    return this.info
  }
  saveClientInformation(info: { client_id: string }) {
    this.info = info
  }
  tokens() {
    return this.kept
  }
  saveTokens(tokens: Tokens & { token_type: string }) {
    this.kept = tokens
  }
  redirectToAuthorization(url: URL) {
    this.at = url
  }
  saveCodeVerifier(verifier: string) {
    this.verifier = verifier
  }
  codeVerifier() {
    return this.verifier
  }
}

const consent = (at: URL | undefined, email: string) => person.consent(at ?? '', email)

const ping = async (token: string, path = '/mcp') =>
  (
    await fetch(`${base}${path}`, {
      method: path === '/mcp' ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      ...(path === '/mcp' && {
        body: JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: { name: 'listSessions', arguments: { limit: 1 } },
        }),
      }),
    })
  ).status

const post = async (path: string, form: Record<string, string>) => {
  const answer = await fetch(`${base}${path}`, { method: 'POST', body: new URLSearchParams(form) })
  return { status: answer.status, body: Object(await answer.json().catch(() => ({}))) }
}

describe.each([
  ['1.x', authEarlier],
  ['2.x', authNewest],
])('the official client %s', (_era, auth) => {
  test('registers, signs in, refreshes, and loses its access with the agent', async () => {
    const tenant = await service.createTenant()
    const program = new Program()
    expect(await auth(program, { serverUrl: `${base}/mcp` })).toBe('REDIRECT')
    const back = await consent(program.at, tenant.email)
    const iss = back.searchParams.get('iss')
    const authorizationCode = back.searchParams.get('code') ?? ''
    expect(
      await auth(program, { serverUrl: `${base}/mcp`, authorizationCode, ...(iss !== null && { iss }) }),
    ).toBe('AUTHORIZED')
    const first = program.kept?.access_token ?? ''
    expect(await ping(first)).toBe(200)
    expect(await ping(first, '/api/agent/me')).toBe(401)
    const refreshed = program.kept?.refresh_token ?? ''
    expect(await auth(program, { serverUrl: `${base}/mcp` })).toBe('AUTHORIZED')
    expect(program.kept?.refresh_token).not.toBe(refreshed)
    const second = program.kept?.access_token ?? ''
    expect(await ping(second)).toBe(200)
    const { agents } = await listAgents(tenant.agent)
    const own = agents.find(({ name }) => name === 'Newsreader')
    await revokeAgent(tenant.agent, own?.id ?? '')
    expect(await ping(second)).toBe(401)
    const again = await post('/oauth/token', {
      grant_type: 'refresh_token',
      refresh_token: program.kept?.refresh_token ?? '',
      client_id: program.info?.client_id ?? '',
    })
    expect([again.status, again.body.error]).toEqual([400, 'invalid_grant'])
  })
})

test('a token that no longer works is answered with how to get the next', async () => {
  const answer = await fetch(`${base}/mcp`, {
    method: 'POST',
    headers: { authorization: `Bearer ${'a'.repeat(43)}` },
  })
  expect(answer.status).toBe(401)
  expect(answer.headers.get('www-authenticate')).toContain('error="invalid_token"')
  expect(Object(await answer.json()).message).toMatch(/expired.*token_endpoint with grant_type=refresh_token/)
  const guide = await (await fetch(`${base}/auth.md`)).text()
  expect(guide).toContain('POST /oauth/token')
  expect(guide).toContain('grant_type=refresh_token')
})

test('a program that lost the answer of a refresh sends it again and stays signed in', async () => {
  const tenant = await service.createTenant()
  const program = new Program('Lost')
  await authNewest(program, { serverUrl: `${base}/mcp` })
  const back = await consent(program.at, tenant.email)
  const iss = back.searchParams.get('iss') ?? ''
  const authorizationCode = back.searchParams.get('code') ?? ''
  await authNewest(program, { serverUrl: `${base}/mcp`, authorizationCode, iss })
  const form = {
    grant_type: 'refresh_token',
    refresh_token: program.kept?.refresh_token ?? '',
    client_id: program.info?.client_id ?? '',
  }
  const used = await post('/oauth/token', form)
  expect(used.status).toBe(200)
  const repeated = await post('/oauth/token', form)
  expect(repeated.status).toBe(200)
  expect(await ping(repeated.body.access_token)).toBe(200)
  expect((await listAgents(tenant.agent)).agents.map(({ name }) => name)).toContain('Lost')
  const next = await post('/oauth/token', { ...form, refresh_token: repeated.body.refresh_token })
  expect(next.status).toBe(200)
  expect(await ping(next.body.access_token)).toBe(200)
})

test.each(['', '/', '/api/agent'])(
  'a program that a 401 of the API leads to the resource %j gets a token that works there, and makes no key',
  async (path) => {
    const tenant = await service.createTenant()
    const refused = await fetch(`${base}/api/agent/me`)
    const metadata =
      /resource_metadata="([^"]+)"/.exec(refused.headers.get('www-authenticate') ?? '')?.[1] ?? ''
    expect(Object(await (await fetch(metadata)).json()).resource).toBe(base)
    const verifier = 'v'.repeat(50)
    const registered = await fetch(`${base}/oauth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client_name: 'Script', redirect_uris: [callback] }),
    })
    const { client_id } = Object(await registered.json())
    const resource = `${base}${path}`
    const asked = new URLSearchParams({
      client_id,
      redirect_uri: callback,
      response_type: 'code',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      resource,
    })
    const back = await consent(new URL(`${base}/oauth/authorize?${asked}`), tenant.email)
    const { body } = await post('/oauth/token', {
      grant_type: 'authorization_code',
      client_id,
      redirect_uri: callback,
      code_verifier: verifier,
      code: back.searchParams.get('code') ?? '',
      resource,
    })
    expect(await ping(body.access_token, '/api/agent/me')).toBe(200)
    expect(await ping(body.access_token)).toBe(path === '/api/agent' ? 401 : 200)
    const headers = { authorization: `Bearer ${body.access_token}` }
    expect((await fetch(`${base}/api/agent/rotate-key`, { method: 'POST', headers })).status).toBe(403)
    const form = { grant_type: 'refresh_token', client_id, refresh_token: body.refresh_token }
    const next = await post('/oauth/token', form)
    expect(await ping(next.body.access_token, '/api/agent/me')).toBe(200)
  },
)
