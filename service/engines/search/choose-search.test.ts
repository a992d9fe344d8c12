import { afterEach, expect, test } from 'vitest'
import { type LoopbackSearch, startLoopbackSearch } from '#test-support/loopback/search.ts'
import { createGuardedFetch } from '../../outbound/guarded-fetch.ts'
import { chooseSearch } from './choose-search.ts'
import type { SearchProvider } from './search.ts'
import { SearchError } from './search.ts'

let server: LoopbackSearch | undefined
afterEach(() => server?.close())

const key = 'secret-key-0123456789'
const hit = { url: 'https://a.example/page', title: 'A', snippet: 'About a' }

/** What each vendor answers for the same page, and where its key is to be. */
const vendors: Record<Exclude<SearchProvider, 'searxng'>, { path: string; answer: object; none: object }> = {
  brave: {
    path: '/res/v1/web/search',
    answer: {
      type: 'search',
      web: {
        type: 'search',
        results: [{ url: hit.url, title: 'A', description: 'About <strong>a</strong>', age: '2 days ago' }],
      },
    },
    none: { type: 'search', query: { original: 'x' } },
  },
  tavily: {
    path: '/search',
    answer: {
      query: 'x',
      results: [{ url: hit.url, title: 'A', content: 'About a', score: 0.9 }],
      response_time: 1.2,
    },
    none: { query: 'x', results: [] },
  },
  exa: {
    path: '/search',
    answer: {
      requestId: '1',
      results: [{ id: hit.url, url: hit.url, title: 'A', highlights: ['About a'], highlightScores: [0.5] }],
    },
    none: { requestId: '1', results: [] },
  },
  google: {
    path: '/customsearch/v1',
    answer: { kind: 'customsearch#search', items: [{ link: hit.url, title: 'A', snippet: 'About a' }] },
    none: { kind: 'customsearch#search', searchInformation: { totalResults: '0' } },
  },
}
const providers = Object.keys(vendors) as (keyof typeof vendors)[]

async function ask(provider: keyof typeof vendors, reply: { status?: number; body: unknown }) {
  server = await startLoopbackSearch(() => reply)
  const fetch = createGuardedFetch({ allow: new URL(server.origin).host })
  const address = server.origin + vendors[provider].path
  const search = chooseSearch({ provider, address, key, engineId: 'cx:1' }, fetch)
  try {
    return await search.search('cold brew & aroma', { language: 'de-AT', limit: 5 })
  } finally {
    await fetch.close()
  }
}

test.each(providers)('%s is asked as its documentation says and its results are read', async (provider) => {
  expect(await ask(provider, { body: vendors[provider].answer })).toEqual([hit])
  const [request] = server?.received ?? []
  expect(request?.url.pathname).toBe(vendors[provider].path)
  const query = Object.fromEntries(request?.url.searchParams ?? [])
  const expected = {
    brave: () => {
      expect(request?.headers['x-subscription-token']).toBe(key)
      expect(query).toMatchObject({ q: 'cold brew & aroma', count: '5', search_lang: 'de' })
    },
    tavily: () => {
      expect(request?.headers.authorization).toBe(`Bearer ${key}`)
      expect(request?.body).toMatchObject({ query: 'cold brew & aroma', max_results: 5 })
    },
    exa: () => {
      expect(request?.headers['x-api-key']).toBe(key)
      expect(request?.body).toMatchObject({ query: 'cold brew & aroma', numResults: 5 })
    },
    google: () => {
      expect(query).toMatchObject({ key, cx: 'cx:1', q: 'cold brew & aroma', num: '5', lr: 'lang_de' })
    },
  }
  expected[provider]()
})

test.each(providers)('%s finds nothing', async (provider) => {
  expect(await ask(provider, { body: vendors[provider].none })).toEqual([])
})

test.each(
  providers.flatMap((provider) => [
    [provider, 401, 'Check its key'] as const,
    [provider, 429, 'try again later'] as const,
    [provider, 200, 'no list of results'] as const,
  ]),
)('%s with status %i is an error in words that do not have the key', async (provider, status, words) => {
  const failure = await ask(provider, { status, body: `<html>${key}` }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(SearchError)
  expect(String(failure)).toContain(words)
  expect(String(failure)).not.toContain(key)
})
