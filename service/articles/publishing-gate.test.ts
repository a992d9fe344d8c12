import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Article, ArticleResult } from '#contract/articles.ts'
import { type ArticleDesk, openArticleDesk } from '#test-support/desks/article-desk.ts'
import type { TestTenant } from '#test-support/test-service.ts'
import { articleEvidence } from '../db/schema/articles.ts'
import { creditLedger } from '../db/schema/credits.ts'
import { events } from '../db/schema/webhooks.ts'
import { and, asc, eq } from '../db/sql.ts'
import type { Claim } from '../engines/claim-check/claim.ts'
import type { WriteRequest, Writer, WrittenArticle } from '../engines/writer/writer.ts'
import { getStatus } from '../health/get-status.ts'
import { articleStatus } from './article-status.ts'
import { publishScheduledArticle } from './publish-scheduled-article.ts'

/** What the writer of these tests answers, over the real one's article. */
let written: Partial<WrittenArticle>
let requests: WriteRequest[]
let aheadMs = 0
let desk: ArticleDesk

const changing = (writer: Writer): Writer => ({
  async write(request) {
    requests.push(request)
    return { ...(await writer.write(request)), ...written }
  },
})

beforeAll(async () => {
  desk = await openArticleDesk({
    change: (ctx) => ({
      ...ctx,
      now: () => new Date(Date.now() + aheadMs),
      engines: { ...ctx.engines, writer: changing(ctx.engines.writer) },
    }),
  })
  await desk.service.startWorker()
})
beforeEach(() => {
  written = sound
  requests = []
})
afterAll(() => desk.close())

const claim = (over: Partial<Claim> = {}): Claim => ({
  id: 'c1',
  text: 'Cold brew keeps its aroma for 14 days.',
  kind: 'statement',
  place: 'body',
  sentenceKind: 'fact',
  verdict: 'supported',
  supported: true,
  discrepancy: null,
  reference: 1,
  passage: 'Cold brew keeps its aroma in a closed bottle in the refrigerator for 14 days.',
  checkedBy: 'words',
  ...over,
})
const absent = claim({ verdict: 'absent', supported: false, reference: null, passage: null })
const contradicted = claim({ verdict: 'contradicted', supported: false, discrepancy: 'number' })
/** Nothing speaks against it. */
const sound: Partial<WrittenArticle> = {
  form: 'article',
  writtenLanguage: 'en',
  isOnTopic: true,
  wordCount: 1000,
  claims: [claim()],
}

const generate = (tenant: TestTenant, options: Record<string, unknown> = {}) =>
  desk.call(tenant, 'POST', '/autopilot', {
    topic: 'How cold brew keeps its aroma',
    source_urls: [desk.site.url('/cold-brew')],
    ...options,
  })

async function dataOf(tenant: TestTenant, type: string) {
  const rows = await desk.service.ctx.db
    .select()
    .from(events)
    .where(and(eq(events.tenantId, tenant.agent.caller.tenantId), eq(events.type, type)))
  return rows.map(({ payload }) => payload.data)
}

async function ledger(tenant: TestTenant) {
  const rows = await desk.service.ctx.db
    .select()
    .from(creditLedger)
    .where(eq(creditLedger.tenantId, tenant.agent.caller.tenantId))
    .orderBy(asc(creditLedger.id))
  return rows.slice(1).map(({ kind, credits, spent, breakdown }) => ({ kind, credits, spent, breakdown }))
}

