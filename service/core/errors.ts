import type { AccessScope } from '#contract/access-scopes.ts'
import type { ConflictCode, ErrorCode } from '#contract/error-codes.ts'
import type { ErrorDetail, ExceededLimit, HeldBy, TopUp } from '#contract/errors.ts'
import type { UnavailablePart } from '../outbound/unavailable.ts'

/** The fields of a 402 besides its message (Errors, "Payment required"). */
export type MissingCredits = {
  creditsRequired: number
  /** What will probably be charged in the end, where that is known to be less. */
  creditsExpected?: number
  available: number
  held: number
  heldBy: HeldBy[]
  /** How many jobs hold credits; `heldBy` has ten of them at most. */
  runningJobs: number
  breakdown: Record<string, number>
  topup: TopUp
}

/** Every kind of failure of a request; the HTTP layer maps each kind to a status in one place. */
export type Problem =
  /** `warnings` say what of the request was not understood, and is not why it was refused. */
  | { kind: 'invalid'; details: ErrorDetail[]; warnings?: string[] }
  /** `code` where it is not the JSON that is wrong. */
  | { kind: 'malformed'; code?: 'malformed_body' }
  /** `scope` is what an access token of OAuth needs here. */
  | { kind: 'unauthorized'; keySent: boolean; scope?: AccessScope }
  | { kind: 'insufficient_credits'; missing: MissingCredits }
  /** `scope` where an access token of OAuth with that one may do it. */
  | { kind: 'forbidden'; scope?: AccessScope }
  | { kind: 'not_found' }
  | { kind: 'method_not_allowed'; allow: string[] }
  | { kind: 'conflict'; code: ConflictCode; extra?: Record<string, unknown>; retryAfterSeconds?: number }
  | { kind: 'too_large' }
  /** `taken` are the headers that say what is (RFC 9110, section 15.5.16). */
  | { kind: 'unsupported_media_type'; taken: Record<string, string> }
  | { kind: 'idempotency_mismatch'; operation: string; firstUsedAt: Date }
  | { kind: 'rate_limited'; retryAfterSeconds: number; limit?: ExceededLimit }
  | { kind: 'claim'; status: 400 | 401 | 409 | 410; code: ErrorCode; extra?: Record<string, unknown> }
  | { kind: 'unavailable' }
  /** A run that the caller waited for ended without a result; `code` is its reason. `replayed` where a repeat is told it. */
  | {
      kind: 'run_failed'
      status: 400 | 409 | 500
      code: ErrorCode
      runId: string
      details?: ErrorDetail[]
      replayed?: true
    }

/**
 * An error with a message for the caller. Any other error is internal: it is logged, and the response is a 500 without
 * detail.
 */
export class ServiceError extends Error {
  readonly problem: Problem

  constructor(problem: Problem, message: string) {
    super(message)
    this.name = 'ServiceError'
    this.problem = problem
  }
}

/**
 * Gives the same error for an unknown record and another tenant's. `noun` is the word for the record, for example
 * `article`.
 */
export function notFound(noun: string): ServiceError {
  return new ServiceError({ kind: 'not_found' }, `${noun.charAt(0).toUpperCase()}${noun.slice(1)} not found.`)
}

/** For a URL at which there is nothing, or nothing for this caller. `more` is where to look instead, as a sentence. */
export function routeNotFound(more?: string): ServiceError {
  return new ServiceError({ kind: 'not_found' }, `No resource at this URL.${more ? ` ${more}` : ''}`)
}

/** For a URL that exists with other methods. `more` is what was meant, or what there is, as a sentence. */
export function methodNotAllowed(method: string, allow: string[], more?: string): ServiceError {
  return new ServiceError(
    { kind: 'method_not_allowed', allow },
    `Method ${method} is not allowed; use ${allow.join(', ')}.${more ? ` ${more}` : ''}`,
  )
}

/** While a part cannot answer; the same request works once it is back. */
export function unavailable(part: UnavailablePart): ServiceError {
  const what =
    part === 'machine' ? 'The server could not finish this in time.' : `The ${part} is unavailable.`
  return new ServiceError({ kind: 'unavailable' }, `${what} Try again in a few seconds.`)
}

export function conflict(code: ConflictCode, message: string, extra?: Record<string, unknown>): ServiceError {
  return new ServiceError({ kind: 'conflict', code, ...(extra && { extra }) }, message)
}

/** One field; for a person who sees it elsewhere, for example as why a session paused, the message stands alone. */
export function invalid(path: string, message: string): ServiceError {
  return new ServiceError({ kind: 'invalid', details: [{ path, message }] }, message)
}

/** While another request with the same `Idempotency-Key` works: it answers within seconds, or its lease ends. */
export function keyInUse(message: string): ServiceError {
  return new ServiceError({ kind: 'conflict', code: 'idempotency_key_in_use', retryAfterSeconds: 2 }, message)
}

/** Several fields together. */
export function refused(details: ErrorDetail[], warnings: string[] = []): ServiceError {
  const problem = { kind: 'invalid' as const, details, ...(warnings.length > 0 && { warnings }) }
  return new ServiceError(problem, invalidWords(details))
}

/** Every invalid field with what is wrong with it, in a line. */
export function invalidWords(details: readonly ErrorDetail[]): string {
  return details.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join(' ')
}
