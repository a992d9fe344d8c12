import { retryDelaysSeconds } from '#contract/webhook-retries.ts'

const second = 1000
const day = 24 * 60 * 60 * second

/** By how many attempts of a round were made: how long after the attempt before it the next one comes. */
const delaysMs = [0, ...retryDelaysSeconds.map((seconds) => seconds * second)]

/** An endpoint that asks for more patience than a day does not get it. */
const maxRetryAfterMs = day

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

/** The same for a delivery; a test is sent once. */
export function nextAttemptOf(
  { attemptInRound, isTest }: { attemptInRound: number; isTest: boolean },
  from: Parameters<typeof nextAttemptAt>[1],
): Date | undefined {
  return isTest ? undefined : nextAttemptAt(attemptInRound, from)
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
