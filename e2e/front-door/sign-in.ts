import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { anything, expectStatus, need } from './answer.ts'
import { createBrowser } from './browser.ts'
import { readCode } from './get-key.ts'
import type { Stranger } from './stranger.ts'

const protectedResource = z.looseObject({ resource: z.url(), authorization_servers: z.array(z.url()).min(1) })
const server = z.looseObject({
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  registration_endpoint: z.url(),
  revocation_endpoint: z.url(),
})
const tokens = z.looseObject({ access_token: z.string(), refresh_token: z.string(), expires_in: z.number() })

export type SignedIn = {
  accessToken: string
  refresh(): Promise<string>
  /** Ends it. */
  revoke(): Promise<void>
}

/** OAuth 2.1 from the 401 of an address on, by what each answer names. */
export async function signIn(stranger: Stranger, address: string): Promise<SignedIn> {
  const refused = await expectStatus(await fetch(address, { method: 'POST' }), 401)
  const challenge = need(refused.headers.get('www-authenticate'), 'WWW-Authenticate')
  const resourceUrl = need(/resource_metadata="([^"]+)"/.exec(challenge)?.[1], 'resource_metadata')
  const resource = protectedResource.parse(await (await fetch(resourceUrl)).json())
  const issuer = need(resource.authorization_servers[0], 'authorization server')
  const metadataUrl = new URL('/.well-known/oauth-authorization-server', issuer)
  const named = server.parse(await (await expectStatus(await fetch(metadataUrl), 200)).json())
  const back = 'http://127.0.0.1:9876/callback'
  const clientId = await registerClient(named.registration_endpoint, back)
  const verifier = randomBytes(32).toString('base64url')
  const page = new URL(named.authorization_endpoint)
  page.search = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: back,
    state: 'mine',
    resource: resource.resource,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString()
  const code = await consent(stranger, page)
  const first = await exchange(named.token_endpoint, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: back,
    client_id: clientId,
    code_verifier: verifier,
    resource: resource.resource,
  })
  let refreshToken = first.refresh_token
  return {
    accessToken: first.access_token,
    async refresh() {
      const next = await exchange(named.token_endpoint, {
        grant_type: 'refresh_token',
        refresh_token: refreshToken,
        client_id: clientId,
        resource: resource.resource,
      })
      refreshToken = next.refresh_token
      return next.access_token
    },
    async revoke() {
      const body = new URLSearchParams({ token: refreshToken, client_id: clientId })
      await expectStatus(await fetch(named.revocation_endpoint, { method: 'POST', body }), 200)
    },
  }
}

async function registerClient(endpoint: string, back: string): Promise<string> {
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_name: 'Chat of a stranger',
      redirect_uris: [back],
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
    }),
  })
  return String(anything.parse(await (await expectStatus(answer, 201)).json()).client_id)
}

/** What the person does on the pages that open; returns the code that comes back. */
async function consent(stranger: Stranger, address: URL): Promise<string> {
  const browser = createBrowser(stranger.base)
  const asked = await browser.press(await browser.open(address), 'Send code', { email: stranger.email })
  const returned = await browser.press(asked, 'Connect', { code: await readCode(stranger) })
  const { searchParams } = returned.url
  if (searchParams.get('state') !== 'mine')
    throw new Error(`Stuck at ${returned.url}: ${returned.text.slice(-600)}`)
  return need(searchParams.get('code'), `code in ${returned.url}`)
}

async function exchange(endpoint: string, grant: Record<string, string>): Promise<z.infer<typeof tokens>> {
  const answer = await fetch(endpoint, { method: 'POST', body: new URLSearchParams(grant) })
  return tokens.parse(await (await expectStatus(answer, 200)).json())
}
