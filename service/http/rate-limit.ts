import type { OperationShape } from '#contract/operation.ts'
import type { RateLimit } from '../config/config.ts'
import type { Context } from '../core/context.ts'
import { ServiceError } from '../core/errors.ts'
import { waitWords } from '../text/wait-words.ts'
import type { HttpRequest } from './http-variables.ts'

const minute = 60
const hour = 3600

type LimitState = Awaited<ReturnType<Context['engines']['limiter']['count']>>

/**
 * The limits by name; `RATE_LIMITS` overrides any of them. All count per agent, those of registration and sign-in per
 * client address.
 */
export const defaultRateLimits: Readonly<Record<string, RateLimit>> = {
  // What changes something.
  default: { limit: 60, window_seconds: minute },
  // Every GET: lists, records and polls; and what only answers to what it is sent.
  reads: { limit: 300, window_seconds: minute },
  // Cancelling returns credits, so nothing else may use up its room.
  cancellations: { limit: 60, window_seconds: minute },
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
  // Mails for signing in to a connector: an office shares an address, and each mailbox has a limit of its own.
  'oauth-sign-in': { limit: 120, window_seconds: hour },
  registration: { limit: 10, window_seconds: hour },
  'claim-attempt': { limit: 60, window_seconds: hour },
}

/** The limits in force; a `default` of the operator's own also holds for reads and cancellations, where these are not set. */
export function effectiveRateLimits(config: {
  rateLimits: Record<string, RateLimit>
}): Record<string, RateLimit> {
  const { default: all } = config.rateLimits
  return { ...defaultRateLimits, ...(all && { reads: all, cancellations: all }), ...config.rateLimits }
}

/** Whoever asks the price before each call must not use up the room for the calls. */
const onlyAnswer = new Set(['estimate', 'searchKnowledge'])

/** The limit that every operation with a key counts against. */
function generalLimit({ id, method }: Pick<OperationShape, 'id' | 'method'>): string {
  if (method === 'GET' || onlyAnswer.has(id)) return 'reads'
  return id.startsWith('cancel') ? 'cancellations' : 'default'
}

/** Operations that count against a limit of their own besides the general one. */
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
  operation: Pick<OperationShape, 'id' | 'auth' | 'method'>,
): string {
  const limits = effectiveRateLimits(config)
  const own = ownLimits[operation.id]
  const general = operation.auth === 'none' ? [] : [generalLimit(operation)]
  const words = [...general, ...(own === undefined ? [] : [own])]
    .flatMap((name) => limits[name] ?? [])
    .map(({ limit, window_seconds: seconds }) => quotaWords(limit, seconds))
    .join(', ')
  return words || 'No limit'
}

/** `60 requests per minute`. */
function quotaWords(limit: number, seconds: number): string {
  const span = seconds === hour ? 'hour' : waitWords(seconds).replace(/^1 /, '')
  return `${limit} ${limit === 1 ? 'request' : 'requests'} per ${span}`
}

/**
 * Counts one request of an agent; the response headers give the remaining quota, whatever the outcome.
 * @throws {ServiceError} `rate_limited`, with the seconds to wait
 */
export async function countRequest(
  ctx: Context,
  request: HttpRequest,
  operation: OperationShape,
  agentId: string,
): Promise<void> {
  await count(ctx, request, { name: generalLimit(operation), subject: agentId })
}

/**
 * Tells at `/mcp` what the operation of a tool leaves, where that is less than what messages do: the answer is a stream, whose
 * headers are sent before the tool is called and counted.
 */
export async function showToolLimit(
  ctx: Context,
  request: HttpRequest,
  operation: OperationShape,
  agentId: string,
): Promise<void> {
  const name = generalLimit(operation)
  const before = await ctx.engines.limiter.look(name, agentId)
  showState(request, name, { ...before, remaining: Math.max(0, before.remaining - 1) })
}

/**
 * Counts one mail for signing in to a connector.
 * @throws {ServiceError} `rate_limited`, with the seconds to wait
 */
export async function countSignInMail(ctx: Context, request: HttpRequest, network: string): Promise<void> {
  await count(ctx, request, { name: 'oauth-sign-in', subject: network })
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
  showState(request, name, state)
  noteRoom(ctx, `${name} ${subject}`, state)
  rejectExceeded(ctx, name, state)
}

/** @throws {ServiceError} `rate_limited`, with which limit it is and when it resets */
export function rejectExceeded(ctx: Pick<Context, 'now'>, name: string, state: LimitState): void {
  const { allowed, limit, windowSeconds, resetSeconds } = state
  if (allowed) return
  const resetsAt = new Date(ctx.now().getTime() + resetSeconds * 1000).toISOString().replace(/\.\d+/, '')
  throw new ServiceError(
    {
      kind: 'rate_limited',
      retryAfterSeconds: resetSeconds,
      limit: { name, limit, window_seconds: windowSeconds, resets_at: resetsAt },
    },
    `Rate limit “${name}” exceeded: ${quotaWords(limit, windowSeconds)}. Try again in ${waitWords(resetSeconds)}: it resets at ${resetsAt}.`,
  )
}

/** Of several limits the headers show the one that leaves least. */
function showState(request: HttpRequest, name: string, state: LimitState): void {
  const before = request.get('limitRemaining') ?? Number.POSITIVE_INFINITY
  if (state.remaining >= before && state.allowed) return
  request.set('limitRemaining', state.remaining)
  request.set('limits', limitHeaders(name, state))
}

/** The headers of a refusal name the limit that was exceeded, though others were counted for the request. */
export function showExceeded(request: HttpRequest, { problem }: ServiceError): void {
  if (problem.kind !== 'rate_limited' || !problem.limit) return
  const { name, limit, window_seconds: windowSeconds } = problem.limit
  const resetSeconds = problem.retryAfterSeconds
  request.set('limits', limitHeaders(name, { limit, windowSeconds, resetSeconds, remaining: 0 }))
}

/** Whether half of a limit or more was left to a caller when it was counted last, by the names of both. */
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
export function mayBeginEarly(ctx: Context, operation: OperationShape, subject: string): boolean {
  const { method, alsoAs } = operation
  const room = rooms.get(ctx.engines.limiter)?.get(`${generalLimit(operation)} ${subject}`)
  // What may be a stream would have to be closed again.
  return method === 'GET' && alsoAs === undefined && room === true
}

/** The header fields of the IETF draft "RateLimit header fields for HTTP". */
function limitHeaders(name: string, state: Omit<LimitState, 'allowed'>): Record<string, string> {
  return {
    'RateLimit-Policy': `"${name}";q=${state.limit};w=${state.windowSeconds}`,
    RateLimit: `"${name}";r=${state.remaining};t=${state.resetSeconds}`,
  }
}
