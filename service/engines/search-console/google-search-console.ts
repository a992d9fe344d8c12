import { createSign } from 'node:crypto'
import { z } from 'zod'
import type { GuardedFetch } from '../../outbound/guarded-fetch.ts'
import { ReadError } from '../../outbound/read-error.ts'
import {
  type SearchAccount,
  type SearchConsole,
  SearchConsoleError,
  type SearchFigure,
} from './search-console.ts'

const scope = 'https://www.googleapis.com/auth/webmasters.readonly'
const maxRows = 5000
/** What is asked for, one request each. */
const wanted: readonly string[][] = [['page'], ['query'], ['page', 'query']]

const Token = z.looseObject({ access_token: z.string().min(1) })
const Consented = z.looseObject({ refresh_token: z.string().min(1), id_token: z.string() })
const Identity = z.looseObject({ email: z.email() })
const Figures = z.looseObject({
  rows: z
    .array(
      z.looseObject({
        keys: z.array(z.string()),
        clicks: z.number(),
        impressions: z.number(),
        position: z.number(),
      }),
    )
    // Left out where there is nothing to tell.
    .default([]),
})
const Refusal = z.looseObject({ error: z.looseObject({ message: z.string() }) })

/** A client of the kind "web application", as Google registers it. */
export type OAuthClient = { id: string; secret: string }
type Addresses = { consent: string; token: string; api: string }
export const googleAddresses: Addresses = {
  consent: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  api: 'https://searchconsole.googleapis.com',
}

/**
 * Search Console's API (developers.google.com/webmaster-tools, "Search Analytics: query"), read by a service account, which
 * signs a JWT for a token (RFC 7523), or by a person's consent, given to the client that the operator registered (RFC 6749).
 * The addresses in a key file are not used: a file says who reads, not where its signature is sent.
 */
export function createGoogleSearchConsole(
  fetch: GuardedFetch,
  now: () => Date,
  { addresses = googleAddresses, client }: { addresses?: Addresses; client?: OAuthClient | undefined } = {},
): SearchConsole {
  async function ask(
    url: string,
    request: { body: string; headers: Record<string, string>; signal: AbortSignal },
  ) {
    try {
      const { status, body } = await fetch(url, {
        ...request,
        method: 'POST',
        maxRedirects: 0,
        maxBytes: 8_000_000,
        timeoutMs: 30_000,
      })
      return { status, json: parseJson(body) }
    } catch (error) {
      if (!(error instanceof ReadError)) throw error
      throw new SearchConsoleError('unreachable', `Google could not be reached: ${error.message}`, {
        cause: error,
      })
    }
  }

  const askForToken = (form: Record<string, string>, signal: AbortSignal) =>
    ask(addresses.token, {
      body: new URLSearchParams(form).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      signal,
    })

  async function findToken(account: SearchAccount, signal: AbortSignal): Promise<string> {
    const answer = await askForToken(
      grantOf(account, { client, audience: addresses.token, now: now() }),
      signal,
    )
    const token = Token.safeParse(answer.json)
    if (answer.status === 200 && token.success) return token.data.access_token
    if (answer.status >= 500 || answer.status === 429) throw away(answer.status)
    throw new SearchConsoleError(
      'refused',
      'privateKey' in account
        ? 'Google does not take this key. Create a new one for the service account and connect again.'
        : `${account.email} no longer lets this service read. Connect with Google again.`,
    )
  }

  async function redeem(
    { id, secret }: OAuthClient,
    { code, returnTo, signal }: { code: string; returnTo: string; signal: AbortSignal },
  ): Promise<SearchAccount> {
    const { status, json } = await askForToken(
      {
        grant_type: 'authorization_code',
        code,
        redirect_uri: returnTo,
        client_id: id,
        client_secret: secret,
      },
      signal,
    )
    if (status >= 500 || status === 429) throw away(status)
    const answer = Consented.safeParse(json)
    // It comes from Google itself over TLS, so its signature says nothing more (OpenID Connect Core 1.0, 3.1.3.7).
    const identity = Identity.safeParse(answer.success ? claimsOf(answer.data.id_token) : undefined)
    if (status === 200 && answer.success && identity.success)
      return { email: identity.data.email, refreshToken: answer.data.refresh_token }
    throw new SearchConsoleError('refused', 'Google did not confirm this consent. Connect with Google again.')
  }

  return {
    consent: client && {
      urlFor: ({ state, returnTo }) => consentUrl(addresses.consent, { client, state, returnTo }),
      redeem: (request) => redeem(client, request),
    },
    async read(account, { property, from, to, signal }) {
      const authorization = `Bearer ${await findToken(account, signal)}`
      const url = `${addresses.api}/webmasters/v3/sites/${encodeURIComponent(property)}/searchAnalytics/query`
      const figures: SearchFigure[] = []
      for (const dimensions of wanted) {
        const { status, json } = await ask(url, {
          body: JSON.stringify({ startDate: from, endDate: to, dimensions, rowLimit: maxRows }),
          headers: { 'content-type': 'application/json', authorization },
          signal,
        })
        if (status >= 500 || status === 429) throw away(status)
        const answer = Figures.safeParse(json)
        if (status !== 200 || !answer.success) throw refusal(account, property, json)
        figures.push(
          ...answer.data.rows.map(({ keys, ...figure }) => {
            const of = (dimension: string) => keys[dimensions.indexOf(dimension)] ?? ''
            const { clicks, impressions, position } = figure
            return { page: of('page'), query: of('query'), clicks, impressions, position }
          }),
        )
      }
      return figures
    },
  }
}

