import { ConnectionError, isRecord, MastheadError } from './errors.ts'
import { finalCodes } from './generated/final-codes.ts'

export type ClientOptions = {
  /** Address of the service, for example `https://desk.example`. A path in it is kept, as a proxy may need it. */
  baseUrl: string
  /** The agent's key, `service_agent_…`. The operations that give out a key need none. */
  key?: string
  /** How often a failed request is repeated; 4 when left out, 0 for never. */
  retries?: number
  /** In place of the platform's own. */
  fetch?: typeof fetch
}

export type CallOptions = {
  /** Chosen for you when left out, and kept while a call is repeated. Give one to be safe across restarts, too. */
  idempotencyKey?: string
  signal?: AbortSignal
  /** Called with the headers of the answer of a call that succeeded: `RateLimit`, `Request-Id`, `Idempotent-Replayed`. */
  onHeaders?: (headers: Headers) => void
}

/** What an operation sends, in general; each operation types its own. */
export type Parts = { path?: unknown; query?: unknown; body?: unknown }

export type Request = CallOptions & {
  method: string
  /** A template, for example `/api/agent/articles/{id}`. */
  path: string
  parts?: Parts
  /** True when the operation honours `Idempotency-Key`. */
  keyed?: boolean
  /** Media type to ask for; JSON when left out. */
  accept?: string
}

export type Client = {
  readonly baseUrl: string
  /** Sends one request, repeats it where that is safe, and returns a response that is 2xx. @throws {MastheadError} for any other, {ConnectionError} for none */
  request(request: Request): Promise<Response>
}

const baseDelayMs = 500
const maxDelayMs = 20_000
const passing = new Set([408, 429, 500, 502, 503, 504])

/**
 * A client of one service with one key. It holds no connection and needs no closing.
 * @throws {TypeError} for a `baseUrl` that is none, and for an empty `key`
 */
export function createClient({ baseUrl, key, retries = 4, fetch: send = fetch }: ClientOptions): Client {
  const base = readBaseUrl(baseUrl)
  if (key?.trim() === '') {
    throw new TypeError(
      'key is empty; give the key of an agent, or leave it out for the operations that give out a key.',
    )
  }
  return {
    baseUrl: base,
    async request({ method, path, parts = {}, keyed = false, accept, idempotencyKey, signal, onHeaders }) {
      const url = base + fill(path, parts.path) + search(parts.query)
      const headers = new Headers({ accept: accept ?? 'application/json, application/problem+json' })
      if (key !== undefined) headers.set('authorization', `Bearer ${key}`)
      if (keyed) headers.set('idempotency-key', idempotencyKey ?? crypto.randomUUID())
      if (parts.body !== undefined) headers.set('content-type', 'application/json')
      const repeatable = keyed || ['GET', 'PUT', 'DELETE'].includes(method)
      const init: RequestInit = {
        method,
        headers,
        ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
        ...(signal && { signal }),
      }
      for (let attempt = 0; ; attempt++) {
        const last = attempt >= retries
        let response: Response
        try {
          response = await send(url, init)
        } catch (error) {
          if (signal?.aborted) throw error
          if (last || !repeatable) throw new ConnectionError(url, error)
          await pause(backoff(attempt), signal)
          continue
        }
        if (response.ok) {
          if (isWebPage(response)) throw await webPageError(response, base)
          onHeaders?.(response.headers)
          return response
        }
        const error = new MastheadError(response, doubtingBase(base, await readBody(response)))
        if (last || !isWorthRepeating(error, repeatable)) throw error
        await pause(error.retryAfter === undefined ? backoff(attempt) : error.retryAfter * 1_000, signal)
      }
    },
  }
}

/** No operation answers one, so it is something else that answers. */
function isWebPage({ headers }: Response): boolean {
  return /^text\/html\b/i.test(headers.get('content-type') ?? '')
}

async function webPageError(response: Response, base: string): Promise<MastheadError> {
  const message = `${base} answers a web page, not the API. Is this the dashboard's address? \`baseUrl\` is that of the service.`
  await response.body?.cancel()
  return new MastheadError(response, { message })
}

/** Where there is no operation at all, a path of the address is more likely wrong than that of the operation. */
function doubtingBase(base: string, body: unknown): unknown {
  const { pathname } = new URL(base)
  const told = isRecord(body) ? (body.detail ?? body.message) : undefined
  if (pathname === '/' || !isRecord(body) || !String(told).startsWith('No resource at this URL.')) return body
  return { ...body, detail: `There is no API at ${base}. Is ${pathname} one part too much in \`baseUrl\`?` }
}

/** Without the slash at its end, since each path begins with one. @throws {TypeError} */
function readBaseUrl(baseUrl: string): string {
  const wrong = (why: string) => new TypeError(`baseUrl is ${JSON.stringify(baseUrl)}; ${why}`)
  if (!/^https?:\/\//.test(baseUrl) || !URL.canParse(baseUrl))
    throw wrong('it must be an address such as https://desk.example.')
  if (/[?#]/.test(baseUrl)) throw wrong('leave out what begins with ? or #.')
  const base = baseUrl.replace(/\/+$/, '')
  const [ending] = /\/api(?:\/agent)?$/.exec(new URL(base).pathname) ?? []
  if (ending !== undefined)
    throw wrong(`leave out ${ending}, which the operations add: ${base.slice(0, -ending.length)}`)
  return base
}

/** 429 comes before anything is done, so every operation may be sent again after it. */
function isWorthRepeating({ status, code }: MastheadError, repeatable: boolean): boolean {
  if (status === 429) return true
  if (code !== undefined && finalCodes.has(code)) return false
  return repeatable && (passing.has(status) || code === 'idempotency_key_in_use')
}

/** Milliseconds: doubled each time, and anywhere in the upper half of that, so that clients do not come back together. */
function backoff(attempt: number): number {
  const full = Math.min(maxDelayMs, baseDelayMs * 2 ** attempt)
  return full / 2 + (Math.random() * full) / 2
}

/** @throws the signal's reason when it is aborted meanwhile */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort)
      resolve()
    }, ms)
    if (signal?.aborted) abort()
    else signal?.addEventListener('abort', abort, { once: true })
  })
}

function fill(template: string, values: unknown): string {
  const known = new Map(Object.entries(values ?? {}))
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = known.get(name)
    if (value === undefined || value === '') throw new TypeError(`path.${name} is missing.`)
    return encodeURIComponent(String(value))
  })
}

function search(query: unknown): string {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null)
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return text && `?${text}`
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
