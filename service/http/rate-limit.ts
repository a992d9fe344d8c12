import type { OperationShape } from '#contract/operation.ts'
import type { RateLimit } from '../config/config.ts'
import type { Context } from '../core/context.ts'
import { ServiceError } from '../core/errors.ts'
import type { HttpRequest } from './http-variables.ts'

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
  // Searches of a published site, per IP address; past that the reader gets its home.
  'site-search': { limit: 60, window_seconds: minute },
  // What the script on a page says, per IP address: an office has one, and reads all day.
  'reader-events': { limit: 600, window_seconds: minute },
  // Every message at `/mcp`, including listings and pings. The operation that a tool calls counts against its own limits as well.
  mcp: { limit: 600, window_seconds: minute },
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
 * Counts one request of an agent; the response headers give the remaining quota, whatever the outcome.
 * @throws {ServiceError} `rate_limited`, with the seconds to wait
 */
export async function countRequest(ctx: Context, request: HttpRequest, agentId: string): Promise<void> {
  await count(ctx, request, { name: 'default', subject: agentId })
}

/**
 * Counts one message of an agent at `/mcp`.
 * @throws {ServiceError} `rate_limited`, with the seconds to wait
 */
export async function countMcpMessage(ctx: Context, request: HttpRequest, agentId: string): Promise<void> {
  await count(ctx, request, { name: 'mcp', subject: agentId })
}

/**
 * Counts what was understood against the limit of its operation alone, where it has one: what is refused for its shape
 * uses up nothing of that. The headers then give the quota of which less is left.
 * @throws {ServiceError} `rate_limited`, with the seconds to wait
 */
export async function countOwn(
  ctx: Context,
  request: HttpRequest,
  operation: OperationShape,
  subject: string,
): Promise<void> {
  const name = ownLimits[operation.id]
  if (name !== undefined) await count(ctx, request, { name, subject })
}

async function count(
  ctx: Context,
  request: HttpRequest,
  { name, subject }: { name: string; subject: string },
): Promise<void> {
  const state = await ctx.engines.limiter.count(name, subject)
  const before = request.get('limitRemaining') ?? Number.POSITIVE_INFINITY
  if (state.remaining < before || !state.allowed) {
    request.set('limitRemaining', state.remaining)
    request.set('limits', limitHeaders(name, state))
    noteRoom(ctx, subject, state)
  }
  if (state.allowed) return
  throw new ServiceError(
    { kind: 'rate_limited', retryAfterSeconds: state.resetSeconds },
    `Rate limit exceeded: ${state.limit} requests per ${state.windowSeconds} seconds. Try again in ${state.resetSeconds} seconds.`,
  )
}

/** Whether half of its limit or more was left to a caller when it was counted last. */
type Room = Map<string, boolean>

const rooms = new WeakMap<Context['engines']['limiter'], Room>()
const maxSubjects = 10_000

function noteRoom({ engines }: Context, subject: string, { remaining, limit }: LimitState): void {
  const room: Room = rooms.get(engines.limiter) ?? new Map()
  rooms.set(engines.limiter, room)
  room.delete(subject)
  room.set(subject, remaining * 2 >= limit)
  const [oldest] = room.keys()
  if (room.size > maxSubjects && oldest !== undefined) room.delete(oldest)
}

/**
 * Whether to begin with the work while the request is counted: it changes nothing, and the caller is known to be far from
 * its limit. The answer waits for the count all the same, and is thrown away where that refuses it.
 */
export function mayBeginEarly(ctx: Context, { method, alsoAs }: OperationShape, subject: string): boolean {
  // What may be a stream would have to be closed again.
  return method === 'GET' && alsoAs === undefined && rooms.get(ctx.engines.limiter)?.get(subject) === true
}

/** The header fields of the IETF draft "RateLimit header fields for HTTP". */
function limitHeaders(name: string, state: LimitState): Record<string, string> {
  return {
    'RateLimit-Policy': `"${name}";q=${state.limit};w=${state.windowSeconds}`,
    RateLimit: `"${name}";r=${state.remaining};t=${state.resetSeconds}`,
  }
}
