import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Session } from '#contract/sessions.ts'
import { openSessionDesk, type SessionDesk } from '#test-support/desks/session-desk.ts'
import type { TestTenant } from '#test-support/test-service.ts'
import { getArticle } from '../articles/get-article.ts'
import { ServiceError } from '../core/errors.ts'
import { estimate } from '../credits/estimate.ts'
import { getBalance } from '../credits/get-balance.ts'
import { grantCredits } from '../credits/grant-credits.ts'
import { sessions } from '../db/schema/sessions.ts'
import { eq, sql } from '../db/sql.ts'
import { WriteError } from '../engines/writer/writer.ts'
import { getStatus } from '../health/get-status.ts'
import { statusParts } from '../registry/registry.ts'
import { updateSettings } from '../settings/update-settings.ts'
import { changeSession } from './change-session.ts'
import { listFutureRuns } from './list-future-runs.ts'
import { refreshCatalog } from './refresh-catalog.ts'
import { runSession } from './run-session.ts'
import { createSessionCharge } from './session-charges.ts'
import { sweepSessions } from './sweep-sessions.ts'

let desk: SessionDesk
beforeAll(async () => {
  desk = await openSessionDesk()
})
beforeEach(() => {
  desk.failWriting(undefined)
  desk.writeAs({})
})
afterAll(() => desk.service.close())

const run = ({ session_id }: Session) => runSession(desk.service.ctx, session_id)
const change = (tenant: TestTenant, session: Session, input: Parameters<typeof changeSession>[1]['input']) =>
  changeSession(tenant.agent, { sessionId: session.session_id, input })
const grant = (tenant: TestTenant, credits: number) =>
  grantCredits(desk.service.ctx, {
    tenantId: tenant.agent.caller.tenantId,
    credits,
    operation: 'operator_grant',
  })
const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof ServiceError ? error.problem : error),
  )
/** What waits in the queue for a session. */
async function jobsOf(session: Session, name: string): Promise<number> {
  const { rows } = await desk.service.ctx.db.execute<{ jobs: number }>(sql`
    select count(*)::int as jobs from pgboss.job
    where name = ${name} and data->>'session_id' = ${session.session_id} and state = 'created'`)
  return rows[0]?.jobs ?? 0
}

test('a run at its time writes the first topic, charges like any other article, and emits it with its session', async () => {
  const tenant = await desk.service.createTenant()
  await desk.teach(tenant)
  const session = await desk.start(tenant, {
    problems: ['The coffee tastes bitter'],
    languages: ['en', 'de'],
  })
  desk.pass(60)
  await run(session)
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 200 - 1 - 15, held: 15 })
  await desk.write(session)
  const { runs, runs_total, ...after } = await desk.read(tenant, session)
  expect(runs_total).toBe(1)
  const [first] = runs
  expect(first).toMatchObject({
    status: 'completed',
    trigger: 'schedule',
    topic: 'The coffee tastes bitter: what helps',
    language: 'en',
    // Estimated with a competition check, which had no page to compare with.
    credits_used: session.estimated_credits_per_article - 8,
  })
  expect(after).toMatchObject({
    runs_count: 1,
    articles_count: 1,
    credits_used: 7,
    next_language: 'de',
    topics_queued: session.topic_catalog_size - 1,
  })
  expect(after.topics.map(({ id }) => id)).not.toContain(first?.topic_id)
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 192, held: 0 })
  const article = await getArticle(tenant.agent, first?.article_id ?? '')
  expect(article).toMatchObject({
    session_id: session.session_id,
    topic: 'The coffee tastes bitter: what helps',
    title: first?.article_title,
    status: 'generated',
  })
  const { status, problems, trust_level } = article
  expect(first?.article).toEqual({ status, ...(problems && { problems }), trust_level })
  const { session_id } = session
  expect(await desk.eventsOf(tenant, 'article.generated')).toMatchObject([{ session_id }])
  expect(await desk.eventsOf(tenant, 'session.articles_generated')).toEqual([
    { session_id, article_ids: [article.id], next_run_at: after.next_run_at },
  ])
})

test('a session is estimated at what its last articles were charged, and holds no less for that', async () => {
  const tenant = await desk.service.createTenant()
  await desk.teach(tenant)
  const session = await desk.start(tenant, { problems: ['The coffee tastes bitter'] })
  const price = (input: object) =>
    estimate(tenant.agent, [createSessionCharge], {
      operation: 'createSession',
      input: { categories: ['Coffee'], ...input },
    })
  expect(await price({})).not.toHaveProperty('credits_expected')
  await change(tenant, session, { action: 'run_now' })
  await desk.write(session)
  expect(await price({})).toMatchObject({ credits_required: 15, credits_expected: 7 })
  expect(await price({ article_size: 'pillar' })).not.toHaveProperty('credits_expected')
})

