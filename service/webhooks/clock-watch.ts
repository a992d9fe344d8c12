/** A clock is corrected by less than this all the time. */
const correctionMs = 5000

/** Says whether the clock was set back since the last time it was asked; timers do not follow such a step. */
export function createClockWatch(now: () => Date): () => boolean {
  let offset = now().getTime() - performance.now()
  return () => {
    const before = offset
    offset = now().getTime() - performance.now()
    return before - offset > correctionMs
  }
}
