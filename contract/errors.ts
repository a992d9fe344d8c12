import { z } from 'zod'
import { documentationUrl, type ErrorCode } from './error-codes.ts'
import type { ErrorStatus } from './operation.ts'
import { DateTime, Uuid } from './primitives.ts'

/** One invalid field of the input. `path` is in dot notation, for example `source_urls.0`. */
export const ErrorDetail = z
  .looseObject({
    path: z.string().meta({
      description:
        'The invalid field in dot notation, for example `source_urls.0`; empty when it is the whole body.',
    }),
    message: z.string().meta({ description: 'What the field must be, as a sentence for a person.' }),
  })
  .meta({ id: 'ErrorDetail', description: 'One invalid field of the request, with the reason.' })
export type ErrorDetail = z.infer<typeof ErrorDetail>

export const GenericError = z
  .looseObject({
    error: z.string().meta({ description: 'Short name of the error, for example `Conflict`.' }),
    message: z.string().optional().meta({ description: 'What happened and what to do, for a person.' }),
    code: z.string().optional().meta({
      description:
        'Stable machine-readable name in snake_case, for example `insufficient_credits`; branch on this, not on `message`.',
    }),
    request_id: z.string().optional().meta({
      description:
        'Id of the request, the same as in the `Request-Id` header; quote it when you report a problem.',
    }),
    doc_url: z.string().optional().meta({
      description: 'Page of the documentation that says what this `code` means and what to do next.',
    }),
    retry_after: z.int().optional().meta({
      description:
        'Seconds to wait before the request is sent again, equal to the `Retry-After` header; with 429 and `idempotency_key_in_use`.',
    }),
    details: z.array(ErrorDetail).optional().meta({
      description: 'One entry for each invalid field of the request; present with 400 and some 409.',
    }),
    warnings: z.array(z.string()).optional().meta({
      description:
        'With 400: fields of the request that are not known, with which was probably meant. They would be ignored, and are not why it was refused. Masthead extension.',
    }),
    attempts_left: z.int().optional().meta({
      description:
        'How often the code of a claim can still be tried; at 0 it has ended. With `otp_invalid` only. Masthead extension.',
    }),
  })
  .meta({ id: 'GenericError', description: 'Common fields of every error response.' })
export type GenericError = z.infer<typeof GenericError>

export const TopUp = z
  .looseObject({
    recommended_package_credits: z
      .int()
      .meta({ description: 'Size of the smallest package that covers what is missing, in credits.' }),
    recommended_package_price_usd: z.number().meta({ description: 'Price of that package in US dollars.' }),
    topup_url: z.url().meta({ description: 'Page of the dashboard where a person can add credits.' }),
  })
  .meta({ id: 'TopUp', description: 'The smallest package that covers what is missing.' })
export type TopUp = z.infer<typeof TopUp>

/** A job that has credits reserved. */
export const HeldBy = z
  .looseObject({
    operation: z.string().meta({ description: 'Id of the operation that started it.' }),
    run_id: Uuid.meta({ description: 'The article or run, as `run_id` of the ledger.' }),
    credits: z.number().meta({ description: 'How many credits it keeps reserved until it ends.' }),
    poll_url: z.string().optional().meta({
      description: 'Path on this server where the job is polled; a POST to `/cancel` below it ends the job.',
    }),
  })
  .meta({ id: 'HeldBy', description: 'A running job with the credits that it reserves.' })
export type HeldBy = z.infer<typeof HeldBy>

/** Of a 402 and of an estimate that is not affordable. */
export const heldByMember = z.array(HeldBy).optional().meta({
  description:
    'The running jobs that reserve them, oldest first, at most 10. Where `balance` and `held` together cover the call, it may be affordable once they have ended. Masthead extension.',
})

