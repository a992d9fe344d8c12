import { createHash } from 'node:crypto'
import { serve } from '@hono/node-server'
import { register as metrics } from 'prom-client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { findFreePort } from '#test-support/free-port.ts'
import { createPerson, type Person } from '#test-support/oauth-person.ts'
import { createTestService, type TestService, type TestTenant } from '#test-support/test-service.ts'
import { findCaller } from '../agents/find-caller.ts'
import { listAgents } from '../agents/list-agents.ts'
import { revokeAgent } from '../agents/revoke-agent.ts'
import { agents } from '../db/schema/agents.ts'
import { oauthRecords } from '../db/schema/oauth.ts'
import { and, eq, isNull } from '../db/sql.ts'
import { createOauthStore, deleteExpiredRecords } from '../oauth/oauth-store.ts'
import type { GuardedFetch } from '../outbound/guarded-fetch.ts'

let service: TestService
let base: string
let person: Person
let server: ReturnType<typeof serve>
let later = 0
const read: string[] = []
const callback = 'http://127.0.0.1:41098/callback'
const document = 'https://reader.example/program.json'
/** Longer than a refresh token that was used gives its successor again. */
const afterGrace = 61_000
const verifier = 'a-verifier-that-is-long-enough-for-the-specification'
const challenge = createHash('sha256').update(verifier).digest('base64url')

beforeAll(async () => {
  const port = await findFreePort()
  base = `http://127.0.0.1:${port}`
  const limit = { limit: 1000, window_seconds: 60 }
  service = await createTestService({
    environment: {
      SERVICE_PORT: String(port),
      SERVICE_URL: base,
      // Signing in takes nothing from the registrations of agents, of which there may be one here.
      RATE_LIMITS: JSON.stringify({
        registration: { limit: 1, window_seconds: 3600 },
        'oauth-sign-in': limit,
        'oauth-authorize': limit,
        'oauth-registration': limit,
        'oauth-token': limit,
        'claim-attempt': limit,
      }),
    },
    change: (ctx) => ({
      ...ctx,
      now: () => new Date(Date.now() + later),
      engines: { ...ctx.engines, guardedFetch: withDocument(ctx.engines.guardedFetch) },
    }),
  })
  person = createPerson(service, base)
  server = serve({ hostname: '127.0.0.1', port, fetch: service.app().fetch })
})
afterAll(async () => {
  server.close()
  await service.close()
})
afterEach(() => {
  later = 0
  vi.restoreAllMocks()
})

/** Knows one document, and asks the guard for all others. */
const withDocument = (real: GuardedFetch): GuardedFetch =>
  Object.assign(
    async (...[address, options]: Parameters<GuardedFetch>): ReturnType<GuardedFetch> => {
      read.push(address)
      if (address !== document) return real(address, options)
      const body = Buffer.from(
        JSON.stringify({
          client_id: document,
          client_name: 'Reader by document',
          redirect_uris: [callback],
          token_endpoint_auth_method: 'none',
        }),
      )
      return {
        status: 200,
        headers: new Headers({ 'content-type': 'application/json' }),
        body,
        finalUrl: address,
        redirects: [],
      }
    },
    { close: () => real.close() },
  )

