import { z } from 'zod'
import type { GuardedFetch } from '../../outbound/guarded-fetch.ts'
import { askSearch } from './ask-search.ts'
import type { Search } from './search.ts'
import { webResults } from './web-results.ts'

/** `items` is left out when nothing was found. */
const Answer = z.looseObject({
  items: z
    .array(z.looseObject({ link: z.string(), title: z.string().nullish(), snippet: z.string().nullish() }))
    .nullish(),
})
const hints = { 400: 'Check its key and its search engine ID in Settings, Models.' }

const languages = new Set(
  'ar bg ca cs da de el en es et fi fr hr hu id is it ja ko lt lv nl no pl pt ro ru sk sl sr sv tr'.split(
    ' ',
  ),
)
const spellings: Readonly<Record<string, string>> = { he: 'iw', zh: 'zh-CN' }

/**
 * Web search by Google's programmable search engine (developers.google.com/custom-search, "Custom Search JSON API").
 * @param options.engineId `cx` of a search engine that is set to search the whole web
 */
export function createGoogleSearch({
  key,
  engineId,
  fetch,
  address,
}: {
  key: string
  engineId: string
  fetch: GuardedFetch
  address: string
}): Search {
  return {
    name: 'Google',
    web: true,
    async search(query, { language, limit, signal }) {
      const url = new URL(address)
      const [primary = ''] = language.toLowerCase().split('-')
      const searched = spellings[primary] ?? (languages.has(primary) ? primary : undefined)
      url.search = new URLSearchParams({
        key,
        cx: engineId,
        q: query,
        num: String(Math.min(10, limit)),
        safe: 'active',
        ...(searched && { lr: `lang_${searched}` }),
      }).toString()
      const { items } = await askSearch(fetch, { url, headers: {}, schema: Answer, hints, signal })
      return webResults(
        (items ?? []).map(({ link, ...result }) => ({ ...result, url: link })),
        limit,
      )
    },
  }
}