export const PaymentRequired = GenericError.extend({
  credits_required: z
    .number()
    .meta({ description: 'Credits that the call would need to have available in all.' }),
  credits_expected: z.number().optional().meta({
    description:
      'What will probably be charged in the end, where a forecast says: `credits_required` is held at first, and what is not used comes back. 0 where nothing would come of the call. Masthead extension.',
  }),
  balance: z.number().optional().meta({ description: 'Credits that are available now. Masthead extension.' }),
  held: z.number().optional().meta({
    description:
      'Credits that are reserved for running jobs; what they do not use is available again when they end. Masthead extension.',
  }),
  held_by: heldByMember,
  breakdown: z
    .record(z.string(), z.number())
    .optional()
    .meta({ description: 'The items of the price list that make up `credits_required`, in credits.' }),
  topup: TopUp,
}).meta({ id: 'PaymentRequired', description: 'Insufficient credits (402).' })
export type PaymentRequired = z.infer<typeof PaymentRequired>

export const ExceededLimit = z
  .looseObject({
    name: z.string().meta({
      description:
        'Which limit it is, as in `rate_limits` of `getMe`; `registration-mailbox` is that of the emails to one address.',
    }),
    limit: z.int().meta({ description: 'Requests allowed in one window.' }),
    window_seconds: z.int().meta({ description: 'Length of one window in seconds.' }),
    resets_at: DateTime.meta({
      description:
        'When the window ends, so that all of the limit is free again; of `registration-mailbox`, when there is room for one more.',
    }),
  })
  .meta({ id: 'ExceededLimit', description: 'The rate limit that a request exceeded.' })
export type ExceededLimit = z.infer<typeof ExceededLimit>

export const RateLimited = GenericError.extend({
  retry_after: z.int().meta({ description: 'Seconds, equal to the Retry-After header.' }),
  rate_limit: ExceededLimit.optional().meta({
    description:
      'The limit that was exceeded, and when it resets; left out where another service or the number of open streams sets the limit. Masthead extension.',
  }),
}).meta({ id: 'RateLimited', description: 'Too many requests (429).' })
export type RateLimited = z.infer<typeof RateLimited>

/** RFC 9457, beside the members of every error: what a client gets that accepts `application/problem+json`. */
export const Problem = z
  .looseObject({
    type: z
      .string()
      .meta({ description: 'Address of the documentation of this `code`, the same as `doc_url`.' }),
    title: z.string().meta({ description: 'The phrase of the HTTP status, for example `Not Found`.' }),
    status: z.int().meta({ description: 'The HTTP status, repeated for logs that keep only the body.' }),
    detail: z.string().optional().meta({ description: 'The same sentence as `message`.' }),
  })
  .meta({ id: 'Problem', description: 'An error as RFC 9457 has it, beside the fields of the JSON error.' })

/** The second running session of a tenant names the first (409). */
export const SessionConflict = GenericError.extend({
  existing_session_id: Uuid.meta({
    description: 'Id of the session that is running already; pause or stop it first.',
  }),
}).meta({ id: 'SessionConflict', description: 'A session is already running.' })
export type SessionConflict = z.infer<typeof SessionConflict>

/** A key that came with something else before (422). */
export const KeyReused = GenericError.extend({
  operation: z.string().optional().meta({
    description:
      'Id of the operation that the key was used with: each has keys of its own. Masthead extension.',
  }),
  first_used_at: DateTime.optional().meta({
    description:
      'When it was first used; a key is kept for 24 hours from then on, one of `rotateKey` for ten minutes. Masthead extension.',
  }),
}).meta({ id: 'KeyReused', description: 'An idempotency key with another payload (422).' })
export type KeyReused = z.infer<typeof KeyReused>

