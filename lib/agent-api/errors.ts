import { GenericError, PaymentRequired, RateLimited, type TopUp } from '#contract/errors.ts'
import type { OperationShape } from '#contract/operation.ts'
import { writeDoorDigest } from '#lib/api-error-digest.ts'
import { parseLeniently } from './parse-leniently.ts'

type FailureBase = {
  /** The service's own words, where it gave any. */
  message?: string
  /** The service's machine-readable name: `code`, else `error`. */
  code?: string
  requestId?: string
}

/** What can go wrong at the door, one kind for each way the dashboard reacts. */
export type AgentApiFailure =
  /** `balance` and `held` are what is available and what running jobs reserve, where the server says so. */
  | (FailureBase & {
      kind: 'payment_required'
      creditsRequired: number
      /** What will probably be charged of it, where the server says. */
      creditsExpected?: number
      topup: TopUp
      balance?: number
      held?: number
    })
  /** `isStated` where the server said when to come back. */
  | (FailureBase & { kind: 'rate_limited'; retryAfterSeconds: number; isStated?: boolean })
  | (FailureBase & { kind: 'invalid'; details: readonly { path: string; message: string }[] })
  /** `mayHaveCharged` where the answer of a charging call was lost on its way. */
  | (FailureBase & {
      kind: 'unavailable'
      reason: 'network' | 'timeout' | 'server'
      mayHaveCharged?: boolean
    })
  /** `isStated` where the server itself said so, and not perhaps a proxy before it. */
  | (FailureBase & { kind: 'not_offered'; isStated?: boolean })
  | (FailureBase & {
      kind: 'unauthorized' | 'forbidden' | 'not_found' | 'gone' | 'conflict' | 'unexpected'
    })

/** Thrown by the door for every answer that is no success. Carries no key and no request body. */
export class AgentApiError extends Error {
  readonly failure: AgentApiFailure
  readonly operationId: string
  /** Next keeps this and hands it to the error page, where messages are withheld: kind and request id. */
  readonly digest: string

  constructor(operationId: string, failure: AgentApiFailure, cause?: unknown) {
    super(`${operationId}: ${failure.kind}${failure.requestId ? ` (request ${failure.requestId})` : ''}`, {
      cause,
    })
    this.name = 'AgentApiError'
    this.failure = failure
    this.operationId = operationId
    this.digest = writeDoorDigest(failure)
  }
}

/** What the door read of an answer that is no success. `body` is parsed JSON, or undefined for anything else. */
export type RefusedAnswer = { status: number; body: unknown; requestId?: string; retryAfter?: string | null }

const defaultRetryAfterSeconds = 30
const maxRetryAfterSeconds = 86_400
/** A service's words are drawn whole up to here; a page of them helps nobody. */
const maxMessageCharacters = 500

/**
 * Whether a 404 speaks of a record and not of the operation. A service that has an operation of ours names its errors by
 * `code`, which the published document does not know. A path without an id exists or does not, unless the operation
 * declares 404 for a record that its body names.
 */
function isUnknownRecord(operation: OperationShape, body: GenericError | undefined): boolean {
  const namesCode = body?.code !== undefined
  if (operation.params === undefined) return operation.errors.includes(404) && namesCode
  return operation.origin === 'published' || namesCode
}

/** Which kind of failure an error answer is (Errors). Bodies that break their shape are judged by the status alone. */
export function classifyAnswer(operation: OperationShape, answer: RefusedAnswer): AgentApiFailure {
  const { status, body } = answer
  const generic = parseLeniently(GenericError, body)?.data
  const base: FailureBase = {
    message: shortened(generic?.message),
    code: generic?.code ?? generic?.error,
    requestId: generic?.request_id ?? answer.requestId,
  }
  if (status === 401) return { ...base, kind: 'unauthorized' }
  if (status === 402) {
    const payment = parseLeniently(PaymentRequired, body)?.data
    // Without its package there is no panel to draw, but the reason is known.
    if (!payment) return { ...base, message: base.message ?? tooFewCredits, kind: 'conflict' }
    return {
      ...base,
      kind: 'payment_required',
      creditsRequired: payment.credits_required,
      topup: payment.topup,
      ...(payment.credits_expected !== undefined && { creditsExpected: payment.credits_expected }),
      ...(payment.balance !== undefined && { balance: payment.balance }),
      ...(payment.held !== undefined && { held: payment.held }),
    }
  }
  if (status === 403) return { ...base, kind: 'forbidden' }
  if (status === 404 && isUnknownRecord(operation, generic)) return { ...base, kind: 'not_found' }
  if (status === 404 || status === 405 || status === 501) {
    // Our own service names a code; while it is replaced by a newer release, it may lack for a moment what that has.
    return { ...base, kind: 'not_offered', isStated: generic !== undefined && generic.code === undefined }
  }
  if (status === 409 || status === 422) return { ...base, kind: 'conflict' }
  if (status === 410) return { ...base, kind: 'gone' }
  if (status === 400 || status === 413) return { ...base, kind: 'invalid', details: generic?.details ?? [] }
  if (status === 429) {
    const told = parseLeniently(RateLimited, body)?.data?.retry_after ?? secondsIn(answer.retryAfter)
    const seconds = told !== undefined && told >= 0 ? told : defaultRetryAfterSeconds
    const retryAfterSeconds = Math.min(seconds, maxRetryAfterSeconds)
    return { ...base, kind: 'rate_limited', retryAfterSeconds, isStated: seconds === told }
  }
  if (status >= 500) {
    // A proxy's: the server behind it may have done its work.
    const mayHaveCharged = operation.charges !== undefined && (status === 502 || status === 504)
    return { ...base, kind: 'unavailable', reason: 'server', mayHaveCharged }
  }
  return { ...base, kind: 'unexpected' }
}

const tooFewCredits = 'Not enough credits.'

/** The seconds of a `Retry-After` header, which may be a date as well (RFC 9110, 10.2.3). */
function secondsIn(header: string | null | undefined): number | undefined {
  if (!header) return undefined
  if (/^\d+$/.test(header.trim())) return Number(header)
  const at = Date.parse(header)
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - Date.now()) / 1000))
}

function shortened(message: string | undefined): string | undefined {
  if (message === undefined || message.length <= maxMessageCharacters) return message
  return `${[...message.slice(0, maxMessageCharacters)].slice(0, -1).join('')}…`
}
