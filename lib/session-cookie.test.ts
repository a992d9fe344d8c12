import { expect, test, vi } from 'vitest'

vi.stubEnv('NEXTAUTH_SECRET', 'a-secret-of-more-than-thirty-two-characters')
vi.stubEnv('DASHBOARD_URL', 'https://desk.example')
const { openSession, sealSession, sessionCookie } = await import('./session-cookie.ts')
const { authOptions } = await import('./auth-options.ts')

const session = {
  key: 'service_agent_secret',
  agentId: 'agent-1',
  agentName: 'Desk',
  email: 'mara@acme.example',
}

test('a sealed session opens again, and nothing in it can be read from outside', async () => {
  const sealed = await sealSession(session)
  expect(await openSession(sealed)).toEqual(session)
  const decoded = sealed.split('.').map((part) => Buffer.from(part, 'base64url').toString('latin1'))
  expect(decoded.join()).not.toContain('service_agent')
})

test('a forged, cut or absent cookie is nobody', async () => {
  const sealed = await sealSession(session)
  expect(await openSession(`${sealed.slice(0, -4)}AAAA`)).toBeUndefined()
  expect(await openSession('x')).toBeUndefined()
  expect(await openSession(undefined)).toBeUndefined()
})

test('behind https the cookie is Secure, HttpOnly and SameSite=Lax, under the name browsers protect', () => {
  expect(sessionCookie()).toEqual({
    name: '__Secure-next-auth.session-token',
    options: { httpOnly: true, sameSite: 'lax', path: '/', secure: true },
  })
})

test('the session object that a browser may ask for has no key', async () => {
  const answered = await authOptions().callbacks?.session?.({
    session: { expires: '2026-12-21T00:00:00Z' },
    token: { agent: session },
    user: { id: '', email: '', emailVerified: null },
    newSession: undefined,
    trigger: 'update',
  })
  expect(answered).toMatchObject({ user: { name: 'Desk', email: 'mara@acme.example' } })
  expect(JSON.stringify(answered)).not.toContain('service_agent_secret')
})