test('a session publishes what passes, and keeps as a draft what does not, with the reason', async () => {
  const tenant = await desk.service.createTenant()
  await updateSettings(tenant.agent, { autoPublish: true })
  await desk.teach(tenant)
  const session = await desk.start(tenant, { problems: ['The coffee tastes bitter', 'The burrs run hot'] })
  for (const over of [{ form: 'digest' as const }, { form: 'brief' as const }]) {
    desk.writeAs(over)
    await change(tenant, session, { action: 'run_now' })
    await desk.write(session)
    desk.pass(1)
  }
  const { runs, credits_used, articles_count } = await desk.read(tenant, session)
  expect(runs).toMatchObject([
    { status: 'completed', reason: 'internal_brief', credits_used: 0 },
    { status: 'completed', credits_used: 7 },
  ])
  expect({ credits_used, articles_count }).toEqual({ credits_used: 7, articles_count: 2 })
  const [brief, digest] = await Promise.all(
    runs.map(({ article_id }) => getArticle(tenant.agent, article_id ?? '')),
  )
  expect(brief).toMatchObject({ status: 'generated', reason: 'internal_brief', credits_used: 0 })
  expect(digest).toMatchObject({ status: 'publishing', credits_used: 7 })
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 200 - 1 - 7, held: 0 })
})

test('each run takes the next language of the list, and starts again at its end', async () => {
  const tenant = await desk.service.createTenant()
  await desk.teach(tenant)
  const session = await desk.start(tenant, {
    languages: ['en', 'de', 'fr'],
    problems: ['Sour', 'Weak', 'Stale'],
  })
  for (let turn = 0; turn < 4; turn++) await change(tenant, session, { action: 'run_now' })
  const { runs } = await desk.read(tenant, session)
  expect(runs.map(({ language }) => language).toSorted()).toEqual(['de', 'en', 'en', 'fr'])
})

test('however many jobs come for one time, there is one run, and before its time there is none', async () => {
  const tenant = await desk.service.createTenant()
  const session = await desk.start(tenant, { problems: ['Sour', 'Weak'] })
  await run(session)
  expect((await desk.read(tenant, session)).runs).toEqual([])
  desk.pass(60)
  await Promise.all(Array.from({ length: 8 }, () => run(session)))
  expect((await desk.read(tenant, session)).runs).toHaveLength(1)
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 185, held: 15 })
})

test('after a day without a service there is one run, and the next a whole interval later', async () => {
  const tenant = await desk.service.createTenant()
  const session = await desk.start(tenant, { problems: ['Sour', 'Weak', 'Stale'] })
  desk.pass(24 * 60 + 17)
  await sweepSessions(desk.service.ctx)
  for (let job = 0; job < 3; job++) await run(session)
  const { runs, next_run_at } = await desk.read(tenant, session)
  expect(runs).toHaveLength(1)
  expect(Date.parse(next_run_at ?? '')).toBe(desk.service.ctx.now().getTime() + 3_600_000)
})

test('a time whose job was lost is found by the minute', async () => {
  const tenant = await desk.service.createTenant()
  const session = await desk.start(tenant)
  expect(await jobsOf(session, 'session.run')).toBe(1)
  await sweepSessions(desk.service.ctx)
  expect(await jobsOf(session, 'session.run')).toBe(1)
  desk.pass(61)
  await sweepSessions(desk.service.ctx)
  expect(await jobsOf(session, 'session.run')).toBe(2)
})

test('too few credits pause it with an event and keep its topic; a top-up resumes it automatically and immediately', async () => {
  const tenant = await desk.service.createTenant({ credits: 20 })
  const session = await desk.start(tenant, { problems: ['Sour', 'Weak'] })
  desk.pass(60)
  await run(session)
  desk.pass(60)
  await run(session)
  const paused = await desk.read(tenant, session)
  expect(paused).toMatchObject({
    status: 'paused',
    reason: 'insufficient_credits',
    message: expect.stringContaining('You have 5. 15 credits are reserved by 1 running job'),
    runs_total: 1,
    topics_queued: session.topic_catalog_size - 1,
  })
  expect(paused.next_run_at).toBeUndefined()
  expect(await desk.eventsOf(tenant, 'billing.credits_low')).toHaveLength(1)
  const { actions } = await getStatus(tenant.agent, statusParts)
  expect(actions.find(({ id }) => id === 'session_paused')?.path).toBe(`/sessions/${session.session_id}`)
  await run(session)
  await sweepSessions(desk.service.ctx)
  expect(await desk.read(tenant, session)).toMatchObject({ status: 'paused', runs_total: 1 })
  expect(await problemOf(change(tenant, session, { action: 'resume' }))).toMatchObject({
    kind: 'insufficient_credits',
  })
  await grant(tenant, 10)
  desk.pass(5)
  await Promise.all([sweepSessions(desk.service.ctx), sweepSessions(desk.service.ctx)])
  await run(session)
  expect(await desk.read(tenant, session)).toMatchObject({ status: 'running', runs_total: 2 })
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 0, held: 30 })
})