const register = async (metadata: Record<string, unknown> = {}) => {
  const answer = await fetch(`${base}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'Reader', redirect_uris: [callback], ...metadata }),
  })
  const body = Object(await answer.json())
  return { status: answer.status, id: String(body.client_id), body }
}
const authorizeUrl = (clientId: string, more: Record<string, string> = {}) =>
  `${base}/oauth/authorize?${new URLSearchParams({
    client_id: clientId,
    redirect_uri: callback,
    response_type: 'code',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    scope: 'agent',
    ...more,
  })}`
const post = async (path: string, form: Record<string, string>, at = base) => {
  const answer = await fetch(`${at}${path}`, { method: 'POST', body: new URLSearchParams(form) })
  return { status: answer.status, body: Object(await answer.json().catch(() => ({}))) }
}
const exchange = (clientId: string, code: string, more: Record<string, string> = {}) =>
  post('/oauth/token', {
    grant_type: 'authorization_code',
    client_id: clientId,
    redirect_uri: callback,
    code_verifier: verifier,
    code,
    ...more,
  })
const refresh = (clientId: string, token: string, at = base) =>
  post('/oauth/token', { grant_type: 'refresh_token', client_id: clientId, refresh_token: token }, at)
const works = async (token: string) => (await findCaller(service.ctx, token, () => '/mcp')) !== undefined
const consented = async (tenant: TestTenant) => {
  const { id } = await register()
  const back = await person.consent(authorizeUrl(id), tenant.email)
  return { id, code: back.searchParams.get('code') ?? '' }
}
const signedIn = async (tenant: TestTenant) => {
  const { id, code } = await consented(tenant)
  const { body } = await exchange(id, code)
  return { id, code, access: String(body.access_token), refreshToken: String(body.refresh_token) }
}
const pageOf = async (clientId: string, more?: Record<string, string>) => {
  const open = person.browser()
  const page = new URL((await open(authorizeUrl(clientId, more))).headers.get('location') ?? '', base)
  return { open, page }
}

let tenant: TestTenant
beforeEach(async () => {
  tenant = await service.createTenant()
})

describe('a code', () => {
  test.each([
    ['another redirect', { redirect_uri: 'http://127.0.0.1:41098/elsewhere' }, 'invalid_grant'],
    ['another verifier', { code_verifier: `${verifier}-no` }, 'invalid_grant'],
    ['no verifier', { code_verifier: '' }, 'invalid_request'],
    ['a foreign resource', { resource: 'https://elsewhere.example/mcp' }, 'invalid_target'],
  ])('is worth nothing with %s', async (_, more, error) => {
    const { id, code } = await consented(tenant)
    const answer = await exchange(id, code, more)
    expect([answer.status, answer.body.error]).toEqual([400, error])
  })

  test('still works for who left the verifier out, or sent another one', async () => {
    const { id, code } = await consented(tenant)
    const none = await exchange(id, code, { code_verifier: '' })
    expect(none.body.error_description).toMatch(/^Send code_verifier/)
    const other = await exchange(id, code, { code_verifier: `${verifier}-no` })
    expect(other.body.error_description).toMatch(/^This code_verifier is not the one/)
    expect((await exchange(id, code)).status).toBe(200)
  })

  test('still works for who asked for a resource that the person did not agree to', async () => {
    const { id, code } = await consented(tenant)
    for (const resource of [`${base}/api/agent`, 'https://elsewhere.example/mcp']) {
      const refused = await exchange(id, code, { resource })
      expect([refused.status, refused.body.error]).toEqual([400, 'invalid_target'])
    }
    const { status, body } = await exchange(id, code, { resource: `${base}/mcp` })
    expect(status).toBe(200)
    expect(await works(String(body.access_token))).toBe(true)
  })

  test('is worth nothing to another program', async () => {
    const { code } = await consented(tenant)
    const other = await register()
    expect((await exchange(other.id, code)).body.error).toBe('invalid_grant')
  })

  test('that is used twice ends what the first use gave', async () => {
    const { id, code, access } = await signedIn(tenant)
    expect(await works(access)).toBe(true)
    expect((await exchange(id, code)).body.error).toBe('invalid_grant')
    expect(await works(access)).toBe(false)
  })
})

test('a refresh that asks for a resource the person did not agree to leaves the refresh token as it was', async () => {
  const { id, refreshToken } = await signedIn(tenant)
  const form = { grant_type: 'refresh_token', client_id: id, refresh_token: refreshToken }
  for (const resource of [`${base}/api/agent`, 'https://elsewhere.example/mcp']) {
    const refused = await post('/oauth/token', { ...form, resource })
    expect([refused.status, refused.body.error]).toEqual([400, 'invalid_target'])
  }
  const next = await post('/oauth/token', { ...form, resource: `${base}/mcp` })
  expect(next.status).toBe(200)
  expect(await works(next.body.access_token)).toBe(true)
  later = afterGrace
  expect((await refresh(id, refreshToken)).body.error_description).toMatch(/^This was used before/)
})

const readers = async () =>
  (await listAgents(tenant.agent)).agents.filter(({ name }) => name === 'Reader').length

test('who asks for a scope that there is not is told which one was granted, and a refresh cannot ask for it', async () => {
  const { id, body: client } = await register({ scope: 'admin' })
  expect(client.scope).toBe('agent agent:read')
  const back = await person.consent(authorizeUrl(id, { scope: 'admin' }), tenant.email)
  const { body: first } = await exchange(id, back.searchParams.get('code') ?? '')
  expect(first.scope).toBe('agent:read')
  const form = { grant_type: 'refresh_token', client_id: id, refresh_token: String(first.refresh_token) }
  const more = await post('/oauth/token', { ...form, scope: 'admin' })
  expect([more.status, more.body.error]).toEqual([400, 'invalid_scope'])
  expect(await post('/oauth/token', form)).toMatchObject({ status: 200, body: { scope: 'agent:read' } })
})

test('many uses of a refresh token at once give one and the same successor, and every answer works', async () => {
  const { id, refreshToken } = await signedIn(tenant)
  const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(id, refreshToken)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200))
  expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1)
  for (const { body } of answers) expect(await works(String(body.access_token))).toBe(true)
  const rows = JSON.stringify(await service.ctx.db.select().from(oauthRecords))
  expect(rows).not.toContain(String(answers[0]?.body.refresh_token))
})

test('a refresh token that is used again after a minute ends the sign-in of thief and owner alike', async () => {
  const { id, refreshToken } = await signedIn(tenant)
  const { body } = await refresh(id, refreshToken)
  later = afterGrace
  expect((await refresh(id, refreshToken)).body.error).toBe('invalid_grant')
  expect(await works(String(body.access_token))).toBe(false)
  expect((await refresh(id, String(body.refresh_token))).body.error).toBe('invalid_grant')
  expect(await readers()).toBe(0)
})

test('a refresh token whose successor was used already ends the sign-in at once', async () => {
  const { id, refreshToken } = await signedIn(tenant)
  const first = await refresh(id, refreshToken)
  const second = await refresh(id, String(first.body.refresh_token))
  expect(second.status).toBe(200)
  const stale = await refresh(id, refreshToken)
  expect([stale.status, stale.body.error]).toEqual([400, 'invalid_grant'])
  expect(stale.body.error_description).toMatch(/^This was used before/)
  expect(await works(String(second.body.access_token))).toBe(false)
  expect(await readers()).toBe(0)
})

test('another program gets no successor of a refresh token that it saw', async () => {
  const { id, refreshToken } = await signedIn(tenant)
  const { body } = await refresh(id, refreshToken)
  const other = await register()
  const stolen = await refresh(other.id, refreshToken)
  expect([stolen.status, stolen.body.refresh_token]).toEqual([400, undefined])
  expect((await refresh(id, String(body.refresh_token))).status).toBe(200)
})

test.each([
  ['/mcp', '/api/agent/me', ''],
  ['/mcp', '/api/agent/articles', ''],
  ['/api/agent', '/mcp', '/mcp'],
])(
  'a token for %s is refused at %s by a challenge that names the resource to ask for',
  async (bound, path, at) => {
    const { id } = await register()
    const resource = `${base}${bound}`
    const back = await person.consent(authorizeUrl(id, { resource }), tenant.email)
    const { body } = await exchange(id, back.searchParams.get('code') ?? '', { resource })
    const headers = { authorization: `Bearer ${body.access_token}` }
    const answer = await fetch(`${base}${path}`, { headers })
    expect(answer.status).toBe(401)
    const challenge = answer.headers.get('www-authenticate') ?? ''
    expect(challenge).toMatch(/^Bearer /)
    expect(challenge).toContain('error="invalid_token"')
    expect(challenge).toContain('for another resource')
    const [, metadata = ''] = /resource_metadata="([^"]+)"/.exec(challenge) ?? []
    expect(metadata).toBe(`${base}/.well-known/oauth-protected-resource${at}`)
    expect(await (await fetch(metadata)).json()).toMatchObject({ resource: `${base}${at}` })
  },
)

test('a program that revokes its refresh token ends the sign-in, and another program cannot', async () => {
  const { id, access, refreshToken } = await signedIn(tenant)
  const other = await register()
  await post('/oauth/revoke', { token: refreshToken, client_id: other.id })
  expect(await works(access)).toBe(true)
  expect((await post('/oauth/revoke', { token: refreshToken, client_id: id })).status).toBe(200)
  expect(await works(access)).toBe(false)
  expect((await refresh(id, refreshToken)).body.error).toBe('invalid_grant')
  expect((await listAgents(tenant.agent)).agents.map(({ name }) => name)).not.toContain('Reader')
})

test('a sign-in survives a new process, which prints no warning of its own', async () => {
  const warned = vi.spyOn(console, 'warn')
  const noted = vi.spyOn(console, 'info')
  const { id, refreshToken } = await signedIn(tenant)
  const port = await findFreePort()
  const second = serve({ hostname: '127.0.0.1', port, fetch: service.app().fetch })
  const answer = await refresh(id, refreshToken, `http://127.0.0.1:${port}`)
  second.close()
  expect(answer.status).toBe(200)
  expect(await works(String(answer.body.access_token))).toBe(true)
  expect([warned.mock.calls, noted.mock.calls]).toEqual([[], []])
})

