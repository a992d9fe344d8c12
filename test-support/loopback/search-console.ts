import { createVerify, generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type LoopbackSearchConsole = {
  /** For SEARCH_CONSOLE_URL. */
  url: string
  /** What OUTBOUND_ALLOW must say. */
  allow: string
  /** The JSON key file of an account that may read `property`. */
  keyFile: string
  property: string
  /** A client that people may consent to. */
  client: { id: string; secret: string }
  /** Takes the consent back: tokens that it left work no more. */
  revoke(): void
  /** Bodies of the requests for figures, oldest first. */
  asked: { dimensions: string[]; startDate: string; endDate: string }[]
  /** Status with which the next requests for figures are refused; undefined answers them. */
  refuseWith: number | undefined
  close(): void
}

type Row = { keys: string[]; clicks: number; impressions: number; position: number }

/** What we use of Google's token endpoint (it verifies the JWT) and of the Search Console API. */
export async function startLoopbackSearchConsole(
  rows: (dimensions: readonly string[]) => Row[] = () => [],
): Promise<LoopbackSearchConsole> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const account = 'reader@desk.iam.gserviceaccount.example'
  const property = 'sc-domain:acme.example'
  const asked: LoopbackSearchConsole['asked'] = []
  const client = { id: 'desk.apps.example', secret: 'client-secret' }
  const codes = new Map<string, string>()
  let refreshToken = '1//refresh'
  const consentToken = (form: URLSearchParams): { status: number; body: unknown } => {
    const refused = { status: 400, body: { error: 'invalid_grant', error_description: 'Bad Request' } }
    if (form.get('client_id') !== client.id || form.get('client_secret') !== client.secret) return refused
    const access = { access_token: 'ya29.token', expires_in: 3599, token_type: 'Bearer' }
    if (form.get('grant_type') === 'refresh_token')
      return form.get('refresh_token') === refreshToken ? { status: 200, body: access } : refused
    const code = form.get('code') ?? ''
    const isMine = codes.has(code) && codes.get(code) === form.get('redirect_uri')
    codes.delete(code)
    const claims = Buffer.from(JSON.stringify({ email: 'nora@acme.example' })).toString('base64url')
    return isMine
      ? { status: 200, body: { ...access, refresh_token: refreshToken, id_token: `e30.${claims}.e30` } }
      : refused
  }
  /** What Google answers once the person pressed "Continue". */
  const consentTo = (query: URLSearchParams): string => {
    const back = new URL(query.get('redirect_uri') ?? '')
    const isAsked =
      query.get('client_id') === client.id &&
      query.get('access_type') === 'offline' &&
      (query.get('scope') ?? '').includes('webmasters.readonly')
    const code = `4/${codes.size + 1}-${Math.random().toString(36).slice(2)}`
    if (isAsked) codes.set(code, query.get('redirect_uri') ?? '')
    back.searchParams.set('state', query.get('state') ?? '')
    back.searchParams.set(isAsked ? 'code' : 'error', isAsked ? code : 'invalid_request')
    return back.href
  }
  const reply = (path: string, text: string, authorization: string): { status: number; body: unknown } => {
    if (path === '/token' && !text.includes('assertion=')) return consentToken(new URLSearchParams(text))
    if (path === '/token') {
      const assertion = new URLSearchParams(text).get('assertion') ?? ''
      const [head = '', claims = '', signature = ''] = assertion.split('.')
      const signed = createVerify('RSA-SHA256')
        .update(`${head}.${claims}`)
        .verify(publicKey, signature, 'base64url')
      const { iss, scope, exp, iat }: Record<string, unknown> = signed
        ? JSON.parse(Buffer.from(claims, 'base64url').toString())
        : {}
      const isMine =
        iss === account && String(scope).endsWith('webmasters.readonly') && Number(exp) - Number(iat) <= 3600
      return isMine
        ? { status: 200, body: { access_token: 'ya29.token', expires_in: 3599, token_type: 'Bearer' } }
        : { status: 400, body: { error: 'invalid_grant', error_description: 'Invalid JWT Signature.' } }
    }
    if (authorization !== 'Bearer ya29.token')
      return {
        status: 401,
        body: { error: { code: 401, message: 'Request had invalid authentication credentials.' } },
      }
    if (state.refuseWith !== undefined)
      return { status: state.refuseWith, body: { error: { code: state.refuseWith, message: 'Not now.' } } }
    if (path !== `/webmasters/v3/sites/${encodeURIComponent(property)}/searchAnalytics/query`)
      return {
        status: 403,
        body: { error: { code: 403, message: 'User does not have sufficient permission for site.' } },
      }
    const query: LoopbackSearchConsole['asked'][number] = JSON.parse(text)
    asked.push(query)
    const found = rows(query.dimensions)
    return {
      status: 200,
      body: { ...(found.length > 0 && { rows: found }), responseAggregationType: 'byPage' },
    }
  }
  const server = createServer(async (incoming, response) => {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://127.0.0.1')
    if (pathname === '/consent') {
      response.writeHead(302, { location: consentTo(searchParams) })
      response.end()
      return
    }
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const { status, body } = reply(
      incoming.url ?? '/',
      Buffer.concat(chunks).toString(),
      incoming.headers.authorization ?? '',
    )
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const state: LoopbackSearchConsole = {
    url: `http://127.0.0.1:${port}`,
    allow: `127.0.0.1:${port}`,
    property,
    asked,
    refuseWith: undefined,
    client,
    revoke() {
      refreshToken = '1//another'
    },
    keyFile: JSON.stringify({
      type: 'service_account',
      client_email: account,
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
      token_uri: 'https://oauth2.googleapis.com/token',
    }),
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
  return state
}
