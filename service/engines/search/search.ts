/** Something a search found that can be read: an address, or one of the tenant's own records. */
export type SearchResult = { url: string; title: string; snippet: string }

export interface Search {
  /** `built-in`, or the host of the configured engine. */
  readonly name: string
  /** True if results are third-party pages that must still be read. */
  readonly web: boolean
  /** Throws {@link SearchError} and nothing else. */
  search(
    query: string,
    options: { language: string; limit: number; signal?: AbortSignal },
  ): Promise<SearchResult[]>
}

export class SearchError extends Error {}

export type SearchProvider = 'searxng' | 'brave' | 'tavily' | 'exa' | 'google'

export type SearchSettings = {
  provider: SearchProvider
  address: string
  key: string
  /** Google's `cx`. */
  engineId: string
}
