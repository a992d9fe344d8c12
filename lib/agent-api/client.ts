import 'server-only'
import { getMe } from '#contract/agents.ts'
import { eventStreamType } from '#contract/event-list.ts'
import type { OperationReading, OperationRequest, OperationShape } from '#contract/operation.ts'
import { env } from '#lib/env.ts'
import { cached, forget } from './brief-memory.ts'
import { completeRecord } from './complete-record.ts'
import { AgentApiError, classifyAnswer } from './errors.ts'
import { fetchReadAgain, networkCode } from './fetch-read-again.ts'
import { fitRequest } from './fit-request.ts'
import { withKnownTimeZones } from './known-time-zone.ts'
import { parseLeniently } from './parse-leniently.ts'
import { checkReadLimits, forgetReadLimit, rememberReadLimit } from './read-limits.ts'
import { readingSchema } from './reading-schema.ts'
import { doubtDescription } from './server-description.ts'
import { timeoutMs } from './timeouts.ts'

/** Who calls: a signed-in session, as far as the door needs it. */
export type Caller = { key: string }

export type CallOptions = {
  /** The agent key; left out only where the operation takes no credentials. */
  key?: string
  /** Without a trailing slash; AGENT_API_URL when left out. */
  baseUrl?: string
  signal?: AbortSignal
  /** Sent as `Idempotency-Key`; the same key never charges twice within 24 h. */
  idempotencyKey?: string
  /** How long to wait for the answer; what suits the operation when left out. */
  timeoutMs?: number
  /** A media type of the operation's `alsoAs`; JSON when left out. */
  accept?: string
  /** An answer no older than this will do, where the operation's are remembered. */
  maxAgeMs?: number
}

/** A request whose members the compiler does not know: the operation's own schemas have parsed them. */
export type ParsedRequest = { params?: unknown; query?: unknown; body?: unknown }

/** What an operation answers, whatever the status of the success. */
export type OperationBody<T extends OperationShape> = OperationReading<T>['body']

/** A service lets a key ask 60 times a minute, and every page of the desk wants to know whose desk it is. */
const rememberedOperations: ReadonlySet<string> = new Set([getMe.id])

/**
 * Calls one operation of the contract: the one way in which the dashboard asks the service for JSON.
 * @throws AgentApiError for everything but a success, an answer that breaks its schema included (`unexpected`).
 */
export function call<T extends OperationShape>(
  operation: T,
  request: OperationRequest<T>,
  options: CallOptions,
): Promise<OperationBody<T>> {
  return callParsed(operation, request, options)
}

/** As `call`, for a request that the operation's schemas have parsed. Same errors. */
export async function callParsed<T extends OperationShape>(
  operation: T,
  request: ParsedRequest,
  options: CallOptions,
): Promise<OperationBody<T>> {
  const ask = async () => (await callOperation(operation, request, options)).body
  const { key, maxAgeMs } = options
  if (!key || !rememberedOperations.has(operation.id)) return ask()
  return cached(operation.id, key, ask, maxAgeMs)
}

/** As `callParsed`, with the status, for an operation whose answers differ by it. Same errors. */
export async function callOperation<T extends OperationShape>(
  operation: T,
  request: ParsedRequest,
  options: CallOptions,
): Promise<OperationReading<T>> {
  const response = await sendOperation(operation, request, options)
  const requestId = response.headers.get('request-id') ?? undefined
  const status = declaredStatus(operation, response.status)
  const said = completeRecord(operation, request.params, await readBody(operation, response))
  const parsed = parseLeniently(readingSchema(operation, status), withKnownTimeZones(said))
  if (!parsed?.success) {
    throw new AgentApiError(operation.id, { kind: 'unexpected', requestId }, parsed?.error)
  }
  // The schema was chosen by this very status, a link that the compiler cannot follow.
  return { status, body: parsed.data } as OperationReading<T>
}