function away(status: number): SearchConsoleError {
  return new SearchConsoleError('unreachable', `Google answered ${status}. It is tried again by itself.`)
}

/** What a token is asked for with. */
function grantOf(
  account: SearchAccount,
  { client, audience, now }: { client: OAuthClient | undefined; audience: string; now: Date },
): Record<string, string> {
  if ('privateKey' in account)
    return {
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion: signJwt(account, audience, now),
    }
  if (!client)
    throw new SearchConsoleError('refused', 'This server no longer connects with Google: ask its operator.')
  const { id: client_id, secret: client_secret } = client
  return { grant_type: 'refresh_token', refresh_token: account.refreshToken, client_id, client_secret }
}

/** `prompt=consent`: Google leaves a refresh token only where it asks anew. */
function consentUrl(
  address: string,
  { client, state, returnTo }: { client: OAuthClient; state: string; returnTo: string },
): string {
  const query = new URLSearchParams({
    client_id: client.id,
    redirect_uri: returnTo,
    response_type: 'code',
    scope: `openid email ${scope}`,
    access_type: 'offline',
    prompt: 'consent',
    state,
  })
  return `${address}?${query}`
}

function claimsOf(jwt: string): unknown {
  return parseJson(Buffer.from(jwt.split('.')[1] ?? '', 'base64url'))
}

/** In Google's own words, and with what helps nearly always: most accounts were never added to the property. */
function refusal(account: SearchAccount, property: string, json: unknown): SearchConsoleError {
  const said = Refusal.safeParse(json).data?.error.message.replace(/\s+/g, ' ').slice(0, 200)
  const { email } = account
  const hint =
    'privateKey' in account
      ? `Add ${email} as a user of ${property} in Search Console, and switch its API on in the account's project.`
      : `${email} may not read ${property}: connect with an account that sees it in Search Console.`
  return new SearchConsoleError('refused', said ? `${hint} Google said: ${said}` : hint)
}

function signJwt(
  { email, privateKey }: { email: string; privateKey: string },
  audience: string,
  now: Date,
): string {
  const issued = Math.floor(now.getTime() / 1000)
  const claims = { iss: email, scope, aud: audience, iat: issued, exp: issued + 3600 }
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signed = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}`
  try {
    return `${signed}.${createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url')}`
  } catch (error) {
    throw new SearchConsoleError('refused', 'The key file has no private key that signs.', { cause: error })
  }
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return undefined
  }
}
