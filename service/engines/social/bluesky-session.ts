import { z } from 'zod'
import type { GuardedFetch } from '../../outbound/guarded-fetch.ts'
import {
  callNetwork,
  type NetworkAnswer,
  type NetworkCall,
  readAnswer,
  secondsToWait,
  wordsOf,
} from './call-network.ts'
import { SocialError, type SocialSecret } from './social.ts'

/** It goes into a header, which allows nothing else. */
const Token = z.string().regex(/^[\x21-\x7e]+$/)
const Session = z.looseObject({
  did: z.string().regex(/^did:[a-z]+:[\w.:%-]+$/),
  handle: z.string(),
  accessJwt: Token,
  refreshJwt: Token,
})
type Session = z.infer<typeof Session>

/** A session of the AT Protocol (atproto.com/specs/xrpc, com.atproto.server.*) that renews itself. */
export type BlueskySession = {
  call(request: Omit<NetworkCall, 'token' | 'signal'>): Promise<NetworkAnswer>
}

/** Signs in with an app password. */
export async function signIn(
  fetch: GuardedFetch,
  server: string,
  credentials: SocialSecret,
  signal: AbortSignal,
): Promise<Session> {
  const { identifier = '', password = '' } = credentials
  const answer = await callNetwork(fetch, server, {
    method: 'POST',
    path: '/xrpc/com.atproto.server.createSession',
    body: { identifier, password },
    signal,
  })
  rejectFailure(answer, server)
  return readAnswer(Session, answer, new URL(server).host)
}

/**
 * Calls with the stored tokens. An expired token is renewed, and if that fails too the app password opens a new
 * session; the new tokens are stored before they are used.
 */
export function resumeSession(
  fetch: GuardedFetch,
  server: string,
  options: {
    secret: SocialSecret
    storeSecret: (secret: SocialSecret) => Promise<void>
    signal: AbortSignal
  },
): BlueskySession {
  const { signal } = options
  let { secret } = options

  const renew = async (): Promise<void> => {
    const refreshed = await callNetwork(fetch, server, {
      method: 'POST',
      path: '/xrpc/com.atproto.server.refreshSession',
      token: secret.refreshJwt ?? '',
      signal,
    })
    const session = refreshed.status === 200 ? Session.safeParse(refreshed.body).data : undefined
    const { accessJwt, refreshJwt } = session ?? (await signIn(fetch, server, secret, signal))
    secret = { ...secret, accessJwt, refreshJwt }
    await options.storeSecret(secret)
  }

  return {
    async call(request) {
      const send = () => callNetwork(fetch, server, { ...request, token: secret.accessJwt ?? '', signal })
      let answer = await send()
      if (isTooOld(answer)) {
        await renew()
        answer = await send()
      }
      return answer
    },
  }
}

/** @throws {SocialError} for every response but a success */
export function rejectFailure({ status, headers, body }: NetworkAnswer, server: string): void {
  if (status < 300) return
  const { host } = new URL(server)
  const theirs = wordsOf(body, ['message', 'error'])
  const said = theirs === '' ? '' : `: ${theirs}`
  if (status === 401)
    throw new SocialError('credentials', `${host} does not accept this handle and app password${said}`)
  if (status === 429) {
    const seconds = secondsToWait(headers, 'ratelimit-reset', new Date())
    throw new SocialError('rate_limited', `${host} asks to slow down for ${seconds} seconds.`, seconds)
  }
  if (status === 404 && theirs === '')
    throw new SocialError(
      'unreachable',
      `${host} does not speak the AT Protocol; is it the address of the service?`,
    )
  throw new SocialError('refused', `${host} refused it (${status})${said}`)
}

function isTooOld({ status, body }: NetworkAnswer): boolean {
  const error = wordsOf(body, ['error'])
  return (status === 400 || status === 401) && ['ExpiredToken', 'InvalidToken', 'AuthMissing'].includes(error)
}
