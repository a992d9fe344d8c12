import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { GenerateArticleInput } from '#contract/articles.ts'
import { type ArticleDesk, openArticleDesk } from '#test-support/desks/article-desk.ts'
import type { TestTenant } from '#test-support/test-service.ts'
import { getBalance } from '../credits/get-balance.ts'
import { articleEvidence, articles } from '../db/schema/articles.ts'
import { creditLedger } from '../db/schema/credits.ts'
import { eq, sql } from '../db/sql.ts'
import { createSearxngSearch } from '../engines/search/searxng-search.ts'
import { WriteError, type WriteRequest, type Writer } from '../engines/writer/writer.ts'
import { claimRun } from '../runs/claim-run.ts'
import { performRun } from '../runs/perform-run.ts'
import { resumeRuns } from '../runs/resume-runs.ts'
import { articleRun } from './article-run.ts'
import { createArticle } from './create-article.ts'
import { getArticle } from './get-article.ts'
import { resumePublishing } from './resume-publishing.ts'

let desk: ArticleDesk
/** Runs before the real writer: a test may wait here, look at the request, or fail. */
let beforeWriting: (request: WriteRequest) => Promise<void>

const interrupted = (writer: Writer): Writer => ({
  async write(request) {
    await beforeWriting(request)
    return writer.write(request)
  },
})

beforeAll(async () => {
  desk = await openArticleDesk({
    change: (ctx) => ({ ...ctx, engines: { ...ctx.engines, writer: interrupted(ctx.engines.writer) } }),
  })
})
beforeEach(() => {
  beforeWriting = async () => undefined
})
afterAll(() => desk.close())

async function accept(tenant: TestTenant, options: Record<string, unknown> = {}): Promise<string> {
  const input = GenerateArticleInput.parse({
    topic: 'How cold brew keeps its aroma',
    source_urls: [desk.site.url('/cold-brew')],
    ...options,
  })
  return (await createArticle(tenant.agent, input)).id
}

/** Runs the job in this process, as a worker would. */
const write = (articleId: string, signal = new AbortController().signal) =>
  performRun(desk.service.ctx, articleRun, { runId: articleId, signal })

async function ledgerKinds(tenant: TestTenant) {
  const rows = await desk.service.ctx.db
    .select({ kind: creditLedger.kind })
    .from(creditLedger)
    .where(eq(creditLedger.tenantId, tenant.agent.caller.tenantId))
    .orderBy(creditLedger.id)
  return rows.map(({ kind }) => kind)
}

test('an article whose worker was killed is written by the next one, charged once and emitted once', async () => {
  const tenant = await desk.service.createTenant()
  const id = await accept(tenant)
  await claimRun(desk.service.ctx, articleRun, id)
  await write(id)
  await write(id)
  expect(await getArticle(tenant.agent, id)).toMatchObject({ status: 'generated', version: 1 })
  expect(await ledgerKinds(tenant)).toEqual(['grant', 'hold', 'settle'])
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 183, held: 0 })
  expect(await desk.eventTypes(tenant)).toEqual(['article.generated'])
})

test('a worker that lost its claim finishes nothing', async () => {
  const tenant = await desk.service.createTenant()
  const id = await accept(tenant)
  const started = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  let writers = 0
  beforeWriting = async () => {
    if (++writers > 1) return
    started.resolve()
    await gate.promise
  }
  const slow = write(id)
  await started.promise
  await write(id)
  const { updated_at } = await getArticle(tenant.agent, id)
  gate.resolve()
  await slow
  expect(writers).toBe(2)
  expect((await getArticle(tenant.agent, id)).updated_at).toBe(updated_at)
  expect(await ledgerKinds(tenant)).toEqual(['grant', 'hold', 'settle'])
  expect(await desk.eventTypes(tenant)).toEqual(['article.generated'])
})

test('an article over which five workers were killed fails with a reason and gives its credits back', async () => {
  const tenant = await desk.service.createTenant()
  const id = await accept(tenant)
  await desk.service.ctx.db.update(articles).set({ attempt: 5 }).where(eq(articles.id, id))
  await write(id)
  expect(await getArticle(tenant.agent, id)).toMatchObject({ status: 'failed', reason: 'interrupted' })
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 200, held: 0 })
  expect(await desk.eventTypes(tenant)).toEqual(['article.failed'])
})

test('a worker that stops gives its job back and leaves the article to be written', async () => {
  const tenant = await desk.service.createTenant()
  const id = await accept(tenant)
  const stop = new AbortController()
  beforeWriting = async () => stop.abort(new Error('stopping'))
  await expect(write(id, stop.signal)).rejects.toThrow('stopping')
  expect(await getArticle(tenant.agent, id)).toMatchObject({ status: 'processing' })
  beforeWriting = async () => undefined
  await write(id)
  expect(await getArticle(tenant.agent, id)).toMatchObject({ status: 'generated' })
})

test('a writer that gives up fails the article in its own words', async () => {
  const tenant = await desk.service.createTenant()
  const id = await accept(tenant)
  beforeWriting = async () => {
    throw new WriteError('rate_limited', 'The model is asked too much. Try again in a minute.')
  }
  await write(id)
  const article = await getArticle(tenant.agent, id)
  expect(article).toMatchObject({
    status: 'failed',
    reason: 'writer_rate_limited',
    error: 'The model is asked too much. Try again in a minute.',
    credits_used: 0,
  })
  expect(article.message).toBeUndefined()
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 200, held: 0 })
})

