import { problemOf } from './fetch-json.ts'

const firstMs = 1_000
const maxMs = 10_000
const growth = 1.4

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

/** A failure that waiting will not mend: the thing is gone, or the key is; or there is nothing yet, and waiting was vain. */
export function isFinal({ error, data }: { error: unknown; data: unknown }): boolean {
  if (!error) return false
  const problem = problemOf(error)
  if (problem.kind === 'unavailable') return data === undefined && problem.timedOut === true
  return problem.kind !== 'rate_limited'
}

/**
 * Options that make a query poll until `isSettled`: pauses in a hidden tab, catches up on return,
 * slows down, but goes on, while the service cannot be reached, and stops at any other failure.
 */
export function pollUntil<T>(isSettled: (data: T) => boolean) {
  return {
    refetchInterval: ({ state }: PolledQuery<T>) =>
      pollDelayMs(
        state.dataUpdateCount + state.errorUpdateCount,
        isFinal(state) || (state.data !== undefined && isSettled(state.data)),
      ),
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: ({ state }: PolledQuery<T>) => state.data === undefined || !isSettled(state.data),
    staleTime: 0,
  }
}
