import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addTestArticle } from '#test-support/fixtures/add-test-article.ts'
import { createTestService, type TestService, type TestTenant } from '#test-support/test-service.ts'
import { finishPublishing } from '../articles/finish-publishing.ts'
import { articles } from '../db/schema/articles.ts'
import { eq, sql } from '../db/sql.ts'
import { readFound } from '../site/search-published.ts'

let service: TestService
let tenant: TestTenant
let wordy: TestTenant
let stranger: TestTenant
beforeAll(async () => {
  service = await createTestService({
    environment: { RATE_LIMITS: '{"site-search":{"limit":10000,"window_seconds":60}}' },
  })
  tenant = await service.createTenant()
  stranger = await service.createTenant()
  wordy = await service.createTenant()
  await publish(wordy, {
    title: 'Seltene Wörter',
    language: 'de',
    description: 'We show it.',
    markdown: 'Dafür sind long-tail Wörter da.\n\nThis is how they work. C++ und a/b.',
  })
  await publish(tenant, {
    title: 'How cold brew keeps its aroma',
    markdown:
      'Water **steeps** [at night](https://example.org/kettle) for 100% of the time. ÜBUNG macht den Meister.',
    tags: ['Coffee & bar'],
  })
  await publish(tenant, {
    title: 'What an espresso costs',
    description: 'Beans, rent and wages.',
    markdown: 'Cold brew needs no machine. Привет.\n\n![](figure-1.png)',
  })
  await publish(stranger, { title: 'How cold brew is sold', markdown: 'Steeps elsewhere.' })
  await addTestArticle(tenant.agent, { status: 'generated', title: 'A draft about cold brew' })
})
afterAll(() => service.close())

async function publish(owner: TestTenant, members: Parameters<typeof addTestArticle>[1]): Promise<void> {
  await finishPublishing(service.ctx, await addTestArticle(owner.agent, members))
}

const search = (asked: string, headers: Record<string, string> = {}) =>
  service.app().request(`/${tenant.handle}?${new URLSearchParams({ q: asked })}`, { headers })

/** The page of a search as a document. */
async function pageOf(asked: string) {
  const answer = await search(asked)
  expect(answer.status).toBe(200)
  const html = await answer.text()
  const { document } = parseHTML(html)
  const titles = [...document.querySelectorAll('main > .results h2')].map((title) => title.textContent)
  return { document, html, titles }
}

const brew = 'How cold brew keeps its aroma'
const espresso = 'What an espresso costs'

test.each([
  ['a word of the title', 'aroma', [brew]],
  ['a word of the text', 'machine', [espresso]],
  ['a word of the description', 'wages', [espresso]],
  ['a tag', 'coffee & bar', [brew]],
  ['words in any order and case', 'BREW Cold keeps', [brew]],
  ['a part of a word', 'espress', [espresso]],
  ['letters outside ASCII in the other case', 'übung', [brew]],
  ['Cyrillic in the other case', 'ПРИВЕТ', [espresso]],
  ['a percent sign as itself', '100%', [brew]],
  ['a pattern as itself', 'c_ld', []],
  ['a backslash as itself', 'cold\\', []],
])('%s finds its article', async (_what, asked, titles) => {
  expect((await pageOf(asked)).titles).toEqual(titles)
})

test('who searches finds the articles of this site alone, those with the words in their title first, and no draft', async () => {
  expect((await pageOf('cold brew')).titles).toEqual([brew, espresso])
  expect((await pageOf('elsewhere')).titles).toEqual([])
})

test('an article found in its title comes before a newer one found in its text', async () => {
  expect((await pageOf('brew')).titles[0]).toBe(brew)
})

test('a short word is found where a word begins, not within others', async () => {
  expect((await pageOf('rom')).titles).toEqual([])
  expect((await pageOf('aro')).titles).toEqual([brew])
})

test('an article with more of the words in its title comes before a newer one with fewer', async () => {
  expect((await pageOf('cold brew ma')).titles).toEqual([brew, espresso])
})

test('where no article has every word, those with most of what the words weigh are shown as the closest', async () => {
  const { document, titles } = await pageOf('espresso zeppelin wages')
  expect(titles).toEqual([])
  const closest = [...document.querySelectorAll('.newest .results h2')].map((title) => title.textContent)
  expect(closest).toEqual([espresso])
})

test('the words that were searched for are marked in a title and in what of the text has them', async () => {
  const { document } = await pageOf('aroma')
  expect(document.querySelector('.results h2 mark')?.textContent).toBe('aroma')
  const { document: inText } = await pageOf('machine')
  expect(inText.querySelector('.results p[lang]')?.innerHTML).toBe(
    'Cold brew needs no <mark>machine</mark>. Привет.',
  )
})

const ofWordy = async (asked: string) => {
  const answer = await service.app().request(`/${wordy.handle}?${new URLSearchParams({ q: asked })}`)
  const { document } = parseHTML(await answer.text())
  const marked = [...document.querySelectorAll('main > .results mark')].map((mark) => mark.textContent)
  return { status: answer.status, document, marked }
}

test.each(['long-tail', 'c++', 'a/b'])('a search with a sign in a word is answered: %s', async (asked) => {
  const { status, marked } = await ofWordy(asked)
  expect(status).toBe(200)
  expect(marked.map((word) => word?.toLowerCase())).toEqual([asked])
})