test('an unexpected fault gives the job back to the queue', async () => {
  const tenant = await desk.service.createTenant()
  const id = await accept(tenant)
  beforeWriting = async () => {
    throw new TypeError('a fault of ours')
  }
  await expect(write(id)).rejects.toThrow('a fault of ours')
  expect(await getArticle(tenant.agent, id)).toMatchObject({ status: 'processing' })
})

test('the progress of a run can be polled, and its percentage never goes back', async () => {
  const tenant = await desk.service.createTenant()
  const id = await accept(tenant)
  const seen: { stage: string; percent: number; message: string }[] = []
  const look = async () => {
    const { progress } = await getArticle(tenant.agent, id)
    if (progress) seen.push(progress)
  }
  await look()
  beforeWriting = async (request) => {
    await look()
    await request.report({ stage: 'writing', percent: 50, message: 'Half of it' })
    await look()
    await request.report({ stage: 'checking', percent: 10, message: 'Checking' })
    await look()
  }
  await write(id)
  expect(seen.map(({ stage, percent }) => [stage, percent])).toEqual([
    ['queued', 0],
    ['reading', 2],
    ['writing', 55],
    ['checking', 55],
  ])
})

test("a tenant's own published article is no evidence: the pages it cites are, and no other tenant's", async () => {
  const [owner, other] = [await desk.service.createTenant(), await desk.service.createTenant()]
  const { ctx } = desk.service
  const first = await accept(owner)
  await write(first)
  const url = desk.site.url('/cold-brew')
  await ctx.db.update(articles).set({ status: 'published' }).where(eq(articles.id, first))
  await ctx.db.delete(articleEvidence).where(eq(articleEvidence.articleId, first))
  const page = {
    tenantId: owner.agent.caller.tenantId,
    articleId: first,
    role: 'facts' as const,
    language: 'en',
  }
  await ctx.db.insert(articleEvidence).values([
    {
      ...page,
      position: 0,
      reference: 1,
      kind: 'page',
      title: 'Cold brew',
      url,
      text: 'Cold brew keeps its aroma.',
    },
    {
      ...page,
      position: 1,
      reference: null,
      kind: 'page',
      title: 'Uncited',
      url: `${url}-2`,
      text: 'Cold brew aroma.',
    },
    {
      ...page,
      position: 2,
      reference: 2,
      kind: 'page',
      title: 'Tax',
      url: `${url}-3`,
      text: 'The tax is due in May.',
    },
    { ...page, position: 3, reference: 3, kind: 'knowledge', title: 'Sheet', text: 'Cold brew aroma.' },
  ])
  const evidenceOf = async (tenant: TestTenant) => {
    let found: string[] = []
    beforeWriting = async ({ evidence }) => {
      found = evidence.map(({ kind, own, id }) => `${kind} ${own} ${id}`)
    }
    await write(await accept(tenant, { source_urls: undefined }))
    return found
  }
  expect(await evidenceOf(owner)).toEqual([`page false ${url}`])
  expect(await evidenceOf(other)).toEqual([])
})

test('enable_search asks the configured engine and reads what it finds; a search that fails is only a note', async () => {
  const tenant = await desk.service.createTenant()
  let status = 200
  const searxng = createServer((_request, response) => {
    const results = [{ url: desk.site.url('/cold-brew'), title: 'Cold brew' }]
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ results }))
  })
  await new Promise<void>((resolve) => searxng.listen(0, '127.0.0.1', resolve))
  const address = searxng.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { ctx } = desk.service
  const webSearch = createSearxngSearch(`http://127.0.0.1:${port}`)
  const searching = { ...ctx, engines: { ...ctx.engines, webSearch } }
  const run = async () => {
    const id = await accept(tenant, { source_urls: undefined, enable_search: true, mode: 'turbo' })
    await performRun(searching, articleRun, { runId: id, signal: new AbortController().signal })
    return getArticle(tenant.agent, id)
  }
  try {
    expect(await run()).toMatchObject({
      status: 'generated',
      mode: 'turbo+',
      credits_used: 4,
      trust_level: 'sourced',
      extraction_results: [{ url: desk.site.url('/cold-brew'), status: 'read' }],
    })
    status = 500
    const without = await run()
    expect(without).toMatchObject({ status: 'generated', trust_level: 'unsourced' })
    expect(without.message).toContain('The search engine at 127.0.0.1')
  } finally {
    searxng.close()
  }
})

test('what has not moved for longer than a job may run is queued again, and nothing else', async () => {
  const tenant = await desk.service.createTenant()
  const { ctx } = desk.service
  const old = new Date(Date.now() - 3_600_000)
  const [silent, fresh] = [await accept(tenant), await accept(tenant)]
  await ctx.db.update(articles).set({ updatedAt: old }).where(eq(articles.id, silent))
  const before = await waiting('article.write')
  await resumeRuns(ctx, articleRun)
  await resumeRuns(ctx, articleRun)
  const added = (await waiting('article.write')).slice(before.length)
  expect(added).toEqual([silent])
  await ctx.db
    .update(articles)
    .set({ status: 'generated', scheduledAt: old, updatedAt: old })
    .where(eq(articles.id, fresh))
  await resumePublishing(ctx)
  expect(await waiting('article.publish-scheduled')).toEqual([fresh])
})

/** The articles of the jobs of a queue, oldest first. */
async function waiting(queue: string): Promise<string[]> {
  const { rows } = await desk.service.ctx.db.execute<{ id: string }>(
    sql`select coalesce(data->>'run_id', data->>'article_id') as id from pgboss.job where name = ${queue} order by created_on`,
  )
  return rows.map(({ id }) => id)
}
