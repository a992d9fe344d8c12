import type { PageBlock } from './page-block.ts'

/** A page as the reader understood it. */
export type ReadPage = {
  /** The address as asked for. */
  url: string
  /** The address that answered, after redirects. */
  finalUrl: string
  title: string
  description: string | null
  byline: string | null
  siteName: string | null
  publishedAt: Date | null
  /** ISO 639-1, from the markup or, failing that, guessed from the text. */
  language: string
  blocks: PageBlock[]
  words: number
}

/** Why an address could not be read; each has its own sentence in `message`. */
export type ReadFailure =
  | 'address_refused'
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

export interface Reader {
  /** Reads one address. Throws {@link ReadError} and nothing else. */
  readPage(url: string, signal?: AbortSignal): Promise<ReadPage>
}
