import { z } from 'zod'
import type { ErrorStatus } from './operation.ts'
import { Uuid } from './primitives.ts'

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
    details: z.array(ErrorDetail).optional().meta({
      description: 'One entry for each invalid field of the request; present with 400 and some 409.',
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

export const PaymentRequired = GenericError.extend({
  credits_required: z
    .number()
    .meta({ description: 'Credits that the call would need to have available in all.' }),
  breakdown: z
    .record(z.string(), z.number())
    .optional()
    .meta({ description: 'The items of the price list that make up `credits_required`, in credits.' }),
  topup: TopUp,
}).meta({ id: 'PaymentRequired', description: 'Insufficient credits (402).' })
export type PaymentRequired = z.infer<typeof PaymentRequired>

export const RateLimited = GenericError.extend({
  retry_after: z.int().meta({ description: 'Seconds, equal to the Retry-After header.' }),
}).meta({ id: 'RateLimited', description: 'Too many requests (429).' })
export type RateLimited = z.infer<typeof RateLimited>

/** The second running session of a tenant names the first (409). */
export const SessionConflict = GenericError.extend({
  existing_session_id: Uuid.meta({
    description: 'Id of the session that is running already; pause or stop it first.',
  }),
}).meta({ id: 'SessionConflict', description: 'A session is already running.' })
export type SessionConflict = z.infer<typeof SessionConflict>

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

/** The shape of the error body that a status carries. */
export function errorShape(status: ErrorStatus): { schema: z.ZodType; description: string } {
  const schema = status === 402 ? PaymentRequired : status === 429 ? RateLimited : GenericError
  return { schema, description: errorDescriptions[status] }
}
