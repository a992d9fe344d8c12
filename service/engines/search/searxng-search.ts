import { z } from 'zod'
import { createGuardedFetch, type GuardedFetch } from '../../outbound/guarded-fetch.ts'
import { allowanceOfEndpoint } from '../../outbound/outbound-allowance.ts'
import { askSearch } from './ask-search.ts'
import type { Search } from './search.ts'
import { webResults } from './web-results.ts'

/** What SearXNG answers to `format=json`; it says much more that we do not need. */
const Answer = z.looseObject({
  results: z.array(z.looseObject({ url: z.string(), title: z.string(), content: z.string().nullish() })),
})
const hints = { 403: 'Its settings must allow the json format.' }

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
      const { results } = await askSearch(fetch, { url, schema: Answer, hints, signal })
      return webResults(
        results.map(({ content, ...result }) => ({ ...result, snippet: content })),
        limit,
      )
    },
  }
}