test('a short word with an accent is found where a word begins, not within others', async () => {
  expect((await ofWordy('für')).marked).toEqual([])
  expect((await ofWordy('DAFÜR')).marked).toEqual(['Dafür'])
})

test('a description with a short word inside another is no description of what was found', async () => {
  const { document, marked } = await ofWordy('how')
  expect(document.querySelector('.results p[lang]')?.textContent).toContain('This is how they work.')
  expect(marked).toEqual(['how'])
})

test('what was found is headed in the quotation marks of the language', async () => {
  const { document } = await ofWordy('Wörter')
  expect(document.querySelector('h1')?.textContent?.replaceAll(/[\u2068\u2069]/gu, '')).toBe(
    'Artikel zum Thema „Wörter“',
  )
})

test('only published articles of the site itself are read for a search, whatever their ids', async () => {
  const { ctx } = service
  // Taken back between the search and the reading.
  await ctx.db.execute(sql`update articles set published_at = now() where title = 'A draft about cold brew'`)
  const rows = await ctx.db
    .select({ id: articles.id })
    .from(articles)
    .where(eq(articles.tenantId, tenant.agent.caller.tenantId))
  const ids = rows.map(({ id }) => id)
  const found = await readFound(ctx, { tenantId: tenant.agent.caller.tenantId, ids, marked: ['cold'] })
  expect(found.map(({ title }) => title).toSorted()).toEqual([brew, espresso])
  expect(await readFound(ctx, { tenantId: stranger.agent.caller.tenantId, ids, marked: ['cold'] })).toEqual(
    [],
  )
})

test('a home with a slash at its end keeps what was searched for', async () => {
  const answer = await service.app().request(`/${tenant.handle}/?q=aroma`)
  expect([answer.status, answer.headers.get('location')]).toEqual([308, `/${tenant.handle}?q=aroma`])
})

test('addresses behind links and the files of images are no text that is searched', async () => {
  for (const asked of ['kettle', 'https', 'figure-1', 'png']) expect((await pageOf(asked)).titles).toEqual([])
  expect((await pageOf('night')).titles).toEqual([brew])
})

test('a search that finds nothing says so and leads to the newest articles, the topics and all articles', async () => {
  const { document } = await pageOf('zeppelin')
  expect(document.querySelector('h1')?.textContent?.replaceAll(/[\u2068\u2069]/gu, '')).toBe(
    'No articles about “zeppelin”',
  )
  const newest = [...document.querySelectorAll('.newest h2 a')].map((link) => link.textContent)
  expect(newest).toEqual([espresso, brew])
  expect(document.querySelector('.tags a')?.getAttribute('href')).toBe(
    `/${tenant.handle}/tags/Coffee%20%26%20bar`,
  )
  expect(document.querySelector('main nav > p a')?.getAttribute('href')).toBe(`/${tenant.handle}`)
  expect(document.querySelector('main input[name=q]')?.getAttribute('value')).toBe('zeppelin')
})

test.each([
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' or 1=1 --",
  '\u0000\u202e{{7*7}}',
])('what is searched for stays a text: %j', async (asked) => {
  const { document, html } = await pageOf(asked)
  expect(html).not.toMatch(/<script|<img src=x/)
  expect(document.querySelector('main input[name=q]')?.getAttribute('value')).toBe(
    asked.replaceAll('\0', '').trim().replaceAll(/\s+/g, ' '),
  )
  expect(document.querySelector('.results')).toBeNull()
})

test('no search engine keeps the results, and their policy lets nothing run', async () => {
  const answer = await search('brew')
  const { document } = parseHTML(await answer.text())
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  expect(document.querySelector('link[rel=canonical]')).toBeNull()
  const policy = answer.headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("form-action 'self'")
  expect(policy).not.toContain('script-src')
  expect(answer.headers.get('set-cookie')).toBeNull()
})

test('results are made for each reader and kept nowhere, and who has them already is answered 304', async () => {
  const count = async () => {
    const { rows } = await service.ctx.db.execute(sql`select key from cache_entries`)
    return rows.length
  }
  const before = await count()
  const first = await search('aroma', { 'accept-encoding': 'br' })
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  const etag = first.headers.get('etag') ?? ''
  expect((await search('aroma', { 'accept-encoding': 'br', 'if-none-match': etag })).status).toBe(304)
  await publish(tenant, { title: 'Aroma after a year', slug: 'after-a-year' })
  const after = await search('aroma', { 'accept-encoding': 'br', 'if-none-match': etag })
  expect(after.status).toBe(200)
  expect(await count()).toBe(before)
  await service.ctx.db.execute(sql`delete from articles where slug = 'after-a-year'`)
})

test('the home asks for words, and words of nothing are the home', async () => {
  const answer = await service.app().request(`/${tenant.handle}`)
  const { document } = parseHTML(await answer.text())
  const form = document.querySelector('form[role=search]')
  expect([form?.getAttribute('action'), form?.querySelector('input')?.getAttribute('name')]).toEqual([
    `/${tenant.handle}`,
    'q',
  ])
  expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'")
  expect(await (await search('   ')).text()).toContain('rel="canonical"')
})

test('who searches without end is sent home', async () => {
  const limited = await createTestService({
    environment: { RATE_LIMITS: '{"site-search":{"limit":1,"window_seconds":3600}}' },
  })
  const { handle } = await limited.createTenant()
  const ask = () => limited.app().request(`/${handle}?q=brew`)
  expect((await ask()).status).toBe(200)
  const answer = await ask()
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/${handle}`])
  await limited.close()
})
