import type { z } from 'zod'
import type { GuardedFetch } from '../../outbound/guarded-fetch.ts'
import { ReadError } from '../../outbound/read-error.ts'
import { DestinationError } from './destination.ts'

export type DestinationCall = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  headers?: Record<string, string>
  /** Sent as JSON. */
  json?: unknown
  /** Sent as it is, with the content type of `headers`. */
  bytes?: Uint8Array
  signal: AbortSignal
}

/** `body` is undefined where the answer is not JSON. */
export type DestinationAnswer = { status: number; headers: Headers; body: unknown }

/**
 * One call of a destination's API. It follows no redirect: credentials go nowhere else.
 * @throws {DestinationError} `unreachable` or `rate_limited`
 */
export async function callDestination(
  fetch: GuardedFetch,
  call: DestinationCall,
): Promise<DestinationAnswer> {
  const { host } = new URL(call.url)
  try {
    const { status, headers, body } = await fetch(call.url, {
      method: call.method,
      headers: {
        accept: 'application/json',
        ...(call.json !== undefined && { 'content-type': 'application/json' }),
        ...call.headers,
      },
      ...(call.json !== undefined && { body: JSON.stringify(call.json) }),
      ...(call.bytes && { body: call.bytes }),
      maxRedirects: 0,
      maxBytes: 4_000_000,
      timeoutMs: 30_000,
      signal: call.signal,
    })
    if (status >= 300 && status < 400)
      throw new DestinationError(
        'credentials',
        `${host} redirects to ${redirectTarget(headers, call.url)}. Connect it with that address.`,
      )
    if (status === 429) {
      const seconds = Number(headers.get('retry-after'))
      throw new DestinationError(
        'rate_limited',
        `${host} limits requests (429).`,
        seconds > 0 ? Math.min(seconds, 86_400) : 60,
      )
    }
    if (status >= 500)
      throw new DestinationError('unreachable', `${host} returned a server error (${status}).`)
    return { status, headers, body: readJson(body) }
  } catch (error) {
    if (error instanceof ReadError) throw new DestinationError('unreachable', error.message)
    throw error
  }
}

/** The answer by its schema. @throws {DestinationError} `unreachable` when it is something else */
export function readAnswer<T extends z.ZodType>(
  schema: T,
  answer: DestinationAnswer,
  url: string,
): z.output<T> {
  const parsed = answer.status < 300 ? schema.safeParse(answer.body) : undefined
  if (parsed?.success) return parsed.data
  const { host } = new URL(url)
  throw new DestinationError(
    'unreachable',
    `${host} answered with something else than its API does (${answer.status}).`,
  )
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The other side's own words, as one line of text and in bounds: WordPress writes names and messages as HTML. */
export function theirWords(value: unknown): string {
  if (typeof value !== 'string') return ''
  return value
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d{1,6})|(\w{2,5}));/g, (whole, code?: string, name = '') =>
      code === undefined ? (entities[name] ?? whole) : String.fromCodePoint(Number(code)),
    )
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300)
}

function redirectTarget(headers: Headers, from: string): string {
  const target = URL.parse(headers.get('location') ?? '', from)
  return target ? target.origin : 'another address'
}

function readJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return undefined
  }
}
