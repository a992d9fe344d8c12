/** What a limit says after one request was counted. Times are in whole seconds, rounded up. */
export type LimitState = {
  allowed: boolean
  limit: number
  windowSeconds: number
  remaining: number
  resetSeconds: number
}

export interface Limiter {
  readonly name: string
  /** Counts one request of `subject` against the limit called `limitName`. */
  count(limitName: string, subject: string): Promise<LimitState>
}
