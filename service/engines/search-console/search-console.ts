/** A figure of one page, of one query, or of a query on a page; what it is not about is empty. */
export type SearchFigure = {
  page: string
  query: string
  clicks: number
  impressions: number
  /** Average place in the results; 1 is the first. */
  position: number
}

/** Who reads: a service account by its private key in PEM, or a person who consented, by the token that their consent left. */
export type SearchAccount = { email: string } & ({ privateKey: string } | { refreshToken: string })

/** How a person lets the service read without a key file (OAuth 2.0, "authorization code"). */
export interface SearchConsent {
  /** The page on which the person is asked; it sends them to `returnTo` with `state` and a code. */
  urlFor(request: { state: string; returnTo: string }): string
  /** @throws {SearchConsoleError} for a code that was used, has run out or is somebody else's */
  redeem(request: { code: string; returnTo: string; signal: AbortSignal }): Promise<SearchAccount>
}

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
  /** Undefined where the operator registered no client. */
  readonly consent: SearchConsent | undefined
  /**
   * All pages and queries of a property, and the queries of each page. Days are `YYYY-MM-DD`, both included.
   * @throws {SearchConsoleError}
   */
  read(
    account: SearchAccount,
    request: { property: string; from: string; to: string; signal: AbortSignal },
  ): Promise<SearchFigure[]>
}
