/** Why an address could not be read; each has its own sentence in `message`. */
export type ReadFailure =
  | 'address_refused'
  | 'not_public'
  | 'name_not_found'
  | 'connection_failed'
  | 'tls_failed'
  | 'timed_out'
  | 'too_many_redirects'
  | 'redirect_loop'
  | 'too_large'
  | 'wrong_type'
  | 'http_error'
  | 'empty_page'
  | 'unreadable'

export class ReadError extends Error {
  readonly failure: ReadFailure
  /** The HTTP status where there was one. */
  readonly status: number | null
  /** The message without what only the operator can do about it, for whoever writes an article. */
  readonly reason: string

  constructor(failure: ReadFailure, reason: string, status: number | null = null, wayIn = '') {
    super(`${reason}${wayIn}`)
    this.reason = reason
    this.name = 'ReadError'
    this.failure = failure
    this.status = status
  }
}
