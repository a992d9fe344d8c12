import { isTransientError, problemOf } from './fetch-json.ts'

const firstMs = 1_000
const maxMs = 10_000
const growth = 1.4
const maxFailingMs = 30_000

/**
 * How long to wait before the next poll: 1 s at first, growing to 10 s; false once it is settled.
 * @param polls how many answers have arrived so far.
 */
export function pollDelayMs(polls: number, settled: boolean): number | false {
  if (settled) return false
  return Math.min(maxMs, Math.round(firstMs * growth ** Math.max(0, polls - 1)))
}

/** What React Query tells of a query that asks how long to wait. */
export type PolledQuery<T> = {
  state: { data: T | undefined; error: Error | null; dataUpdateCount: number; errorUpdateCount: number }
}

/** How often a question is asked that was never answered; a proxy or a new job may take a moment. */
const maxVainPolls = 3

/**
 * A failure that waiting will not fix. What was read before is asked for again however odd an answer is: one page of HTML
 * between two good answers means nothing. What was never read is given up after a few answers, or one vain wait.
 */
export function isFinal({
  error,
  data,
  errorUpdateCount,
}: {
  error: unknown
  data: unknown
  errorUpdateCount: number
}): boolean {
  if (!error || data !== undefined) return false
  const problem = problemOf(error)
  if (problem.kind === 'rate_limited') return false
  if (problem.kind === 'unavailable') return problem.timedOut === true
  return errorUpdateCount >= maxVainPolls
}

/** The delay by the answers so far, and never sooner than the server wants to be asked again. */
function delayMs<T>(
  { data, error, dataUpdateCount, errorUpdateCount }: PolledQuery<T>['state'],
  settled: boolean,
) {
  const delay = pollDelayMs(dataUpdateCount + errorUpdateCount, settled)
  if (delay === false || !error) return delay
  const problem = problemOf(error)
  if (problem.kind === 'rate_limited') return Math.max(delay, problem.retryAfterSeconds * 1000)
  return data === undefined || problem.kind === 'unavailable' ? delay : Math.min(maxFailingMs, delay * 3)
}

/**
 * Options that make a query poll until `isSettled`: pauses in a hidden tab, catches up on return,
 * slows down, but goes on, while the service cannot be reached or answers oddly (`isFinal`).
 */
export function pollUntil<T>(isSettled: (data: T) => boolean) {
  return {
    refetchInterval: ({ state }: PolledQuery<T>) =>
      delayMs(state, isFinal(state) || (state.data !== undefined && isSettled(state.data))),
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: ({ state }: PolledQuery<T>) => state.data === undefined || !isSettled(state.data),
    staleTime: 0,
  }
}

const afterOutageMs = 5_000

/** Of what has no Try again of its own: asked for every few seconds while the service is away, otherwise as usual. */
export function untilBack(usualMs: number | false) {
  return ({ state: { error } }: { state: { error: Error | null } }): number | false =>
    error && isTransientError(problemOf(error)) ? afterOutageMs : usualMs
}
