import { z } from 'zod'
import { createGuardedFetch, type GuardedFetch } from '../reader/guarded-fetch.ts'
import { allowanceOfEndpoint } from '../reader/outbound-allowance.ts'
import { ReadError } from '../reader/reader.ts'
import { type Search, SearchError, type SearchResult } from './search.ts'

/** What SearXNG answers to `format=json`; it says much more that we do not need. */
const Answer = z.looseObject({
  results: z.array(z.looseObject({ url: z.string(), title: z.string(), content: z.string().nullish() })),
})

/**
 * Web search by a SearXNG instance (docs.searxng.org, "Search API"). Its settings must allow the `json` format.
 * @param address of the instance, with or without `/search`
 */
export function createSearxngSearch(
  address: string,
  fetch: GuardedFetch = createGuardedFetch({ allow: allowanceOfEndpoint(address) }),
): Search {
  const endpoint = new URL(address.replace(/\/+$/, '').replace(/\/search$/, ''))
  endpoint.pathname = `${endpoint.pathname.replace(/\/$/, '')}/search`
  return {
    name: endpoint.host,
    web: true,
    async search(query, { language, limit, signal }) {
      const url = new URL(endpoint)
      url.search = new URLSearchParams({ q: query, format: 'json', language, safesearch: '1' }).toString()
      const answer = await ask(fetch, url, signal)
      const results = answer.results.flatMap(asResult)
      return [...new Map(results.map((result) => [result.url, result])).values()].slice(0, limit)
    },
  }
}

async function ask(
  fetch: GuardedFetch,
  url: URL,
  signal: AbortSignal | undefined,
): Promise<z.infer<typeof Answer>> {
  try {
    const { body } = await fetch(url.href, {
      headers: { accept: 'application/json' },
      timeoutMs: 12_000,
      maxBytes: 4_000_000,
      onlyOk: true,
      ...(signal && { signal }),
    })
    return Answer.parse(JSON.parse(new TextDecoder().decode(body)))
  } catch (error) {
    if (error instanceof ReadError) {
      const hint = error.status === 403 ? ' Its settings must allow the json format.' : ''
      throw new SearchError(`The search engine at ${url.host} did not answer: ${error.message}${hint}`)
    }
    throw new SearchError(
      `The search engine at ${url.host} answered with something that is no list of results.`,
    )
  }
}

/** Only pages can be read: a magnet link or an ftp address is no result for us. */
function asResult(result: z.infer<typeof Answer>['results'][number]): SearchResult[] {
  const url = URL.parse(result.url)
  if (url === null || !/^https?:$/.test(url.protocol)) return []
  return [{ url: url.href, title: result.title, snippet: result.content ?? '' }]
}