test.each([
  ['internal_brief', { form: 'brief' }, 'internal brief'],
  ['off_topic', { isOnTopic: false }, 'How cold brew keeps its aroma'],
  ['wrong_language', { writtenLanguage: 'de' }, 'in German, not in English'],
  ['too_short', { wordCount: 79 }, '79 words'],
  ['contradicted_facts', { claims: [claim(), contradicted] }, 'something else than its source'],
  ['unsupported_facts', { claims: [absent, claim({ id: 'c2' })] }, 'No source supports a statement'],
] as const)('auto_publish keeps a text as a draft with the reason %s', async (code, over, words) => {
  written = { ...sound, ...over } as Partial<WrittenArticle>
  const tenant = await desk.service.createTenant()
  const { status, body } = await generate(tenant, { auto_publish: true })
  expect(status).toBe(200)
  const result = ArticleResult.parse(body)
  expect(result).toMatchObject({ status: 'generated', reason: code, problems: [{ code }] })
  expect(result.message).toContain('stays a draft')
  expect(result.message).toContain(words)
  const article = (await desk.call(tenant, 'GET', `/articles/${body.article_id}`)).body
  expect(article).toMatchObject({ status: 'generated', reason: code, message: result.message })
  expect(await desk.eventTypes(tenant)).toEqual(['article.generated'])
  expect(await dataOf(tenant, 'article.generated')).toMatchObject([
    { status: 'generated', reason: code, problems: [{ code }] },
  ])
  const { pathname } = new URL(String(result.article_url))
  expect((await desk.service.app().request(pathname)).status).toBe(404)
})

test('auto_publish makes a text live against which nothing speaks, and a setting does the same', async () => {
  const tenant = await desk.service.createTenant()
  const { body } = await generate(tenant, { auto_publish: true })
  expect(body).toMatchObject({ status: 'publishing' })
  expect(body.problems).toBeUndefined()
  await desk.settled(tenant, body.article_id, 'published')
  await desk.call(tenant, 'PUT', '/settings', { autoPublish: true })
  expect((await generate(tenant)).body.status).toBe('publishing')
  written = { ...sound, form: 'brief' }
  expect((await generate(tenant)).body).toMatchObject({ status: 'generated', reason: 'internal_brief' })
})

test('a draft without a request to publish has its problems and no reason', async () => {
  written = { ...sound, claims: [contradicted, absent] }
  const tenant = await desk.service.createTenant()
  const { body } = await generate(tenant, { auto_publish: false })
  const article = (await desk.call(tenant, 'GET', `/articles/${body.article_id}`)).body
  expect(article.problems).toMatchObject([{ code: 'contradicted_facts' }, { code: 'unsupported_facts' }])
  expect(article.reason).toBeUndefined()
  expect(article.message).not.toContain('stays a draft')
})

test('the drafts to review say which contradict their sources, and which have a statement without a source', async () => {
  const tenant = await desk.service.createTenant()
  for (const claims of [[contradicted, absent], [absent], [claim()]]) {
    written = { ...sound, claims }
    await generate(tenant, { auto_publish: false })
  }
  const { actions } = await getStatus(tenant.agent, [articleStatus])
  expect(actions.find(({ id }) => id === 'review_drafts')).toMatchObject({
    count: 3,
    priority: 3,
    detail:
      '1 contradicts its sources, 1 has a statement without a source. Correct, then publish or schedule.',
  })
})

test('an internal brief is named before and after it is published, and search engines are asked to leave it out', async () => {
  written = { ...sound, form: 'brief' }
  const tenant = await desk.service.createTenant()
  const { article_id: id, article_url } = (await generate(tenant)).body
  const draft = (await desk.call(tenant, 'GET', `/articles/${id}`)).body
  expect(draft.problems).toMatchObject([{ code: 'internal_brief' }])
  expect(draft.warnings).toEqual([
    expect.stringMatching(/^This is an internal brief .* generate the article again\.$/),
  ])
  const published = await desk.call(tenant, 'POST', `/articles/${id}/publish`)
  expect(published).toMatchObject({ status: 200, body: { problems: [{ code: 'internal_brief' }] } })
  await desk.settled(tenant, id, 'published')
  const live = (await desk.call(tenant, 'GET', `/articles/${id}`)).body
  expect(live.warnings).toEqual([expect.stringMatching(/^No source supports .*"unpublish"/)])
  const path = new URL(String(article_url)).pathname
  const page = await desk.service.app().request(path)
  expect(await page.text()).toContain('<meta name="robots" content="noindex">')
  const map = await desk.service.app().request(path.replace(/[^/]+$/, 'sitemap.xml'))
  expect(map.status).toBe(200)
  expect(await map.text()).not.toContain(path)
})

