import type { SearchResult } from './search.ts'

/** A hit as the engines give it. */
export type RawResult = {
  url: string
  title?: string | null | undefined
  snippet?: string | null | undefined
}

/** The first `limit` pages, each once. Only pages can be read: a magnet link or an ftp address is no result for us. */
export function webResults(found: readonly RawResult[], limit: number): SearchResult[] {
  const results = found.flatMap(({ url, title, snippet }) => {
    const address = URL.parse(url)
    if (address === null || !/^https?:$/.test(address.protocol)) return []
    return [{ url: address.href, title: title || address.hostname, snippet: snippet ?? '' }]
  })
  return [...new Map(results.map((result) => [result.url, result])).values()].slice(0, limit)
}
