import { z } from 'zod'
import type { GuardedFetch } from '../../outbound/guarded-fetch.ts'
import { askSearch } from './ask-search.ts'
import type { Search } from './search.ts'
import { webResults } from './web-results.ts'

const Answer = z.looseObject({
  results: z.array(
    z.looseObject({ url: z.string(), title: z.string().nullish(), content: z.string().nullish() }),
  ),
})

/** Web search by Tavily (docs.tavily.com, "Search"); it takes no language and follows that of the query. */
export function createTavilySearch({
  key,
  fetch,
  address,
}: {
  key: string
  fetch: GuardedFetch
  address: string
}): Search {
  return {
    name: 'Tavily',
    web: true,
    async search(query, { limit, signal }) {
      const { results } = await askSearch(fetch, {
        url: new URL(address),
        headers: { authorization: `Bearer ${key}` },
        body: { query: query.slice(0, 400), max_results: Math.min(20, limit), search_depth: 'basic' },
        schema: Answer,
        signal,
      })
      return webResults(
        results.map(({ content, ...result }) => ({ ...result, snippet: content })),
        limit,
      )
    },
  }
}