test('the publish operation publishes despite problems, and its response lists them', async () => {
  written = { ...sound, isOnTopic: false, claims: [absent] }
  const tenant = await desk.service.createTenant()
  const { article_id: id } = (await generate(tenant, { auto_publish: true })).body
  const { status, body } = await desk.call(tenant, 'POST', `/articles/${id}/publish`)
  expect([status, body.status]).toEqual([200, 'publishing'])
  expect(body.problems).toMatchObject([{ code: 'off_topic' }, { code: 'unsupported_facts' }])
  expect(body.message).toContain('with 2 problems')
  const live = await desk.settled(tenant, id, 'published')
  expect(live.reason).toBeUndefined()
  expect(live.message).not.toContain('stays a draft')
})

test('a time of publication is an explicit act, too', async () => {
  written = { ...sound, wordCount: 20 }
  const tenant = await desk.service.createTenant()
  const { article_id: id } = (await generate(tenant, { auto_publish: true })).body
  const at = new Date(Date.now() + 3_600_000).toISOString()
  expect((await desk.call(tenant, 'PATCH', `/articles/${id}`, { action: 'schedule', at })).status).toBe(200)
  try {
    aheadMs = 3_601_000
    await publishScheduledArticle(desk.service.ctx, id)
  } finally {
    aheadMs = 0
  }
  await desk.settled(tenant, id, 'published')
})

test('an edit that resolves the problems clears them and the reason, and publishes nothing', async () => {
  written = { ...sound, writtenLanguage: 'de', wordCount: 40 }
  const tenant = await desk.service.createTenant()
  const { article_id: id } = (await generate(tenant, { auto_publish: true })).body
  const { body: draft } = await desk.call(tenant, 'GET', `/articles/${id}/draft`)
  const sentence =
    'We think that you should taste it yourself and then decide with your friends what you like. '
  const edit = { version: 1, title: draft.title, slug: draft.slug, description: '' }
  await desk.call(tenant, 'PUT', `/articles/${id}/draft`, {
    ...edit,
    markdown: `${draft.markdown}\n\n${sentence.repeat(20)}`,
  })
  const article = (await desk.call(tenant, 'GET', `/articles/${id}`)).body
  const left = Article.parse(article).problems?.map(({ code }) => code) ?? []
  expect(left).not.toContain('wrong_language')
  expect(left).not.toContain('too_short')
  expect(article.status).toBe('generated')
})

test.each([
  ['mini', 750, 15 - 8],
  ['standard', 751, 20 - 8],
  ['standard', 1250, 20 - 8],
  ['full', 1251, 33 - 8],
  ['full', 2000, 33 - 8],
  ['pillar', 2001, 48 - 8],
])(
  'of a pillar that came out as %s with %i words %i credits are charged, none for a comparison without a page',
  async (size, wordCount, credits) => {
    written = { ...sound, wordCount }
    const tenant = await desk.service.createTenant()
    const { body } = await generate(tenant, { size: 'pillar', source_urls: undefined })
    expect(body).toMatchObject({ credits_used: credits, estimated_total_credits: 48 })
    const came = size === 'pillar' ? '' : `the text is shorter than asked (${size}), and `
    expect(body.message).toContain(
      `Reserved 48, used ${credits}: ${came}the comparison with sources was left out (no page was given by its URL).`,
    )
    expect(await ledger(tenant)).toEqual([
      { kind: 'hold', credits: -48, spent: 0, breakdown: { 'size.pillar': 48 } },
      {
        kind: 'settle',
        credits: 48 - credits,
        spent: credits,
        breakdown: { [`size.${size}`]: credits + 8, without_competition: -8 },
      },
    ])
  },
)

test('pictures are charged by the size that came, addresses as asked, and a longer text is never charged above its size', async () => {
  written = { ...sound, wordCount: 300 }
  const tenant = await desk.service.createTenant({ credits: 400 })
  const { body } = await generate(tenant, { size: 'full', illustrations: true, disable_competition: true })
  expect(body).toMatchObject({ credits_used: 7 + 9 + 2, estimated_total_credits: 25 + 27 + 2 })
  written = { ...sound, wordCount: 3000 }
  expect((await generate(tenant, { size: 'mini' })).body).toMatchObject({ credits_used: 17 })
  written = { ...sound, wordCount: 300 }
  expect((await generate(tenant, { size: 'mini', mode: 'turbo' })).body).toMatchObject({ credits_used: 4 })
})

