import { z } from 'zod'
import type { GuardedFetch } from '../../outbound/guarded-fetch.ts'
import { CommunityError } from './community.ts'
import { parseJson, rateLimitFailure, statusFailure } from './reddit-failure.ts'

export type CommunityCredentials = { clientId: string; clientSecret: string }

const Token = z.looseObject({ access_token: z.string().min(1), expires_in: z.number().positive() })

/** A token is renewed this long before its end, so that no request meets its last second. */
const marginMs = 60_000

/**
 * Application-only access by OAuth 2 (RFC 6749, section 4.4), as Reddit documents it: a token from
 * `/api/v1/access_token`, cached until shortly before it expires. `get` throws {@link CommunityError}.
 */
export function createRedditAccess(options: {
  tokenUrl: string
  credentials: CommunityCredentials
  fetch: GuardedFetch
  now: () => number
}) {
  const { tokenUrl, credentials, fetch, now } = options
  const site = new URL(tokenUrl).host
  let kept: { token: string; untilMs: number } | undefined
  return {
    async get(signal: AbortSignal): Promise<string> {
      if (kept && now() < kept.untilMs) return kept.token
      const basic = Buffer.from(`${credentials.clientId}:${credentials.clientSecret}`).toString('base64')
      const answer = await fetch(tokenUrl, {
        method: 'POST',
        headers: {
          authorization: `Basic ${basic}`,
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'application/json',
        },
        body: 'grant_type=client_credentials',
        maxRedirects: 0,
        maxBytes: 100_000,
        signal,
      })
      if (answer.status === 429) throw rateLimitFailure(site, Number(answer.headers.get('retry-after')) || 60)
      if (answer.status === 400 || answer.status === 401 || answer.status === 403) {
        throw new CommunityError(
          'wrong_credentials',
          `${site} refuses the account of this server (${answer.status}). Ask your operator to check it.`,
        )
      }
      if (answer.status !== 200) throw statusFailure(answer, { site, forum: undefined, withAccount: true })
      const token = Token.safeParse(parseJson(answer.body)).data
      if (!token) {
        throw new CommunityError('wrong_credentials', `${site} gave no token for the configured account.`)
      }
      kept = { token: token.access_token, untilMs: now() + token.expires_in * 1000 - marginMs }
      return token.access_token
    },
    /** The token was refused: the next request asks for a new one. */
    forget(): void {
      kept = undefined
    },
  }
}