const errorDescriptions: Record<ErrorStatus, string> = {
  400: 'Malformed or invalid request; `details` lists each invalid field.',
  401: 'The key is missing or invalid.',
  402: 'Too few credits.',
  403: 'Not allowed.',
  404: 'Not found, or owned by another tenant.',
  405: 'Method not allowed; see the `Allow` header.',
  409: 'Conflicts with the current state of the resource.',
  410: 'The resource has expired.',
  413: 'The body is too large.',
  415: 'The body must be application/json.',
  422: 'The idempotency key was used with another payload.',
  429: 'Too many requests; `retry_after` says how many seconds to wait.',
  500: 'Internal error; include `request_id` when you report it.',
  503: 'A dependency of the service is unavailable.',
}

const errorNames: Record<ErrorStatus, string> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  402: 'PaymentRequired',
  403: 'Forbidden',
  404: 'NotFound',
  405: 'MethodNotAllowed',
  409: 'Conflict',
  410: 'Gone',
  413: 'TooLarge',
  415: 'UnsupportedMediaType',
  422: 'KeyReused',
  429: 'TooManyRequests',
  500: 'InternalError',
  503: 'Unavailable',
}

type ErrorShape = { schema: z.ZodType; description: string; name: string }

const errorSchemas: Readonly<Partial<Record<ErrorStatus, z.ZodType>>> = {
  402: PaymentRequired,
  422: KeyReused,
  429: RateLimited,
}

/** The shape of the error body that a status carries, and its name among the responses of the OpenAPI document. */
export function errorShape(status: ErrorStatus): ErrorShape {
  const schema = errorSchemas[status] ?? GenericError
  return { schema, description: errorDescriptions[status], name: errorNames[status] }
}

const codes: Record<ErrorStatus, [code: ErrorCode, message: string]> = {
  400: ['invalid_request', 'The request has invalid fields.'],
  401: ['unauthorized', 'Send your API key as Authorization: Bearer.'],
  402: ['insufficient_credits', 'This call has to hold 20 credits. You have 12 and need 8 more.'],
  403: ['forbidden', 'This is not allowed here.'],
  404: ['not_found', 'There is no such record.'],
  405: ['method_not_allowed', 'Method PUT is not allowed; use GET, HEAD, OPTIONS.'],
  409: ['wrong_status', 'The state of the record does not allow this.'],
  410: ['otp_expired', 'The code has expired. The user can ask for another.'],
  413: ['body_too_large', 'The body is too large.'],
  415: ['unsupported_media_type', 'Send the body as application/json.'],
  422: [
    'idempotency_key_reused',
    'This Idempotency-Key was first used at 2026-11-24T11:48:00.000Z, by generateArticle with another payload. Use a new key, or send that payload again.',
  ],
  429: [
    'rate_limited',
    'Rate limit “default” exceeded: 60 requests per minute. Try again in 12 seconds: it resets at 2026-11-24T12:00:00Z.',
  ],
  500: ['internal_error', 'Internal error. Try again; if it persists, report the request id.'],
  503: ['unavailable', 'The database does not answer. Try again in a few seconds.'],
}

/** An error body as it may be answered with this status. `title` is the phrase of the status. */
export function exampleError(
  status: ErrorStatus,
  { title, baseUrl }: { title: string; baseUrl: string },
): Record<string, unknown> {
  const [code, message] = codes[status]
  return {
    error: title,
    message,
    code,
    request_id: '5b0c7e0e-6a51-4f1f-9c43-2d8e0f6a7b10',
    doc_url: documentationUrl(baseUrl, code),
    ...(status === 400 && {
      details: [{ path: 'size', message: 'Must be mini, standard, full or pillar.' }],
    }),
    ...(status === 402 && {
      credits_required: 20,
      breakdown: { 'size.standard': 20 },
      topup: {
        recommended_package_credits: 500,
        recommended_package_price_usd: 5,
        topup_url: 'https://desk.example/credits',
      },
    }),
    ...(status === 429 && {
      retry_after: 12,
      rate_limit: {
        name: 'default',
        limit: 60,
        window_seconds: 60,
        resets_at: '2026-11-24T12:00:00Z',
      },
    }),
  }
}
