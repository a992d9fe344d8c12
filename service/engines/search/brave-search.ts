import { z } from 'zod'
import type { GuardedFetch } from '../../outbound/guarded-fetch.ts'
import { askSearch } from './ask-search.ts'
import type { Search } from './search.ts'
import { webResults } from './web-results.ts'

const Answer = z.looseObject({
  web: z
    .looseObject({
      results: z.array(
        z.looseObject({ url: z.string(), title: z.string().nullish(), description: z.string().nullish() }),
      ),
    })
    .nullish(),
})

const languages = new Set(
  'ar eu bn bg ca hr cs da nl en et fi fr gl de el gu he hi hu is it kn ko lv lt ms ml mr pl pa ro ru sr sk sl es sv ta te th tr uk vi'.split(
    ' ',
  ),
)
/** Those that Brave spells in its own way. */
const spellings: Readonly<Record<string, string>> = { ja: 'jp', no: 'nb', pt: 'pt-pt', zh: 'zh-hans' }

/** Web search by Brave (api-dashboard.search.brave.com, "Web search"). A query has at most 400 characters and 50 words. */
export function createBraveSearch({
  key,
  fetch,
  address,
}: {
  key: string
  fetch: GuardedFetch
  address: string
}): Search {
  return {
    name: 'Brave',
    web: true,
    async search(query, { language, limit, signal }) {
      const url = new URL(address)
      const [primary = ''] = language.toLowerCase().split('-')
      const searched = /^pt-br$/i.test(language) ? 'pt-br' : (spellings[primary] ?? primary)
      url.search = new URLSearchParams({
        q: query.split(/\s+/).slice(0, 50).join(' ').slice(0, 400),
        count: String(Math.min(20, limit)),
        safesearch: 'moderate',
        result_filter: 'web',
        ...((languages.has(searched) || searched !== primary) && { search_lang: searched }),
      }).toString()
      const headers = { 'x-subscription-token': key }
      const { web } = await askSearch(fetch, { url, headers, schema: Answer, signal })
      const found = web?.results ?? []
      return webResults(
        found.map(({ description, ...result }) => ({ ...result, snippet: plain(description) })),
        limit,
      )
    },
  }
}

/** Brave marks the words that were found with `<strong>`. */
function plain(text: string | null | undefined): string {
  return (text ?? '').replace(/<\/?strong>/g, '')
}
