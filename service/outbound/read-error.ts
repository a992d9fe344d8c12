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

  constructor(failure: ReadFailure, message: string, status: number | null = null) {
    super(message)
    this.name = 'ReadError'
    this.failure = failure
    this.status = status
  }
}