test('illustrations of a text whose tables give no figure are held and not charged', async () => {
  const words = {
    header: ['Grinder', 'Taste'],
    rows: [
      ['Flat', 'clear'],
      ['Conical', 'round'],
    ],
  }
  written = { ...sound, wordCount: 300, tables: [{ caption: 'Taste', reference: 1, ...words }] }
  const tenant = await desk.service.createTenant()
  const { body } = await generate(tenant, { size: 'mini', illustrations: true })
  expect(body).toMatchObject({ credits_used: 17, estimated_total_credits: 26 })
  expect(body.message).toContain('Reserved 26, used 17: no table in it could become a figure.')
  expect(await ledger(tenant)).toMatchObject([
    { kind: 'hold', credits: -26, breakdown: { 'illustrations.mini': 9 } },
    { kind: 'settle', credits: 9, spent: 17, breakdown: { 'size.mini': 15, source_url: 2 } },
  ])
})

test.each([
  ['a brief', { form: 'brief', wordCount: 400 }, 'a brief costs nothing'],
  ['79 words', { wordCount: 79 }, 'fewer than 80 words cost nothing'],
] as const)('%s costs nothing, whatever was asked for with it', async (_, over, words) => {
  written = { ...sound, ...over } as Partial<WrittenArticle>
  const tenant = await desk.service.createTenant()
  const { body } = await generate(tenant, { illustrations: true, mode: 'turbo', enable_search: true })
  expect(body.credits_used).toBe(0)
  expect(body.message).toContain(words)
  expect(await ledger(tenant)).toMatchObject([
    { kind: 'hold', credits: -24 },
    { kind: 'settle', credits: 24, spent: 0, breakdown: {} },
  ])
})

test('a persona of 100 emoji is taken, one of 101 is refused, and a known one is itself', async () => {
  const tenant = await desk.service.createTenant()
  expect((await generate(tenant, { persona: '🦊'.repeat(101) })).status).toBe(400)
  expect((await generate(tenant, { persona: '🦊'.repeat(100) })).status).toBe(200)
  expect((await generate(tenant, { persona: '' })).status).toBe(200)
  await generate(tenant, { persona: 'reporter' })
  const description = 'A patient teacher who explains things to beginners'
  const { body } = await generate(tenant, { persona: description })
  expect(requests.map(({ voice, voiceDescription }) => [voice.slug, voiceDescription])).toEqual([
    ['plain', '🦊'.repeat(100)],
    ['plain', null],
    ['reporter', null],
    ['teacher', description],
  ])
  expect(body.message).toContain(`the voice Teacher, the nearest to “${description}”`)
})

test('all that was read is stored with the article, cited or not, and deleted with it', async () => {
  written = { ...sound, changes: [{ before: 'Was.', after: 'Is.', reason: 'The source says is.' }] }
  const tenant = await desk.service.createTenant()
  const { article_id: id } = (
    await generate(tenant, { source_urls: [desk.site.url('/cold-brew'), desk.site.url('/roasting')] })
  ).body
  const kept = () =>
    desk.service.ctx.db.select().from(articleEvidence).where(eq(articleEvidence.articleId, id))
  const texts = (await kept()).map(({ text }) => text).join('\n')
  expect(texts).toContain('## Why cold water keeps the aroma')
  expect(texts).toContain('| 18 | 68 % |')
  expect(texts).toContain('Roasted beans give off carbon dioxide for 10 days')
  const { body: draft } = await desk.call(tenant, 'GET', `/articles/${id}/draft`)
  expect(draft.evidence.map(({ kind, url }) => `${kind} ${url}`).toSorted()).toEqual([
    `page ${desk.site.url('/cold-brew')}`,
    `page ${desk.site.url('/roasting')}`,
  ])
  expect(draft.changes).toEqual(written.changes)
  await desk.call(tenant, 'DELETE', `/articles/${id}`)
  expect(await kept()).toEqual([])
})
