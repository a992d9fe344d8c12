import { createHash } from 'node:crypto'
import { serve } from '@hono/node-server'
import { findFreePort } from '../free-port.ts'
import { createPerson, type Person } from '../oauth-person.ts'
import { createTestService, type TestService, type TestTenant } from '../test-service.ts'

export const callback = 'http://127.0.0.1:41097/callback'
const verifier = 'a-verifier-that-is-long-enough-for-the-specification'
const challenge = createHash('sha256').update(verifier).digest('base64url')

/** What a program has after it was connected. */
export type SignIn = { clientId: string; code: string; access: string; refresh: string; scope: string }

/** A service that listens, whose clock can be moved, and a person who connects programs to it. */
export type OauthDesk = {
  service: TestService
  base: string
  person: Person
  /** Moves the clock forward. */
  pass(ms: number): void
  /** Registers a program and returns where it sends the person. */
  begin(asked?: Record<string, string>): Promise<{ clientId: string; at: string }>
  /** Connects a program; without `resource` to the whole API. */
  signIn(
    tenant: TestTenant,
    asked?: Record<string, string>,
    choices?: Record<string, string>,
  ): Promise<SignIn>
  exchange(sent: { clientId: string; code: string }): Promise<OauthAnswer>
  refresh(sent: { clientId: string; refresh: string }, more?: Record<string, string>): Promise<OauthAnswer>
  post(path: string, form: Record<string, string>): Promise<OauthAnswer>
  call(
    token: string,
    method: string,
    path: string,
    body?: object,
  ): Promise<OauthAnswer & { challenge: string }>
  close(): Promise<void>
}

export type OauthAnswer = { status: number; body: Record<string, unknown> }

export async function openOauthDesk(): Promise<OauthDesk> {
  const port = await findFreePort()
  const base = `http://127.0.0.1:${port}`
  const limit = { limit: 1000, window_seconds: 60 }
  const names = ['sign-in', 'authorize', 'registration', 'token'].map((name) => `oauth-${name}`)
  const limits = Object.fromEntries(['claim-attempt', ...names].map((name) => [name, limit]))
  let movedMs = 0
  const service = await createTestService({
    environment: { SERVICE_PORT: String(port), SERVICE_URL: base, RATE_LIMITS: JSON.stringify(limits) },
    change: (ctx) => ({ ...ctx, now: () => new Date(Date.now() + movedMs) }),
  })
  const person = createPerson(service, base)
  const server = serve({ hostname: '127.0.0.1', port, fetch: service.app().fetch })

  const read = async (answer: Response): Promise<OauthAnswer> => ({
    status: answer.status,
    body: Object(await answer.json().catch(() => ({}))),
  })
  const post = async (path: string, form: Record<string, string>) =>
    read(await fetch(`${base}${path}`, { method: 'POST', body: new URLSearchParams(form) }))
  const begin = async (asked: Record<string, string> = {}) => {
    const registered = await fetch(`${base}/oauth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client_name: 'Reader', redirect_uris: [callback] }),
    })
    const clientId = String(Object(await registered.json()).client_id)
    const query = new URLSearchParams({
      client_id: clientId,
      redirect_uri: callback,
      response_type: 'code',
      code_challenge: challenge,
      code_challenge_method: 'S256',
      resource: base,
      ...asked,
    })
    return { clientId, at: `${base}/oauth/authorize?${query}` }
  }
  const exchange = ({ clientId, code }: { clientId: string; code: string }) =>
    post('/oauth/token', {
      grant_type: 'authorization_code',
      client_id: clientId,
      redirect_uri: callback,
      code_verifier: verifier,
      code,
    })
  return {
    service,
    base,
    person,
    pass(ms) {
      movedMs += ms
    },
    begin,
    async signIn(tenant, asked, choices) {
      const { clientId, at } = await begin(asked)
      const back = await person.consent(at, tenant.email, choices)
      const code = back.searchParams.get('code') ?? ''
      const { body } = await exchange({ clientId, code })
      const { access_token: access, refresh_token: refresh, scope } = body
      return { clientId, code, access: String(access), refresh: String(refresh), scope: String(scope) }
    },
    exchange,
    refresh: ({ clientId, refresh }, more) =>
      post('/oauth/token', {
        grant_type: 'refresh_token',
        client_id: clientId,
        refresh_token: refresh,
        ...more,
      }),
    post,
    async call(token, method, path, body) {
      const answer = await fetch(`${base}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      })
      return { ...(await read(answer)), challenge: answer.headers.get('www-authenticate') ?? '' }
    },
    async close() {
      server.close()
      await service.close()
    },
  }
}
