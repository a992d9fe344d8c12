import type { Context as Request } from 'hono'
import type { OperationShape } from '#contract/operation.ts'
import type { RateLimit } from '../config/config.ts'
import type { Context } from '../core/context.ts'
import { ServiceError } from '../core/errors.ts'
import type { HttpVariables } from './http-variables.ts'

type LimitState = Awaited<ReturnType<Context['engines']['limiter']['count']>>

const minute = 60
const hour = 3600

/** The limits by name; `RATE_LIMITS` overrides any of them. All count per agent, `registration` per client address. */
export const defaultRateLimits: Readonly<Record<string, RateLimit>> = {
  default: { limit: 60, window_seconds: minute },
  scout: { limit: 10, window_seconds: hour },
  'lead-magnets': { limit: 10, window_seconds: hour },
  // Per IP address of the caller, and per requested mailbox.
  'lead-form': { limit: 20, window_seconds: hour },
  'lead-mailbox': { limit: 3, window_seconds: 24 * hour },
  // What the script on a page says, per IP address: an office has one, and reads all day.
  'reader-events': { limit: 600, window_seconds: minute },
  'rotate-key': { limit: 5, window_seconds: hour },
  'article-forecast': { limit: 240, window_seconds: hour },
  'profile-suggestion': { limit: 30, window_seconds: hour },
  // Of connectors, per IP address: the servers of a chat product have few.
  'oauth-registration': { limit: 60, window_seconds: hour },
  'oauth-authorize': { limit: 120, window_seconds: hour },
  'oauth-token': { limit: 600, window_seconds: minute },
  'oauth-document': { limit: 60, window_seconds: hour },
  registration: { limit: 10, window_seconds: hour },
  'claim-attempt': { limit: 60, window_seconds: hour },
}

/** The limits in force. */
export function effectiveRateLimits(config: {
  rateLimits: Record<string, RateLimit>
}): Record<string, RateLimit> {
  return { ...defaultRateLimits, ...config.rateLimits }
}

/** Operations that count against a limit of their own besides `default`. */
const ownLimits: Readonly<Record<string, string>> = {
  createScoutRun: 'scout',
  createLeadMagnet: 'lead-magnets',
  rotateKey: 'rotate-key',
  forecastArticle: 'article-forecast',
  suggestCompanyProfile: 'profile-suggestion',
  registerAgent: 'registration',
  completeClaim: 'claim-attempt',
  challengeClaim: 'claim-attempt',
}

/** The limits that a call counts against, for example “60 per minute, 10 per hour of its own”. */
export function limitWords(
  config: Parameters<typeof effectiveRateLimits>[0],
  { id, auth }: Pick<OperationShape, 'id' | 'auth'>,
): string {
  const limits = effectiveRateLimits(config)
  const own = ownLimits[id]
  const words = [...(auth === 'none' ? [] : ['default']), ...(own === undefined ? [] : [own])]
    .flatMap((name) => limits[name] ?? [])
    .map(({ limit, window_seconds: seconds }) => {
      const span = seconds === minute ? 'minute' : seconds === hour ? 'hour' : `${seconds} seconds`
      return `${limit} requests per ${span}`
    })
    .join(', ')
  return words || 'No limit'
}

/**
 * Counts one request; the response headers give the remaining quota, whatever the outcome.
 * @throws {ServiceError} `rate_limited`, with the seconds to wait
 */
export async function countRequest(
  ctx: Context,
  request: Request<{ Variables: HttpVariables }>,
  operation: OperationShape,
  subject: string,
): Promise<void> {
  const own = ownLimits[operation.id]
  const names = [...(operation.auth === 'agent' ? ['default'] : []), ...(own === undefined ? [] : [own])]
  let strictest: { name: string; state: LimitState } | undefined
  for (const name of names) {
    const state = await ctx.engines.limiter.count(name, subject)
    if (!strictest || state.remaining < strictest.state.remaining || !state.allowed)
      strictest = { name, state }
    if (!state.allowed) break
  }
  if (!strictest) return
  const { name, state } = strictest
  request.set('limits', limitHeaders(name, state))
  if (state.allowed) return
  throw new ServiceError(
    { kind: 'rate_limited', retryAfterSeconds: state.resetSeconds },
    `Rate limit exceeded: ${state.limit} requests per ${state.windowSeconds} seconds. Try again in ${state.resetSeconds} seconds.`,
  )
}

/** The header fields of the IETF draft "RateLimit header fields for HTTP". */
function limitHeaders(name: string, state: LimitState): Record<string, string> {
  return {
    'RateLimit-Policy': `"${name}";q=${state.limit};w=${state.windowSeconds}`,
    RateLimit: `"${name}";r=${state.remaining};t=${state.resetSeconds}`,
  }
}
