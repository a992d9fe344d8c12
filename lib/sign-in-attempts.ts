import 'server-only'
import type { Problem } from './action-result.ts'
import { createAttemptLimit } from './attempt-limit.ts'
import { formatWait } from './format-time.ts'
import { globalSingleton } from './process-wide.ts'

const windowMs = 60_000
const perCaller = globalSingleton('sign-in-by-caller', () => createAttemptLimit({ attempts: 30, windowMs }))
// Who reaches the dashboard directly can write any address into the header, and so look like many callers.
const together = globalSingleton('sign-in-together', () => createAttemptLimit({ attempts: 300, windowMs }))

/**
 * Counts an attempt to sign in, whichever door it comes by. Answers 0 when it is allowed, else the seconds to wait.
 * @param forwardedFor the header `X-Forwarded-For`, whose last entry the nearest proxy, or Next itself, has written.
 */
export function countSignInAttempt(forwardedFor: string | null, nowMs = Date.now()): number {
  const caller = forwardedFor?.split(',').at(-1)?.trim() || 'unknown'
  return perCaller.take(caller, nowMs) || together.take('everybody', nowMs)
}

/** The message for a caller who has to wait. */
export function rateLimited(retryAfterSeconds: number): Problem {
  const message = `Too many attempts. Try again in ${formatWait(retryAfterSeconds)}.`
  return { kind: 'rate_limited', message, retryAfterSeconds }
}
