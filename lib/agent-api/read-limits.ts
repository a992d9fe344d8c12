import 'server-only'
import { createHash } from 'node:crypto'
import type { OperationShape } from '#contract/operation.ts'
import { globalSingleton } from '#lib/process-wide.ts'
import { AgentApiError, type AgentApiFailure } from './errors.ts'

/** What a server says that it lacks is asked for again after an hour. */
const maxNotOfferedMs = 60 * 60_000
/** A proxy may answer 404 for a moment: what it may have said is asked for again after a minute, then less and less often. */
const firstNotOfferedMs = 60_000
/** A limit this short is that of the key, whatever was read; a longer one may be that of one operation. */
const maxSharedSeconds = 120
const maxKept = 5_000

type Limit = { until: number; ms: number; failure: AgentApiFailure }

// By a hash of the key: no key lies about in memory longer than its request.
const limits = globalSingleton('read-limits', () => new Map<string, Limit>())

/**
 * Refuses a read that the server would refuse again: it said when to come back, or has no such operation. Changes are
 * always sent: somebody asked for them.
 * @throws AgentApiError with the failure of the read before, and the seconds that are left
 */
export function checkReadLimits(operation: OperationShape, baseUrl: string, key: string | undefined): void {
  if (operation.method !== 'GET') return
  const now = Date.now()
  for (const name of [nameOf(baseUrl, key, operation.id), nameOf(baseUrl, key)]) {
    const limit = limits.get(name)
    if (!limit) continue
    if (limit.until > now) throw new AgentApiError(operation.id, remaining(limit, now))
  }
}

/**
 * Remembers what a failed read says about the next ones. Published operations are never taken for missing.
 * @param of.isStream too many streams may be open, which says nothing of other reads
 */
export function rememberReadLimit(
  operation: OperationShape,
  {
    baseUrl,
    key,
    failure,
    isStream = false,
  }: { baseUrl: string; key: string | undefined; failure: AgentApiFailure; isStream?: boolean },
): void {
  if (operation.method !== 'GET') return
  if (failure.kind === 'not_offered' && operation.origin === 'ours') {
    const name = nameOf(baseUrl, key, operation.id)
    const before = limits.get(name)?.ms ?? 0
    const ms = failure.isStated ? maxNotOfferedMs : Math.max(firstNotOfferedMs, before * 4)
    write(name, Math.min(maxNotOfferedMs, ms), failure)
  } else if (failure.kind === 'rate_limited' && failure.isStated) {
    const { retryAfterSeconds } = failure
    const shared = !isStream && retryAfterSeconds <= maxSharedSeconds
    const name = shared ? nameOf(baseUrl, key) : nameOf(baseUrl, key, operation.id)
    write(name, retryAfterSeconds * 1000, failure)
  }
}

/** Forgets that a server lacked the operation: it has just answered. */
export function forgetReadLimit(operation: OperationShape, baseUrl: string, key: string | undefined): void {
  limits.delete(nameOf(baseUrl, key, operation.id))
}

function remaining({ until, failure }: Limit, now: number): AgentApiFailure {
  if (failure.kind !== 'rate_limited') return failure
  return { ...failure, retryAfterSeconds: Math.ceil((until - now) / 1000) }
}

function write(name: string, ms: number, failure: AgentApiFailure): void {
  limits.delete(name)
  limits.set(name, { until: Date.now() + ms, ms, failure })
  const oldest = limits.keys().next()
  if (limits.size > maxKept && !oldest.done) limits.delete(oldest.value)
}

function nameOf(baseUrl: string, key = '', operation = ''): string {
  return `${createHash('sha256').update(`${baseUrl} ${key}`).digest('base64url')} ${operation}`
}
