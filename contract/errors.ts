import { z } from 'zod'
import type { ErrorStatus } from './operation.ts'
import { Uuid } from './primitives.ts'

/** One member of the input that was refused. `path` is in dot notation, for example `source_urls.0`. */
export const ErrorDetail = z
  .looseObject({ path: z.string(), message: z.string() })
  .meta({ id: 'ErrorDetail', description: 'One refused member of the input, and why.' })
export type ErrorDetail = z.infer<typeof ErrorDetail>

export const GenericError = z
  .looseObject({
    error: z.string().meta({ description: 'Short name of the error, for example `Conflict`.' }),
    message: z.string().optional().meta({ description: 'What happened and what to do, for a person.' }),
    code: z.string().optional().meta({ description: 'Stable machine-readable name, snake_case.' }),
    request_id: z.string().optional(),
    details: z.array(ErrorDetail).optional(),
  })
  .meta({ id: 'GenericError', description: 'Every error body has at least this shape (Errors).' })
export type GenericError = z.infer<typeof GenericError>

export const TopUp = z
  .looseObject({
    recommended_package_credits: z.int(),
    recommended_package_price_usd: z.number(),
    topup_url: z.url(),
  })
  .meta({ id: 'TopUp', description: 'The smallest package that covers what is missing.' })
export type TopUp = z.infer<typeof TopUp>

export const PaymentRequired = GenericError.extend({
  credits_required: z.number(),
  breakdown: z.record(z.string(), z.number()).optional(),
  topup: TopUp,
}).meta({ id: 'PaymentRequired', description: 'The tenant has too few credits (402).' })
export type PaymentRequired = z.infer<typeof PaymentRequired>

export const RateLimited = GenericError.extend({
  retry_after: z.int().meta({ description: 'Seconds, equal to the Retry-After header.' }),
}).meta({ id: 'RateLimited', description: 'Too many requests (429).' })
export type RateLimited = z.infer<typeof RateLimited>

/** The second running session of a tenant names the first (409). */
export const SessionConflict = GenericError.extend({
  existing_session_id: Uuid,
}).meta({ id: 'SessionConflict', description: 'A session is already running.' })
export type SessionConflict = z.infer<typeof SessionConflict>

const errorDescriptions: Record<ErrorStatus, string> = {
  400: 'Malformed, or outside the bounds of the schema; `details` names each member.',
  401: 'The key is missing or invalid.',
  402: 'Too few credits.',
  403: 'Not allowed.',
  404: 'Unknown, or not yours.',
  405: 'The path exists, the method does not; see `Allow`.',
  409: 'The state of the record does not allow it.',
  410: 'It existed and has expired.',
  413: 'The body is too large.',
  415: 'The body must be application/json.',
  422: 'The idempotency key was used with another payload.',
  429: 'Too many requests; `retry_after` says how many seconds to wait.',
  500: 'Our fault; quote `request_id`.',
  503: 'A part of the service is unreachable.',
}

/** The shape of the error body that a status carries. */
export function errorShape(status: ErrorStatus): { schema: z.ZodType; description: string } {
  const schema = status === 402 ? PaymentRequired : status === 429 ? RateLimited : GenericError
  return { schema, description: errorDescriptions[status] }
}
