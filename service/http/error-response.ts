import { STATUS_CODES } from 'node:http'
import type { AccessScope } from '#contract/access-scopes.ts'
import { documentationUrl, type ErrorCode } from '#contract/error-codes.ts'
import { invalidWords, type Problem, type ServiceError } from '../core/errors.ts'

export type ErrorResponse = { status: number; body: Record<string, unknown>; headers: Record<string, string> }

/** The one place where a problem becomes a status, a body (Errors) and headers. */
export function errorResponse(
  error: ServiceError,
  about: { requestId: string; metadataUrl: string; namesCode: boolean; baseUrl: string },
): ErrorResponse {
  const { problem } = error
  // Whoever reads the sentence alone has to know which member it is about.
  const message = problem.kind === 'invalid' ? invalidWords(problem.details) : error.message
  const body = (status: number, code: ErrorCode, more: Record<string, unknown> = {}) => ({
    error: about.namesCode ? code : (STATUS_CODES[status] ?? 'Error'),
    message,
    code,
    request_id: about.requestId,
    doc_url: documentationUrl(about.baseUrl, code),
    ...more,
  })
  const answer = (
    status: number,
    code: ErrorCode,
    more?: Record<string, unknown>,
    headers: Record<string, string> = {},
  ) => ({
    status,
    body: body(status, code, more),
    headers,
  })
  return respond(problem, answer, about.metadataUrl)
}

type Answer = (
  status: number,
  code: ErrorCode,
  more?: Record<string, unknown>,
  headers?: Record<string, string>,
) => ErrorResponse

function respond(problem: Problem, answer: Answer, metadataUrl: string): ErrorResponse {
  switch (problem.kind) {
    case 'invalid':
      return answer(400, 'invalid_request', {
        details: problem.details,
        ...(problem.warnings && { warnings: problem.warnings }),
      })
    case 'malformed':
      return answer(400, problem.code ?? 'malformed_json')
    case 'unauthorized':
      return answer(401, 'unauthorized', {}, { 'WWW-Authenticate': challenge(metadataUrl, problem) })
    case 'insufficient_credits':
      return answer(402, 'insufficient_credits', {
        credits_required: problem.missing.creditsRequired,
        ...(problem.missing.creditsExpected !== undefined && {
          credits_expected: problem.missing.creditsExpected,
        }),
        balance: problem.missing.available,
        held: problem.missing.held,
        ...(problem.missing.heldBy.length > 0 && { held_by: problem.missing.heldBy }),
        breakdown: problem.missing.breakdown,
        topup: problem.missing.topup,
      })
    case 'forbidden':
      return problem.scope
        ? answer(
            403,
            'insufficient_scope',
            {},
            { 'WWW-Authenticate': missingScope(metadataUrl, problem.scope) },
          )
        : answer(403, 'forbidden')
    case 'not_found':
      return answer(404, 'not_found')
    case 'method_not_allowed':
      return answer(405, 'method_not_allowed', {}, { Allow: problem.allow.join(', ') })
    case 'conflict':
      return problem.retryAfterSeconds === undefined
        ? answer(409, problem.code, problem.extra)
        : answer(409, problem.code, ...waitFor(problem.retryAfterSeconds))
    case 'too_large':
      return answer(413, 'body_too_large')
    case 'unsupported_media_type':
      return answer(415, 'unsupported_media_type', {}, problem.taken)
    case 'idempotency_mismatch':
      return answer(422, 'idempotency_key_reused', {
        operation: problem.operation,
        first_used_at: problem.firstUsedAt.toISOString(),
      })
    case 'rate_limited':
      return answer(
        429,
        'rate_limited',
        ...waitFor(problem.retryAfterSeconds, problem.limit && { rate_limit: problem.limit }),
      )
    case 'claim':
      return answer(problem.status, problem.code, problem.extra)
    case 'unavailable':
      return answer(503, 'unavailable', {}, { 'Retry-After': '5' })
    case 'run_failed':
      return answer(
        problem.status,
        problem.code,
        { article_id: problem.runId, ...(problem.details && { details: problem.details }) },
        problem.replayed && { 'Idempotent-Replayed': 'true' },
      )
    default:
      return problem satisfies never
  }
}

/** When to send the request again, in the body and in the headers. */
function waitFor(
  seconds: number,
  more: Record<string, unknown> = {},
): [Record<string, unknown>, Record<string, string>] {
  return [{ retry_after: seconds, ...more }, { 'Retry-After': String(seconds) }]
}

/** RFC 6750, section 3, and RFC 9728, section 5.1. */
function challenge(
  metadataUrl: string,
  { keySent, scope }: Extract<Problem, { kind: 'unauthorized' }>,
): string {
  const parts = [
    'realm="masthead"',
    `resource_metadata="${metadataUrl}"`,
    ...(scope ? [`scope="${scope}"`] : []),
  ]
  if (keySent) {
    parts.push(
      'error="invalid_token"',
      'error_description="The credential is unknown, expired, rotated, revoked, or for another resource."',
    )
  }
  return `Bearer ${parts.join(', ')}`
}

/** RFC 6750, section 3.1. */
function missingScope(metadataUrl: string, scope: AccessScope): string {
  const parts = [
    'realm="masthead"',
    `resource_metadata="${metadataUrl}"`,
    'error="insufficient_scope"',
    `scope="${scope}"`,
    // Clients of MCP show the description alone.
    'error_description="The sign-in was granted reading alone, and this changes or charges something. Connect the program again with full access."',
  ]
  return `Bearer ${parts.join(', ')}`
}

/** RFC 9457, for a client that accepts it; the document's fields stay beside the standard ones. */
export function asProblemDetails(response: ErrorResponse): Record<string, unknown> {
  const { error, message, ...rest } = response.body
  return {
    type: rest.doc_url,
    title: STATUS_CODES[response.status],
    status: response.status,
    detail: message,
    error,
    message,
    ...rest,
  }
}
