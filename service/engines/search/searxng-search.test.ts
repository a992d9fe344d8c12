import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { SearchError } from './search.ts'
import { createSearxngSearch } from './searxng-search.ts'

let server: Server | undefined
afterEach(() => server?.close())

/** A server that speaks SearXNG's search API. */
async function searxng(status: number, body: string): Promise<{ address: string; asked: URL[] }> {
  const asked: URL[] = []
  server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '/', 'http://searxng.example'))
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}`, asked }
}

const results = [
  { url: 'https://a.example/page', title: 'A', content: 'About a', engine: 'x', score: 1.5 },
  { url: 'https://a.example/page', title: 'A again', content: null },
  { url: 'magnet:?xt=urn:btih:abc', title: 'Not a page' },
  { url: 'https://b.example/', title: 'B' },
  { url: 'https://c.example/', title: 'C' },
]

test('the query is asked in the language of the article and each page comes once', async () => {
  const { address, asked } = await searxng(200, JSON.stringify({ query: 'x', results }))
  const found = await createSearxngSearch(`${address}/`).search('cold brew & aroma', {
    language: 'de',
    limit: 2,
  })
  expect(found).toEqual([
    { url: 'https://a.example/page', title: 'A again', snippet: '' },
    { url: 'https://b.example/', title: 'B', snippet: '' },
  ])
  expect(asked[0]?.pathname).toBe('/search')
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
    q: 'cold brew & aroma',
    format: 'json',
    language: 'de',
  })
})

test('an address that already names /search and a path of its own is kept', async () => {
  const { address, asked } = await searxng(200, JSON.stringify({ results: [] }))
  await createSearxngSearch(`${address}/tools/search`).search('x', { language: 'en', limit: 5 })
  expect(asked[0]?.pathname).toBe('/tools/search')
})

test.each([
  [403, '', 'must allow the json format'],
  [500, '', 'did not answer'],
  [200, '<html>', 'no list of results'],
  [200, '{"results":"none"}', 'no list of results'],
])('an answer of %i %j is an error in words', async (status, body, words) => {
  const { address } = await searxng(status, body)
  const search = createSearxngSearch(address).search('x', { language: 'en', limit: 5 })
  await expect(search).rejects.toThrow(SearchError)
  await expect(search).rejects.toThrow(words)
})

test('an instance that is not there is an error in words', async () => {
  const { address } = await searxng(200, '')
  server?.close()
  server?.closeAllConnections()
  await expect(createSearxngSearch(address).search('x', { language: 'en', limit: 5 })).rejects.toThrow(
    SearchError,
  )
})
