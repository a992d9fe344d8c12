/** A figure of one page, of one query, or of a query on a page; what it is not about is empty. */
export type SearchFigure = {
  page: string
  query: string
  clicks: number
  impressions: number
  /** Average place in the results; 1 is the first. */
  position: number
}

/** Who reads: the address of an account, and its private key in PEM. */
export type SearchAccount = { email: string; privateKey: string }

/** `refused`: the account or the property is wrong. `unreachable`: try again later. */
export class SearchConsoleError extends Error {
  readonly reason: 'refused' | 'unreachable'

  constructor(reason: 'refused' | 'unreachable', message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'SearchConsoleError'
    this.reason = reason
  }
}

/** What a search engine tells the owner of a site. */
export interface SearchConsole {
  /**
   * All pages and queries of a property, and the queries of each page. Days are `YYYY-MM-DD`, both included.
   * @throws {SearchConsoleError}
   */
  read(
    account: SearchAccount,
    request: { property: string; from: string; to: string; signal: AbortSignal },
  ): Promise<SearchFigure[]>
}
