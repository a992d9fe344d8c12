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

type Addresses = { token: string; api: string }
export const googleAddresses: Addresses = {
  token: 'https://oauth2.googleapis.com/token',
  api: 'https://searchconsole.googleapis.com',
}

/**
 * Search Console's API (developers.google.com/webmaster-tools, "Search Analytics: query"), read by a service account: a
 * JWT that it signs is exchanged for a token (RFC 7523). The addresses in its key file are not used: a file says who reads,
 * not where its signature is sent.
 */
export function createGoogleSearchConsole(
  fetch: GuardedFetch,
  now: () => Date,
  addresses: Addresses = googleAddresses,
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

  async function findToken(account: SearchAccount, signal: AbortSignal): Promise<string> {
    const assertion = signJwt(account, addresses.token, now())
    const answer = await ask(addresses.token, {
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion,
      }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      signal,
    })
    const token = Token.safeParse(answer.json)
    if (answer.status === 200 && token.success) return token.data.access_token
    if (answer.status >= 500 || answer.status === 429) throw away(answer.status)
    throw new SearchConsoleError(
      'refused',
      'Google does not take this key. Create a new one for the service account and connect again.',
    )
  }

  return {
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
            const of = (dimension: string) => keys[dimensions.findIndex((one) => one === dimension)] ?? ''
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

/** In Google's own words, and with what helps nearly always: most accounts were never added to the property. */
function refusal({ email }: SearchAccount, property: string, json: unknown): SearchConsoleError {
  const said = Refusal.safeParse(json).data?.error.message.replace(/\s+/g, ' ').slice(0, 200)
  const hint = `Add ${email} as a user of ${property} in Search Console, and switch its API on in the account's project.`
  return new SearchConsoleError('refused', said ? `${hint} Google said: ${said}` : hint)
}

function signJwt({ email, privateKey }: SearchAccount, audience: string, now: Date): string {
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
