import { z } from 'zod'
import type { GuardedFetch } from '../../outbound/guarded-fetch.ts'
import { askSearch } from './ask-search.ts'
import type { Search } from './search.ts'
import { webResults } from './web-results.ts'

const Answer = z.looseObject({
  results: z.array(
    z.looseObject({
      url: z.string(),
      title: z.string().nullish(),
      highlights: z.array(z.string()).nullish(),
    }),
  ),
})

/** Web search by Exa (exa.ai/docs, "Search"); it takes no language and follows that of the query. */
export function createExaSearch({
  key,
  fetch,
  address,
}: {
  key: string
  fetch: GuardedFetch
  address: string
}): Search {
  return {
    name: 'Exa',
    web: true,
    async search(query, { limit, signal }) {
      const { results } = await askSearch(fetch, {
        url: new URL(address),
        headers: { 'x-api-key': key },
        body: { query, numResults: Math.min(25, limit), type: 'auto', contents: { highlights: true } },
        schema: Answer,
        signal,
      })
      return webResults(
        results.map(({ highlights, ...result }) => ({ ...result, snippet: highlights?.[0] })),
        limit,
      )
    },
  }
}
