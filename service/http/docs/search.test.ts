import { readFileSync } from 'node:fs'
import vm from 'node:vm'
import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestService, type TestService } from '#test-support/test-service.ts'
import { routes } from '../routes.ts'

type Found = { title: string; url: string; about: string; answers?: string }

let service: TestService
let app: ReturnType<TestService['app']>
let index: Found[]
beforeAll(async () => {
  service = await createTestService()
  app = service.app()
  index = await (await app.request('/docs/search.json')).json()
})
afterAll(() => service.close())

/** What the page shows when this is typed, by the script that it loads. */
async function typed(words: string): Promise<string[]> {
  const { document, Event } = parseHTML('<input id="search"><ul id="results"></ul><input id="key">')
  const store = { getItem: () => null, setItem: () => undefined }
  vm.runInNewContext(readFileSync(new URL('./browser/docs.js', import.meta.url), 'utf8'), {
    document,
    sessionStorage: store,
    localStorage: store,
    addEventListener: () => undefined,
    matchMedia: () => ({ matches: false }),
    fetch: async () => ({ json: async () => index }),
  })
  const search = document.querySelector('#search')
  if (!search) throw new Error('The page has no search.')
  Object.assign(search, { value: words })
  search.dispatchEvent(new Event('input'))
  await new Promise((resolve) => setTimeout(resolve))
  return [...document.querySelectorAll('#results a')].map((link) => link.getAttribute('href') ?? '')
}

test.each([
  ['persona', '/docs/articles#generateArticle.persona'],
  ['retry_after', '/docs/errors#error.retry_after'],
  ['feasible', '/docs/credits#estimate.200.feasible'],
  ['otp_invalid', '/docs/errors#otp_invalid'],
  ['insufficient_credits', '/docs/errors#insufficient_credits'],
  ['invalid_grant', '/docs/errors#oauth.invalid_grant'],
  ['trust_level', '/docs/articles#generateArticle.200.trust_level'],
  ['article.failed', '/docs/events#article.failed'],
  ['unsubscribe', '/docs/suppressions#addSuppression'],
  ['createScoutRun', '/docs/scout-runs#createScoutRun'],
])('the search for %s leads to the place that says what it is', async (words, url) => {
  expect((await typed(words))[0]).toBe(url)
})

test.each([
  ['pagination', '/docs/guides/limits-and-retries#pages'],
  ['refund', '/docs/guides/credits#while-it-runs'],
  ['CORS', '/docs/guides/limits-and-retries#from-a-browser'],
  ['webhook', '/docs/guides/webhooks'],
  ['webhooks', '/docs/guides/webhooks'],
  ['timeout', '/docs/guides/limits-and-retries#repeat-safely'],
  ['schedule post', '/docs/articles#changeArticle'],
  ['sandbox', '/docs/guides/credits#without-a-risk'],
  ['test mode', '/docs/guides/credits#without-a-risk'],
  ['idempotency key', '/docs/guides/limits-and-retries#repeat-safely'],
  ['Idempotency-Key', '/docs/guides/limits-and-retries#repeat-safely'],
  ['rate limits', '/docs/guides/limits-and-retries#limits'],
  ['webhook signature', '/docs/guides/webhooks#verify'],
])('the search for %s shows the guide to it first', async (words, url) => {
  expect((await typed(words))[0]).toBe(url)
})

test.each([
  ['rotate secret', '/docs/webhooks#rotateWebhookSecret'],
  ['upload file', '/docs/knowledge#uploadDocument'],
  ['uplaod file', '/docs/knowledge#uploadDocument'],
  ['sse', '/docs/webhooks#listEvents'],
  ['event stream', '/docs/webhooks#listEvents'],
  ['how do I stop a running job', '/docs/articles#cancelArticle'],
  ['webook signature', '/docs/guides/webhooks#verify'],
  ['pagintion', '/docs/guides/limits-and-retries#pages'],
])('the search for %s shows first what does it', async (words, url) => {
  expect((await typed(words))[0]).toBe(url)
})

test('a word is found where words begin, and not within them', async () => {
  const found = (await typed('sse')).map((url) => index.find((one) => one.url === url))
  expect(found.length).toBeGreaterThan(0)
  for (const one of found) expect(JSON.stringify(one)).toMatch(/\bsse/i)
})

test.each(['webook', 'webhok', 'webhoook', 'wehbook'])(
  'one wrong letter (%s) finds what the word itself does',
  async (words) => {
    expect((await typed(words)).slice(0, 4)).toEqual((await typed('webhook')).slice(0, 4))
  },
)

test.each(['resend webhook', 'replay webhook'])(
  'the search for %s shows how it is done first',
  async (words) => {
    expect((await typed(words)).slice(0, 2).toSorted()).toEqual([
      '/docs/webhooks#recoverDeliveries',
      '/docs/webhooks#retryDelivery',
    ])
  },
)

test('what is shown first for other words is said of places that exist', async () => {
  // An operation is what its own id asks for; that alone is no other word.
  const isOwnId = (url: string, answers: string) => url.toLowerCase().endsWith(`#${answers}`)
  const answering = index.filter(({ url, answers }) => answers !== undefined && !isOwnId(url, answers))
  expect(answering).toHaveLength(19)
})

test.each([
  ['oauth', '/docs/guides/authentication#5-or-sign-in-by-oauth'],
  ['refresh token', '/docs/guides/authentication#5-or-sign-in-by-oauth'],
  ['refresh tokens', '/docs/guides/authentication#5-or-sign-in-by-oauth'],
  ['PKCE', '/docs/guides/authentication#5-or-sign-in-by-oauth'],
  ['idempotency', '/docs/guides/limits-and-retries#repeat-safely'],
  ['publish article', '/docs/articles#publishArticle'],
  ['rotate key', '/docs/agents#rotateKey'],
  ['delete webhook', '/docs/webhooks#deleteWebhook'],
  ['not enough credits', '/docs/guides/credits#when-there-is-not-enough'],
  ['otp_invalid zebra', '/docs/errors#otp_invalid'],
])('the search for %s shows what is about it among the first', async (words, url) => {
  expect((await typed(words)).slice(0, 8)).toContain(url)
})

test('every operation, and each of its own members, is found, and every result leads to a place that exists', async () => {
  for (const { operation } of routes)
    expect(index.some(({ url }) => url === `/docs/${operation.noun}#${operation.id}`)).toBe(true)
  for (const [path, found] of Map.groupBy(index, ({ url }) => url.split('#')[0] ?? '')) {
    const text = await (await app.request(path, { headers: { accept: 'text/html' } })).text()
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect([path, ids.filter((id, at) => ids.indexOf(id) < at)]).toEqual([path, []])
    const known = new Set(ids)
    const lost = found.filter(({ url }) => url.includes('#') && !known.has(url.split('#')[1]))
    expect([path, lost]).toEqual([path, []])
  }
})

test('the index is small enough to be loaded when the search is first used', async () => {
  const answer = await app.request('/docs/search.json', { headers: { 'accept-encoding': 'br' } })
  expect((await answer.arrayBuffer()).byteLength).toBeLessThan(60_000)
})