test.each([
  ['javascript:alert(1)', {}, 400],
  ['data:text/html,x', { application_type: 'native' }, 400],
  ['http://elsewhere.example/callback', {}, 400],
  ['http://elsewhere.example/callback', { application_type: 'web' }, 400],
  ['ftp://elsewhere.example/callback', {}, 400],
  ['wss://elsewhere.example/callback', {}, 400],
  ['sftp://elsewhere.example/callback', {}, 400],
  ['mailto:someone@elsewhere.example', {}, 400],
  ['https://elsewhere.example/callback', { application_type: 'web' }, 201],
  ['http://localhost:7777/callback', {}, 201],
  ['cursor://anysphere.cursor-retrieval/oauth/callback', {}, 201],
  ['com.example.reader:/callback', { application_type: 'web' }, 201],
])('the address %s of a program %j answers %i', async (address, metadata, status) => {
  const answer = await register({ redirect_uris: [address], ...metadata })
  expect(answer.status).toBe(status)
})

test('every program is a public one: registering answers no secret', async () => {
  const { body } = await register()
  expect(body).toMatchObject({ token_endpoint_auth_method: 'none' })
  expect(Object.keys(body).filter((name) => name.includes('secret'))).toEqual([])
})

test('a program on this computer may listen at any port', async () => {
  const { id } = await register()
  const { page } = await pageOf(id, { redirect_uri: 'http://127.0.0.1:50123/callback' })
  expect(page.pathname).toMatch(/^\/oauth\/sign-in\//)
})

test.each([[{ redirect_uri: 'https://elsewhere.example/' }], [{ client_id: 'nobody' }]])(
  'a request with %j is shown as an error and sent nowhere',
  async (more) => {
    const { id } = await register()
    const answer = await person.browser()(authorizeUrl(id, more))
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  },
)

test.each([
  ['code_challenge', ''],
  ['code_challenge_method', 'plain'],
  ['response_type', 'token'],
  ['resource', 'https://elsewhere.example/mcp'],
])('no sign-in begins with %s=%s', async (name, value) => {
  const { id } = await register()
  const answer = await person.browser()(authorizeUrl(id, { [name]: value }))
  expect(answer.headers.get('location') ?? '').not.toContain('/oauth/sign-in/')
})

describe('the consent page', () => {
  test.each([
    ['<script>alert(1)</script>', '&lt;script&gt;'],
    ['Bank\u202eevil\u0000 \n\n app', 'Bank evil app'],
    ['x'.repeat(500), `${'x'.repeat(50)}`],
    ['', '127.0.0.1:41098'],
  ])('shows a program that is called %j as text', async (name, shown) => {
    const { id } = await register({ client_name: name || undefined })
    const { open, page } = await pageOf(id)
    const text = await (await open(page)).text()
    expect(text).toContain(shown)
    expect(text).not.toContain('<script')
    expect(text).not.toContain('x'.repeat(61))
  })

  test('is framed by nobody, loads nothing, and lets a form return to the program alone', async () => {
    const { id } = await register()
    const { open, page } = await pageOf(id)
    const { headers } = await open(page)
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('cache-control')).toBe('no-store')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("form-action 'self' http://127.0.0.1:41098;")
  })

  test.each([
    ['another site', (own: ReturnType<Person['browser']>) => own, { 'sec-fetch-site': 'cross-site' }],
    ['another browser', () => person.browser(), {}],
  ])('takes nothing from %s', async (_, by, headers) => {
    const { id } = await register()
    const { open, page } = await pageOf(id)
    await open(page)
    const answer = await by(open)(`${page}/mail`, { email: tenant.email }, headers)
    expect(answer.status).toBe(400)
    expect(await (await open(page)).text()).toContain('Send code')
  })

  test('says that no email was sent once the address got its five of the hour, and when the next can be', async () => {
    const email = 'often@connects.example'
    const sendAgain = async () => {
      const { id } = await register()
      const { open, page } = await pageOf(id)
      const answer = await open(`${page}/mail`, { email })
      return { answer, after: await (await open(page)).text() }
    }
    for (let n = 0; n < 5; n++) expect((await sendAgain()).after).toContain('We sent an email to')
    const { answer, after } = await sendAgain()
    expect(answer.status).toBe(429)
    const text = await answer.text()
    expect(text).toContain('No email was sent: this address got 5 in the last hour. Try again in 60 minutes.')
    expect(text).toContain(`value="${email}"`)
    expect(after).not.toContain('We sent an email to')
  })

  test('keeps what was typed where it is no address, as text', async () => {
    const { id } = await register()
    const { open, page } = await pageOf(id)
    const answer = await open(`${page}/mail`, { email: 'Ada"@<acme' })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('value="Ada&quot;@&lt;acme"')
  })

  test('gives nothing for a wrong code, and tells a program that the person declined', async () => {
    const { id } = await register()
    const { open, page } = await pageOf(id)
    await open(`${page}/mail`, { email: tenant.email })
    await person.codeFor(tenant.email)
    const wrong = await open(`${page}/code`, { code: 'abcdef' })
    expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining('not the code')])
    const declined = await open(`${page}/decline`, {})
    const back = await open(declined.headers.get('location') ?? '')
    expect(back.headers.get('location')).toContain('error=access_denied')
    expect((await listAgents(tenant.agent)).agents.map(({ name }) => name)).not.toContain('Reader')
  })
})

