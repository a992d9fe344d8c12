import { serve } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort } from '#test-support/free-port.ts'
import { createTestService, type TestService } from '#test-support/test-service.ts'

let service: TestService
let base: string
let server: ReturnType<typeof serve>
const callback = 'http://127.0.0.1:41099/callback'

beforeAll(async () => {
  const port = await findFreePort()
  base = `http://127.0.0.1:${port}`
  service = await createTestService({ environment: { SERVICE_PORT: String(port), SERVICE_URL: base } })
  server = serve({ hostname: '127.0.0.1', port, fetch: service.app().fetch })
})
afterAll(async () => {
  server.close()
  await service.close()
})

const register = async (metadata: Record<string, unknown>) => {
  const answer = await fetch(`${base}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'Reader', redirect_uris: [callback], ...metadata }),
  })
  return Object(await answer.json())
}
const token = async (form: Record<string, string>) =>
  Object(
    await (await fetch(`${base}/oauth/token`, { method: 'POST', body: new URLSearchParams(form) })).json(),
  )
const authorize = (query: Record<string, string>) =>
  fetch(`${base}/oauth/authorize?${new URLSearchParams(query)}`, { redirect: 'manual' })

test('a registration answers what is true here, and nothing of OpenID Connect', async () => {
  const client = await register({
    id_token_signed_response_alg: 'RS256',
    subject_type: 'pairwise',
    scope: 'openid profile',
    jwks_uri: 'https://program.example/keys',
  })
  expect(client).toEqual({
    client_id: expect.any(String),
    client_id_issued_at: expect.any(Number),
    client_name: 'Reader',
    application_type: 'native',
    redirect_uris: [callback],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
    scope: 'agent agent:read',
  })
})

test.each([
  [
    {},
    'invalid_request',
    'Send client_id: the one that was registered, or the HTTPS URL of a metadata document.',
  ],
  [
    { client_id: 'unknown' },
    'invalid_client',
    'This client_id is unknown here. Register, then sign in again.',
  ],
])('a token request %j says what to send, and where it is explained', async (form, error, words) => {
  expect(await token(form)).toEqual({
    error,
    error_description: words,
    error_uri: `${base}/docs/errors#oauth.${error}`,
  })
})

test('a grant that is over says to sign in again, and a registration names what is wrong in it', async () => {
  const { client_id } = await register({})
  const over = await token({ client_id, grant_type: 'refresh_token', refresh_token: 'gone' })
  expect(over).toMatchObject({
    error: 'invalid_grant',
    error_description: 'This refresh_token is unknown here, or its sign-in has ended. Sign in again.',
  })
  expect(await token({ client_id, grant_type: 'refresh_token' })).toMatchObject({
    error_description: 'Send refresh_token.',
  })
  expect(await register({ redirect_uris: ['http://program.example/'] })).toMatchObject({
    error: 'invalid_redirect_uri',
    error_description:
      'An http URL in redirect_uris can only lead to this computer: 127.0.0.1, [::1] or localhost.',
  })
})

test('an address of another protocol is refused by its name, with what can be registered', async () => {
  expect(await register({ redirect_uris: [callback, 'ftp://program.example/'] })).toMatchObject({
    error: 'invalid_redirect_uri',
    error_description:
      'redirect_uris cannot begin with ftp:. Register an https URL, http on this computer (127.0.0.1, localhost), or a scheme of your app.',
  })
})

test('a kind of grant that nobody gets is unsupported, whoever asks for it', async () => {
  const { client_id } = await register({})
  const clients: Record<string, string>[] = [{}, { client_id: 'unknown' }, { client_id }]
  for (const client of clients) {
    const answer = await fetch(`${base}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'password', username: 'a', password: 'b', ...client }),
    })
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([400, null])
    expect(await answer.json()).toEqual({
      error: 'unsupported_grant_type',
      error_description:
        'Tokens are given for a code or for a refresh token only. Send grant_type authorization_code or refresh_token.',
      error_uri: `${base}/docs/errors#oauth.unsupported_grant_type`,
    })
  }
})

test('a program that registered without refresh_token is not authorized to use it', async () => {
  const { client_id } = await register({ grant_types: ['authorization_code'] })
  const answer = await fetch(`${base}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({ client_id, grant_type: 'refresh_token', refresh_token: 'any' }),
  })
  expect([answer.status, await answer.json()]).toEqual([
    400,
    {
      error: 'unauthorized_client',
      error_description:
        'The program registered without this grant_type. Register with authorization_code and refresh_token.',
      error_uri: `${base}/docs/errors#oauth.unauthorized_client`,
    },
  ])
})

test('a program without PKCE is sent back with the parameter that is missing', async () => {
  const { client_id } = await register({})
  const answer = await authorize({ client_id, redirect_uri: callback, response_type: 'code', state: 's' })
  const target = new URL(answer.headers.get('location') ?? '')
  expect(`${target.origin}${target.pathname}`).toBe(callback)
  expect(Object.fromEntries(target.searchParams)).toEqual({
    error: 'invalid_request',
    error_description: 'Send code_challenge, and code_challenge_method=S256.',
    error_uri: `${base}/docs/errors#oauth.invalid_request`,
    iss: base,
    state: 's',
  })
})

test.each([
  [
    { response_type: 'token' },
    'unsupported_response_type',
    /^The authorization endpoint answers with a code only\./,
  ],
  [
    { response_type: 'token', response_mode: 'query' },
    'unsupported_response_type',
    /Send response_type=code\.$/,
  ],
  [
    { response_type: 'code', prompt: 'none' },
    'login_required',
    /^Each sign-in needs the person, .+ Leave prompt=none out\.$/,
  ],
  [{ response_type: 'code', prompt: 'twice' }, 'invalid_request', /prompt/],
])(
  'what %j gets wrong arrives in the query of the redirect, in words that say what to do',
  async (asked, error, words) => {
    const { client_id } = await register({})
    const answer = await authorize({
      client_id,
      redirect_uri: callback,
      state: 's',
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
      ...asked,
    })
    const target = new URL(answer.headers.get('location') ?? '')
    expect([target.hash, target.searchParams.get('error'), target.searchParams.get('state')]).toEqual([
      '',
      error,
      's',
    ])
    expect(target.searchParams.get('error_description')).toMatch(words)
  },
)

test('a person whose program is unknown reads what to do, and its makers what is wrong', async () => {
  const answer = await authorize({ client_id: 'unknown', response_type: 'code' })
  expect(answer.status).toBe(400)
  const page = await answer.text()
  expect(page).toContain('remove the connection there and add it again')
  expect(page).toContain('This client_id is unknown here.')
  expect(page).toContain('/docs/errors#oauth.invalid_client')
})

test('an endpoint that takes POST alone says so to whoever opens it', async () => {
  for (const path of ['/oauth/register', '/oauth/token', '/oauth/revoke']) {
    const answer = await fetch(`${base}${path}`)
    expect([path, answer.status, answer.headers.get('allow')]).toEqual([path, 405, 'OPTIONS, POST'])
  }
})

test('the page of a redirect leads where its header does', async () => {
  const { client_id } = await register({})
  const answer = await authorize({ client_id, redirect_uri: callback, response_type: 'token', state: 's' })
  const location = answer.headers.get('location') ?? ''
  expect(new URL(location).searchParams.get('error')).toBe('unsupported_response_type')
  expect(await answer.text()).toContain(location.replaceAll('&', '&amp;'))
})
