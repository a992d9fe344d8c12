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
  /** How the limit stands, without a request. */
  look(limitName: string, subject: string): Promise<LimitState>
}

/** Where the requests of all processes are counted. */
export interface RequestCounter {
  readonly name: string
  /** Takes the next `places` of the current window, and says the number of the last one that is taken and the milliseconds that the window still lasts. */
  take(limitName: string, subject: string, places: number): Promise<{ last: number; msLeft: number }>
}
