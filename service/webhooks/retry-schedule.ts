const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** How long after the attempt before it each attempt of a round comes (Standard Webhooks 1.0.0, "Retries"). */
const delaysMs = [
  0,
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
] as const

/** An endpoint that asks for more patience than a day does not get it. */
const maxRetryAfterMs = 24 * hour

/**
 * When the next attempt of a round comes, after `made` failed ones (from 1); undefined when they are spent. Up to a
 * tenth earlier or later, so that what failed together does not come back together. `Retry-After` can delay it, never
 * hasten it.
 * @param from.random between 0 and 1
 */
export function nextAttemptAt(
  made: number,
  from: { now: Date; retryAfterMs?: number | undefined; random?: number },
): Date | undefined {
  const delayMs = delaysMs[made]
  if (delayMs === undefined) return undefined
  const jittered = Math.round(delayMs * (0.9 + 0.2 * (from.random ?? Math.random())))
  return new Date(from.now.getTime() + Math.max(jittered, from.retryAfterMs ?? 0))
}

/** The attempts still to come, if all of them fail: the next one, known, and those after it, without jitter. */
export function plannedAttempts(made: number, next: Date): Date[] {
  const planned = [next]
  let at = next.getTime()
  for (const delayMs of delaysMs.slice(made + 1)) {
    at += delayMs
    planned.push(new Date(at))
  }
  return planned
}

/** Milliseconds that a `Retry-After` header asks for: seconds or a date (RFC 9110, section 10.2.3), a day at most. */
export function readRetryAfter(value: string | null, now: Date): number | undefined {
  if (value === null) return undefined
  const text = value.trim()
  const waitMs = /^\d+$/.test(text) ? Number(text) * second : httpDate(text) - now.getTime()
  if (Number.isNaN(waitMs)) return undefined
  return Math.min(Math.max(waitMs, 0), maxRetryAfterMs)
}

/** NaN for anything but an HTTP-date; `Date.parse` alone would take "-5" for a year. */
function httpDate(text: string): number {
  return /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(text) ? Date.parse(text) : Number.NaN
}