test('a session that was paused by hand stays paused after a top-up', async () => {
  const tenant = await desk.service.createTenant({ credits: 15 })
  const session = await desk.start(tenant)
  await change(tenant, session, { action: 'pause' })
  await grant(tenant, 500)
  await sweepSessions(desk.service.ctx)
  expect(await desk.read(tenant, session)).toMatchObject({ status: 'paused', reason: 'asked' })
})

test('paused it does not run, and resumed it keeps its rhythm without making up for missed runs', async () => {
  const tenant = await desk.service.createTenant()
  const session = await desk.start(tenant, { problems: ['Sour', 'Weak'] })
  await change(tenant, session, { action: 'pause' })
  desk.pass(150)
  await run(session)
  const resumed = await change(tenant, session, { action: 'resume' })
  expect(resumed).toMatchObject({ status: 'running', runs_total: 0 })
  const due = Date.parse(session.next_run_at ?? '')
  expect(Date.parse(resumed.next_run_at ?? '')).toBe(due + 2 * 3_600_000)
})

test('stopped is for good', async () => {
  const tenant = await desk.service.createTenant()
  const session = await desk.start(tenant)
  await change(tenant, session, { action: 'stop' })
  expect(await change(tenant, session, { action: 'stop' })).toMatchObject({ status: 'stopped' })
  for (const action of ['pause', 'resume', 'run_now'] as const)
    expect(await problemOf(change(tenant, session, { action }))).toMatchObject({ code: 'wrong_status' })
  desk.pass(120)
  await run(session)
  expect((await desk.read(tenant, session)).runs).toEqual([])
})

