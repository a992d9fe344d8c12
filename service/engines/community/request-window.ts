/**
 * What a community lets us ask, from the headers of its answers: `x-ratelimit-remaining` requests for
 * `x-ratelimit-reset` seconds; after a 429 also `retry-after`. One for each engine, so that all runs keep to it.
 */
export function createRequestWindow(now: () => number) {
  let closedUntilMs = 0
  return {
    /** Takes note of an answer. */
    learn(status: number, headers: Headers): void {
      const resetSeconds = secondsOf(headers.get('x-ratelimit-reset'))
      const remaining = Number(headers.get('x-ratelimit-remaining') ?? Number.NaN)
      const asked = secondsOf(headers.get('retry-after'))
      const pauseSeconds =
        status === 429 ? (asked ?? resetSeconds ?? 60) : remaining < 1 ? (resetSeconds ?? 0) : 0
      if (pauseSeconds > 0) closedUntilMs = Math.max(closedUntilMs, now() + pauseSeconds * 1000)
    },
    /** Seconds until the next request may go out; 0 when it may go now. */
    secondsToWait(): number {
      return Math.max(0, Math.ceil((closedUntilMs - now()) / 1000))
    },
  }
}

/** A date, which `Retry-After` may also be, is not used by the forums that we read. */
function secondsOf(header: string | null): number | undefined {
  const seconds = Number(header ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : undefined
}
