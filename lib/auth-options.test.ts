import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import { encode } from 'next-auth/jwt'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { readSession } from './agent-session.ts'
import { authOptions } from './auth-options.ts'
import { signInProblem } from './sign-in-error.ts'

const secret = 'a-secret-of-more-than-thirty-two-characters'
const key = 'service_agent_secret'
const rotatedKey = 'service_agent_rotated'
const sessionCookie = '__Secure-next-auth.session-token'
const allowReveal = vi.hoisted(() => vi.fn(async (_key: string) => {}))
vi.mock('./key-reveal-cookie.ts', () => ({ allowReveal }))
const jar = vi.hoisted(() => new Map<string, string>())
vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => (jar.has(name) ? { value: jar.get(name) } : undefined),
    set: (name: string, value: string) => jar.set(name, value),
  }),
}))
vi.mock('./saved-claim.ts', () => ({ clearClaim: async () => {}, findClaim: async () => undefined }))

/** A service that lacks `me`, knows one key and rotates it. */
let service: Server
beforeAll(async () => {
  service = createServer((request, response) => {
    const isKnown = [key, rotatedKey].some((one) => request.headers.authorization === `Bearer ${one}`)
    const isRotation = request.url?.includes('rotate')
    const isList = request.url?.endsWith('/webhooks')
    response.writeHead(!isKnown ? 401 : isRotation || isList ? 200 : 404, {
      'content-type': 'application/json',
    })
    const rotated = {
      agent_id: '11111111-1111-4111-8111-111111111111',
      agent_api_key: rotatedKey,
      message: 'Rotated.',
    }
    const list = { webhooks: [], total: 0, limit: 20, offset: 0 }
    response.end(
      JSON.stringify(!isKnown ? { error: 'No.' } : isRotation ? rotated : isList ? list : { error: 'No.' }),
    )
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const { port } = service.address() as AddressInfo
  vi.stubEnv('AGENT_API_URL', `http://127.0.0.1:${port}`)
  vi.stubEnv('NEXTAUTH_SECRET', secret)
  vi.stubEnv('NEXTAUTH_URL', 'https://desk.example')
  vi.stubEnv('DASHBOARD_URL', 'https://desk.example')
})
afterAll(() => service.close())
afterEach(() => allowReveal.mockClear())

type Asked = { method?: 'GET' | 'POST'; body?: Record<string, unknown>; cookies?: Record<string, string> }
type Answered = { status: number; body: unknown; setCookies: string[] }

/** Asks next-auth itself, as its route does. */
async function ask(path: string, { method = 'GET', body = {}, cookies = {} }: Asked = {}): Promise<Answered> {
  const answer: Answered = { status: 200, body: undefined, setCookies: [] }
  const response = {
    status: (code: number) => {
      answer.status = code
      return response
    },
    getHeader: () => answer.setCookies,
    setHeader: (name: string, value: string[]) => {
      if (name === 'Set-Cookie') answer.setCookies = value
      return response
    },
    json: (sent: unknown) => Object.assign(answer, { body: sent }),
    send: (sent: unknown) => Object.assign(answer, { body: sent }),
    end: () => undefined,
  }
  const query = { nextauth: path.split('/') }
  const handle: (request: object, response: object) => Promise<unknown> = NextAuth(authOptions())
  await handle({ method, query, body, cookies, headers: {} }, response)
  return answer
}

/** The cookies that an answer sets, by name. */
function jarOf({ setCookies }: Answered): Record<string, string> {
  return Object.fromEntries(
    setCookies.map((line) => {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      return [name, decodeURIComponent(value)]
    }),
  )
}

/** Asks as a page of this site does, with its token against forged requests. */
async function post(path: string, body: Record<string, unknown>, cookies: Record<string, string> = {}) {
  const csrf = await ask('csrf')
  const { csrfToken } = csrf.body as { csrfToken: string }
  return ask(path, {
    method: 'POST',
    body: { ...body, csrfToken, json: 'true' },
    cookies: { ...cookies, ...jarOf(csrf) },
  })
}

const signIn = (given: string) => post('callback/key', { key: given })
const sessionOf = (value: string | undefined) =>
  readSession(
    new NextRequest('https://desk.example', {
      headers: value ? { cookie: `${sessionCookie}=${value}` } : {},
    }),
  )

test('signing in with a key sets a cookie that opens again, and nothing in it can be read from outside', async () => {
  const answer = await signIn(key)
  expect(answer.status).toBe(200)
  const sealed = jarOf(answer)[sessionCookie] ?? ''
  expect(await sessionOf(sealed)).toMatchObject({ key, agentName: 'Agent' })
  const decoded = sealed.split('.').map((part) => Buffer.from(part, 'base64url').toString('latin1'))
  expect(decoded.join()).not.toContain('service_agent')
})

test('behind https the cookie is Secure, HttpOnly and SameSite=Lax, under the name browsers protect', async () => {
  const line = (await signIn(key)).setCookies.find((one) => one.startsWith(sessionCookie)) ?? ''
  expect(line).toMatch(/; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/)
  const [, expires = ''] = /Expires=([^;]+)/.exec(line) ?? []
  const days = (Date.parse(expires) - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(30)
})

test('a key that is not accepted, or is none, sets nothing and says why', async () => {
  for (const wrong of ['service_agent_other', 'with a space', '']) {
    const answer = await signIn(wrong)
    expect([answer.status, jarOf(answer)[sessionCookie]]).toEqual([401, undefined])
    const { url } = answer.body as { url: string }
    expect(signInProblem(new URL(url).searchParams.get('error'))).toMatchObject({ kind: 'unauthorized' })
  }
})

test('a code without a claim has nothing to end', async () => {
  const { body } = await post('callback/claim', { otp: '123456' })
  const { url } = body as { url: string }
  expect(signInProblem(new URL(url).searchParams.get('error'))).toMatchObject({ code: 'claim_expired' })
})

test('a forged, cut, expired or absent cookie, and one of an older shape, is nobody', async () => {
  const sealed = jarOf(await signIn(key))[sessionCookie] ?? ''
  expect(await sessionOf(`${sealed.slice(0, -4)}AAAA`)).toBeUndefined()
  expect(await sessionOf('x')).toBeUndefined()
  expect(await sessionOf(undefined)).toBeUndefined()
  const agent = { key, agentId: 'a', agentName: 'A' }
  expect(await sessionOf(await encode({ token: { agent }, secret, maxAge: 60 }))).toEqual(agent)
  expect(await sessionOf(await encode({ token: { agent }, secret, maxAge: -60 }))).toBeUndefined()
  expect(await sessionOf(await encode({ token: { agent: { key } }, secret }))).toBeUndefined()
  expect(await sessionOf(await encode({ token: { agent }, secret: `${secret}!` }))).toBeUndefined()
})

test('the session that a browser may ask for has no key', async () => {
  const sealed = jarOf(await signIn(key))[sessionCookie] ?? ''
  const { body } = await ask('session', { cookies: { [sessionCookie]: sealed } })
  expect(body).toMatchObject({ user: { name: 'Agent' } })
  expect(JSON.stringify(body)).not.toContain('service_agent')
})

test('a rotation puts the new key into the cookie, shows it to nobody, and may be shown once', async () => {
  const sealed = jarOf(await signIn(key))[sessionCookie] ?? ''
  const data = { rotate: { grace_seconds: 0 } }
  const answer = await post('session', { data }, { [sessionCookie]: sealed })
  expect(answer.body).toMatchObject({ rotation: { ok: true } })
  expect(JSON.stringify(answer.body)).not.toContain('service_agent')
  const before = await sessionOf(sealed)
  expect(await sessionOf(jarOf(answer)[sessionCookie])).toEqual({ ...before, key: rotatedKey })
  expect(allowReveal.mock.calls).toEqual([[rotatedKey]])
})

test('nobody rotates a key without a session, a token against forged requests, or a known wish', async () => {
  const sealed = jarOf(await signIn(key))[sessionCookie] ?? ''
  const cookies = { [sessionCookie]: sealed }
  await ask('session', { method: 'POST', body: { data: { rotate: { grace_seconds: 0 } } }, cookies })
  await post('session', { data: { rotate: { grace_seconds: -1 } } }, cookies)
  await post('session', { data: { key: 'service_agent_mine' } }, cookies)
  await post('session', { data: { rotate: { grace_seconds: 0 } } })
  expect(allowReveal).not.toHaveBeenCalled()
})

test('signing out takes the cookie away', async () => {
  const sealed = jarOf(await signIn(key))[sessionCookie] ?? ''
  const answer = await post('signout', {}, { [sessionCookie]: sealed })
  expect(jarOf(answer)[sessionCookie]).toBe('')
})

test('a rotated key signs in as the same agent in this browser, where the server does not say whose it is', async () => {
  const before = await sessionOf(jarOf(await signIn(key))[sessionCookie])
  const sealed = jarOf(await signIn(key))[sessionCookie] ?? ''
  await post('session', { data: { rotate: { grace_seconds: 0 } } }, { [sessionCookie]: sealed })
  const after = await sessionOf(jarOf(await signIn(rotatedKey))[sessionCookie])
  expect(after).toEqual({ ...before, key: rotatedKey })
})