test('run now writes immediately, leaves the schedule unchanged, and one idempotency key writes once', async () => {
  const tenant = await desk.service.createTenant()
  const session = await desk.start(tenant, { problems: ['Sour', 'Weak'] })
  const ask = () =>
    desk.service.app().request(`/api/agent/session/${session.session_id}`, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${tenant.key}`,
        'content-type': 'application/json',
        'idempotency-key': `once ${session.session_id}`,
      },
      body: JSON.stringify({ action: 'run_now' }),
    })
  const first = await ask()
  expect(first.status).toBe(200)
  expect((await ask()).headers.get('idempotent-replayed')).toBe('true')
  const after = await desk.read(tenant, session)
  const path = `/api/agent/articles/${after.runs[0]?.article_id}`
  expect(Object.fromEntries(first.headers)).toMatchObject({
    location: path,
    link: `<${path}/cancel>; rel="cancel"`,
    'credits-held': String(session.estimated_credits_per_article),
    'retry-after': '5',
  })
  expect(after.runs).toMatchObject([{ trigger: 'asked', status: 'writing' }])
  expect(after.next_run_at).toBe(session.next_run_at)
})

test('run now without credits is refused and changes nothing', async () => {
  const tenant = await desk.service.createTenant({ credits: 16 })
  const session = await desk.start(tenant, { problems: ['Sour', 'Weak'] })
  await change(tenant, session, { action: 'run_now' })
  expect(await problemOf(change(tenant, session, { action: 'run_now' }))).toMatchObject({
    kind: 'insufficient_credits',
    missing: { creditsRequired: 15 },
  })
  expect(await desk.read(tenant, session)).toMatchObject({ status: 'running', runs_count: 1 })
})

test('an article that fails costs nothing; its topic gets its place back once and is then given up', async () => {
  const tenant = await desk.service.createTenant()
  const session = await desk.start(tenant, { problems: ['Sour'] })
  desk.failWriting(new WriteError('unreachable', 'The writer could not be reached.'))
  const first = (await change(tenant, session, { action: 'run_now' })).runs[0]?.topic
  await desk.write(session)
  expect((await desk.read(tenant, session)).topics[0]).toMatchObject({ title: first, status: 'queued' })
  await change(tenant, session, { action: 'run_now' })
  await desk.write(session)
  const after = await desk.read(tenant, session)
  expect(after.topics.find(({ title }) => title === first)?.status).toBe('failed')
  expect(after.runs).toMatchObject([
    { status: 'failed', error: 'The writer could not be reached.', credits_used: 0 },
    { status: 'failed' },
  ])
  expect(after).toMatchObject({ articles_count: 0, credits_used: 0 })
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 200, held: 0 })
  expect(await desk.eventsOf(tenant, 'session.articles_generated')).toEqual([])
})

test('without a topic it says so and asks for no credits, until one is added', async () => {
  const tenant = await desk.service.createTenant()
  const session = await desk.start(tenant)
  await change(tenant, session, { action: 'run_now' })
  expect(await problemOf(change(tenant, session, { action: 'run_now' }))).toMatchObject({ code: 'no_topics' })
  desk.pass(60)
  await run(session)
  expect(await desk.read(tenant, session)).toMatchObject({
    status: 'running',
    waiting_for: 'topics',
    message: expect.stringContaining('All topics are written'),
    runs_total: 1,
  })
  const { actions } = await getStatus(tenant.agent, statusParts)
  expect(actions.map(({ id }) => id)).toContain('session_without_topics')
  const added = await change(tenant, session, { action: 'add_topic', title: ' Roasting at home ' })
  expect(added.waiting_for).toBeUndefined()
  expect(added.topics).toMatchObject([{}, { title: 'Roasting at home', added: true, status: 'queued' }])
  desk.pass(60)
  await run(session)
  expect((await desk.read(tenant, session)).runs[0]?.topic).toBe('Roasting at home')
})

test('new knowledge is looked through by the minute: new topics join, those that wait get evidence, none comes back', async () => {
  const tenant = await desk.service.createTenant()
  const session = await desk.start(tenant, { problems: ['Kettles boil over', 'The coffee tastes bitter'] })
  const [kettles, bitter, category] = (await desk.read(tenant, session)).topics
  expect(bitter).toMatchObject({ title: 'The coffee tastes bitter: what helps', evidence: [] })
  await change(tenant, session, { action: 'veto', topic_id: kettles?.id ?? '' })
  await change(tenant, session, { action: 'add_topic', title: 'Our own story' })
  desk.pass(1)
  const documentId = await desk.teach(tenant)
  desk.pass(1)
  await sweepSessions(desk.service.ctx)
  expect(await jobsOf(session, 'session.catalog')).toBe(1)
  await refreshCatalog(desk.service.ctx, session.session_id)
  const { topics } = await desk.read(tenant, session)
  expect(topics[0]).toMatchObject({ title: 'Our own story' })
  expect(topics[1]).toMatchObject({ id: bitter?.id, evidence: [{ document_id: documentId }] })
  expect(topics.map(({ title }) => title)).toContain('Coffee: Cleaning the grinder')
  expect(topics.filter(({ title }) => title === category?.title)).toHaveLength(1)
  expect(topics.filter(({ title }) => title.includes('Kettles'))).toMatchObject([{ status: 'vetoed' }])
  await sweepSessions(desk.service.ctx)
  expect(await jobsOf(session, 'session.catalog')).toBe(1)
})

test('topics are put into an order, vetoed and restored to their place; what is not a topic is refused', async () => {
  const tenant = await desk.service.createTenant()
  const session = await desk.start(tenant, { problems: ['Sour', 'Weak', 'Stale'] })
  const { topics } = await desk.read(tenant, session)
  const [first, second, third, fourth] = topics.map(({ id }) => id)
  if (!first || !second || !third || !fourth)
    throw new Error('Three problems and a category are four topics.')
  const order = async (input: Parameters<typeof change>[2]) => {
    const changed = await change(tenant, session, input)
    return changed.topics.filter(({ status }) => status === 'queued').map(({ id }) => id)
  }
  const moved = [third, first, second, fourth]
  expect(await order({ action: 'reorder', topic_ids: [third] })).toEqual(moved)
  expect(await order({ action: 'veto', topic_id: first })).toEqual([third, second, fourth])
  expect(await order({ action: 'restore', topic_id: first })).toEqual(moved)
  const stranger = '00000000-0000-4000-8000-000000000000'
  expect(await problemOf(order({ action: 'reorder', topic_ids: [third, stranger] }))).toMatchObject({
    details: [{ path: 'topic_ids.1' }],
  })
  expect(await problemOf(order({ action: 'veto', topic_id: stranger }))).toMatchObject({
    details: [{ path: 'topic_id' }],
  })
  await change(tenant, session, { action: 'run_now' })
  expect(await problemOf(order({ action: 'veto', topic_id: third }))).toMatchObject({ code: 'wrong_status' })
})

test('an order that a person made stays when knowledge is added', async () => {
  const tenant = await desk.service.createTenant()
  const session = await desk.start(tenant, { problems: ['Kettles boil over', 'The coffee tastes bitter'] })
  const { topics } = await desk.read(tenant, session)
  const reversed = topics.map(({ id }) => id).toReversed()
  await change(tenant, session, { action: 'reorder', topic_ids: reversed })
  desk.pass(1)
  await desk.teach(tenant)
  await refreshCatalog(desk.service.ctx, session.session_id)
  const after = await desk.read(tenant, session)
  expect(after.topics.slice(0, reversed.length).map(({ id }) => id)).toEqual(reversed)
})

test('future runs are those of the next topics and languages within the span, and end with the topics', async () => {
  const tenant = await desk.service.createTenant()
  const session = await desk.start(tenant, { problems: ['Sour', 'Weak'], languages: ['en', 'de'] })
  const { topics } = await desk.read(tenant, session)
  const from = new Date(Date.parse(session.next_run_at ?? ''))
  const hours = (count: number) => new Date(from.getTime() + count * 3_600_000)
  const all = await listFutureRuns(tenant.agent, { from, to: hours(100) })
  expect(all).toMatchObject([
    { at: from, topicTitle: topics[0]?.title, language: 'en', credits: 15 },
    { at: hours(1), topicTitle: topics[1]?.title, language: 'de' },
    { at: hours(2), topicTitle: topics[2]?.title, language: 'en' },
  ])
  expect(await listFutureRuns(tenant.agent, { from: hours(1), to: hours(2) })).toEqual(all.slice(1, 2))
  await change(tenant, session, { action: 'pause' })
  expect(await listFutureRuns(tenant.agent, { from, to: hours(100) })).toEqual([])
})

test('a session whose language the writer no longer supports is paused with the reason, not retried without end', async () => {
  const tenant = await desk.service.createTenant()
  const session = await desk.start(tenant)
  const { db } = desk.service.ctx
  await db
    .update(sessions)
    .set({ languages: ['xx'] })
    .where(eq(sessions.id, session.session_id))
  desk.pass(60)
  await run(session)
  expect(await desk.read(tenant, session)).toMatchObject({
    status: 'paused',
    reason: 'refused',
    message: expect.stringContaining('xx'),
  })
})

test('an article that is deleted leaves its run in the history', async () => {
  const tenant = await desk.service.createTenant()
  const session = await desk.start(tenant)
  await change(tenant, session, { action: 'run_now' })
  await desk.write(session)
  const articleId = (await desk.read(tenant, session)).runs[0]?.article_id
  await desk.service.app().request(`/api/agent/articles/${articleId}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${tenant.key}` },
  })
  const [left] = (await desk.read(tenant, session)).runs
  expect(left).toMatchObject({ status: 'completed', article_title: expect.any(String) })
  expect(left?.article_id).toBeUndefined()
  expect(left?.article).toBeUndefined()
})

test('an estimate of a session and of a run is the price of the article, after the same judgement', async () => {
  const tenant = await desk.service.createTenant()
  const ask = async (operation: string, input: unknown) => {
    const response = await desk.service.app().request('/api/agent/estimate', {
      method: 'POST',
      headers: { authorization: `Bearer ${tenant.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ operation, input }),
    })
    return { status: response.status, body: await response.json() }
  }
  expect(await ask('changeSession', { action: 'run_now' })).toMatchObject({ status: 404 })
  const session = { categories: ['Coffee'], article_size: 'full' as const }
  expect(await ask('createSession', session)).toMatchObject({
    body: {
      credits_required: 33,
      balance_after: 200,
      affordable: true,
      notes: ['Creating a session is free. This is the price of each run.'],
    },
  })
  expect(await ask('createSession', { ...session, disable_competition: true })).toMatchObject({
    body: { credits_required: 25, balance_after: 200 },
  })
  expect((await ask('createSession', { ...session, languages: ['xx'] })).body.details).toMatchObject([
    { path: 'input.languages.0' },
  ])
  await desk.start(tenant, session)
  expect((await ask('changeSession', { action: 'run_now' })).body).toMatchObject({ credits_required: 33 })
  expect((await ask('changeSession', { action: 'pause' })).body).toMatchObject({ credits_required: 0 })
})
