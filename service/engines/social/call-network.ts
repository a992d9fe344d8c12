import type { z } from 'zod'
import type { GuardedFetch } from '../../outbound/guarded-fetch.ts'
import { ReadError } from '../../outbound/read-error.ts'
import { shorten } from '../../text/shorten.ts'
import { SocialError } from './social.ts'

export type NetworkCall = {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  token?: string
  body?: unknown
  headers?: Record<string, string>
  signal: AbortSignal
}

export type NetworkAnswer = { status: number; headers: Headers; body: unknown }

/**
 * Calls a network's server. No redirect is followed: it would send the credentials to another server.
 * @throws {SocialError} `unreachable` if the response is not JSON
 */
export async function callNetwork(
  fetch: GuardedFetch,
  server: string,
  call: NetworkCall,
): Promise<NetworkAnswer> {
  const host = new URL(server).host
  try {
    const { status, headers, body } = await fetch(`${server}${call.path}`, {
      method: call.method,
      headers: {
        accept: 'application/json',
        ...(call.token !== undefined && { authorization: `Bearer ${call.token}` }),
        ...(call.body !== undefined && { 'content-type': 'application/json' }),
        ...call.headers,
      },
      ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
      maxRedirects: 0,
      maxBytes: 500_000,
      timeoutMs: 15_000,
      signal: call.signal,
    })
    // 501 says that this server has no such method, and that will not change.
    if (status >= 500 && status !== 501)
      throw new SocialError('unreachable', `${host} returned a server error (${status}). Try again later.`)
    return { status, headers, body: readJson(body) }
  } catch (error) {
    if (error instanceof ReadError) throw new SocialError('unreachable', error.message)
    throw error
  }
}

/** The answer by its schema. @throws {SocialError} `unreachable` when it is something else */
export function readAnswer<T extends z.ZodType>(
  schema: T,
  answer: NetworkAnswer,
  whose: string,
): z.output<T> {
  const parsed = answer.status >= 200 && answer.status < 300 ? schema.safeParse(answer.body) : undefined
  if (parsed?.success) return parsed.data
  throw new SocialError(
    'unreachable',
    `${whose} answered with something else than its API does (${answer.status}).`,
  )
}

/** The network's own words, as text and in bounds. */
export function wordsOf(body: unknown, members: readonly string[]): string {
  if (typeof body !== 'object' || body === null) return ''
  const found = members
    .map((member) => Object.entries(body).find(([name]) => name === member)?.[1])
    .find((value) => typeof value === 'string' && value !== '')
  return typeof found === 'string' ? shorten(found.replace(/\s+/g, ' '), 300) : ''
}

/** Seconds until a limit ends: `Retry-After`, else the header in which the network says when; a minute where it says nothing. */
export function secondsToWait(headers: Headers, resetHeader: string, now: Date): number {
  const after = Number(headers.get('retry-after'))
  const reset = headers.get(resetHeader) ?? ''
  const at = /^\d+$/.test(reset) ? Number(reset) * 1000 : Date.parse(reset)
  const seconds = after > 0 ? after : Math.ceil((at - now.getTime()) / 1000)
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 86_400) : 60
}

function readJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return undefined
  }
}