test.each([
  'https://127.0.0.1/program.json',
  'https://10.0.0.1/program.json',
  'https://localhost/program.json',
])('the document of a program at %s is not read', async (id) => {
  const answer = await person.browser()(authorizeUrl(id))
  expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
})

test('the document of a program elsewhere names it', async () => {
  const { page, open } = await pageOf(document)
  expect(await (await open(page)).text()).toContain('Reader by document')
})

test('what the library answers is counted with its true status', async () => {
  const { id } = await register()
  const counted = async () => {
    const lines = (await metrics.getSingleMetricAsString('masthead_http_requests_total')).split('\n')
    const line = lines.find((one) => /operation="oauth",method="POST",status="400"/.test(one))
    return Number(line?.split(' ')[1] ?? 0)
  }
  const before = await counted()
  expect((await refresh(id, 'nothing')).status).toBe(400)
  await expect.poll(counted).toBe(before + 1)
})

test('an agent that is revoked during a refresh keeps no token', async () => {
  for (let n = 0; n < 3; n++) {
    const { id, refreshToken } = await signedIn(tenant)
    const own = (await listAgents(tenant.agent)).agents.find(({ name }) => name === 'Reader')
    const [answer] = await Promise.all([refresh(id, refreshToken), revokeAgent(tenant.agent, own?.id ?? '')])
    expect([200, 400]).toContain(answer.status)
    if (answer.body.access_token) expect(await works(String(answer.body.access_token))).toBe(false)
    expect((await refresh(id, String(answer.body.refresh_token ?? refreshToken))).status).toBe(400)
  }
})