/** The document names statuses for the autopilot operation alone: a 2xx that is not declared is read as the lowest that is. */
function declaredStatus(operation: OperationShape, status: number): number {
  if (operation.responses[status]) return status
  const declared = Object.keys(operation.responses).map(Number)
  return Math.min(...declared.filter((one) => one >= 200 && one < 300))
}

/** The body of a success as JSON; undefined where it is none. A connection that breaks off meanwhile is a failure of its own. */
async function readBody(operation: OperationShape, response: Response): Promise<unknown> {
  let text: string
  try {
    text = await response.text()
  } catch (cause) {
    const reason = cause instanceof Error && cause.name === 'TimeoutError' ? 'timeout' : 'network'
    const mayHaveCharged = operation.charges !== undefined
    throw new AgentApiError(operation.id, { kind: 'unavailable', reason, mayHaveCharged }, cause)
  }
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** As `call`, but hands over the response unread: for files, with `accept`. Same errors. */
export async function sendOperation(
  operation: OperationShape,
  given: ParsedRequest,
  options: CallOptions,
): Promise<Response> {
  const { baseUrl = env().agentApiUrl, key, idempotencyKey, accept = 'application/json' } = options
  checkReadLimits(operation, baseUrl, key)
  const request = await fitRequest(operation, given, baseUrl)
  const deadline = AbortSignal.timeout(options.timeoutMs ?? timeoutMs(operation))
  const headers = new Headers({ accept })
  if (key) headers.set('authorization', `Bearer ${key}`)
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey)
  const hasBody = request.body !== undefined
  if (hasBody) headers.set('content-type', 'application/json')
  let response: Response
  try {
    response = await fetchReadAgain(baseUrl + requestPath(operation, request), {
      method: operation.method,
      headers,
      body: hasBody ? JSON.stringify(request.body) : undefined,
      // A redirect would send the key to a URL that is not configured.
      redirect: 'manual',
      cache: 'no-store',
      signal: options.signal ? AbortSignal.any([options.signal, deadline]) : deadline,
    })
  } catch (cause) {
    if (options.signal?.aborted) throw cause
    const reason = deadline.aborted ? 'timeout' : 'network'
    const mayHaveCharged = operation.charges !== undefined && mayHaveArrived(cause)
    throw new AgentApiError(operation.id, { kind: 'unavailable', reason, mayHaveCharged }, cause)
  } finally {
    if (key && operation.method !== 'GET') forget(key)
  }
  // Health declares 503 as an answer.
  if (response.ok || operation.responses[response.status]) {
    forgetReadLimit(operation, baseUrl, key)
    return response
  }
  const answer = {
    status: response.status,
    body: await readJson(response),
    requestId: response.headers.get('request-id') ?? undefined,
    retryAfter: response.headers.get('retry-after'),
  }
  const failure = classifyAnswer(operation, answer)
  rememberReadLimit(operation, { baseUrl, key, failure, isStream: accept === eventStreamType })
  if (failure.kind === 'not_offered' || failure.kind === 'invalid') doubtDescription(baseUrl)
  throw new AgentApiError(operation.id, failure)
}

/** Whether a request whose answer was lost may have reached the server. */
function mayHaveArrived(cause: unknown): boolean {
  return !['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'].includes(networkCode(cause))
}

/** The body as JSON; undefined where it is none, or where the connection broke off. */
async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

/** Fills the path template and appends the query; members without a value are left out. */
function requestPath(operation: OperationShape, request: { params?: unknown; query?: unknown }): string {
  const params = entriesOf(request.params)
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params.find(([key]) => key === name)?.[1] ?? ''),
  )
  const search = new URLSearchParams(entriesOf(request.query)).toString()
  return search ? `${path}?${search}` : path
}

function entriesOf(record: unknown): [string, string][] {
  if (typeof record !== 'object' || record === null) return []
  return Object.entries(record).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)] as [string, string]],
  )
}