test('one address registers no more programs than the limit says', async () => {
  const limited = await createTestService({
    environment: { RATE_LIMITS: '{"oauth-registration":{"limit":2,"window_seconds":60}}' },
  })
  const port = await findFreePort()
  const other = serve({ hostname: '127.0.0.1', port, fetch: limited.app().fetch })
  const ask = async () =>
    (
      await fetch(`http://127.0.0.1:${port}/oauth/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ redirect_uris: [callback] }),
      })
    ).status
  expect([await ask(), await ask(), await ask()]).toEqual([201, 201, 429])
  other.close()
  await limited.close()
})

test('when an agent was used last stays known over a refresh and an hour without use', async () => {
  const { id, access, refreshToken } = await signedIn(tenant)
  expect(await works(access)).toBe(true)
  await refresh(id, refreshToken)
  later = 2 * 3600 * 1000
  const own = (await listAgents(tenant.agent)).agents.find(({ name }) => name === 'Reader')
  expect(own?.last_used_at).toEqual(expect.any(String))
  expect(own?.key_hint).toBeUndefined()
})

describe('maintenance', () => {
  const living = () =>
    service.ctx.db
      .select({ id: agents.id })
      .from(agents)
      .where(
        and(
          eq(agents.tenantId, tenant.agent.caller.tenantId),
          eq(agents.name, 'Reader'),
          isNull(agents.revokedAt),
        ),
      )

  test('leaves a sign-in that is in use, and ends it a month after its last refresh', async () => {
    const { id, refreshToken } = await signedIn(tenant)
    later = 29 * 24 * 3600 * 1000
    await deleteExpiredRecords(service.ctx)
    expect((await refresh(id, refreshToken)).status).toBe(200)
    later = 58 * 24 * 3600 * 1000
    await deleteExpiredRecords(service.ctx)
    expect(await living()).toHaveLength(1)
    later = 60 * 24 * 3600 * 1000
    await deleteExpiredRecords(service.ctx)
    expect(await living()).toHaveLength(0)
    expect(await service.ctx.db.select({ kind: oauthRecords.kind }).from(oauthRecords)).toEqual([])
  })

  test('removes the agent of a consent whose code nobody fetched', async () => {
    await consented(tenant)
    expect(await living()).toHaveLength(1)
    later = 21 * 60 * 1000
    await deleteExpiredRecords(service.ctx)
    expect(await living()).toHaveLength(0)
  })
})

test('what names no agent is refused as the protocol says, and not by the database', async () => {
  const store = createOauthStore(service.ctx, 'RefreshToken')
  await expect(store.upsert('token', { grantId: 'consent' }, 60)).rejects.toMatchObject({
    error: 'invalid_grant',
  })
})
