import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSessionDesk, type SessionDesk } from '#test-support/desks/session-desk.ts'
import { ServiceError } from '../core/errors.ts'
import { getBalance } from '../credits/get-balance.ts'
import { getStatus } from '../health/get-status.ts'
import { statusParts } from '../registry/registry.ts'
import { changeSession } from './change-session.ts'
import { getSession } from './get-session.ts'
import { listSessions } from './list-sessions.ts'

let desk: SessionDesk
beforeAll(async () => {
  desk = await openSessionDesk()
})
afterAll(() => desk.service.close())

const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof ServiceError ? error.problem : error),
  )
const page = { limit: 20, offset: 0 }

test('a new session is running, free, due one interval from now, and returned as requested', async () => {
  const tenant = await desk.service.createTenant({ credits: 15 })
  const session = await desk.start(tenant, { languages: ['en', 'de'], interval_minutes: 720 })
  expect(session).toMatchObject({
    status: 'running',
    categories: ['Coffee'],
    languages: ['en', 'de'],
    interval_minutes: 720,
    article_size: 'mini',
    estimated_credits_per_article: 15,
    next_run_at: '2026-03-01T21:00:00.000Z',
    created_at: '2026-03-01T09:00:00.000Z',
    topic_catalog_size: 1,
  })
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 15, held: 0 })
  const { areas } = await getStatus(tenant.agent, statusParts)
  expect(areas.find(({ id }) => id === 'sessions')).toMatchObject({ ready: true })
})

test('one credit too few for the first article is a refusal that names the price, and leaves nothing behind', async () => {
  const tenant = await desk.service.createTenant({ credits: 14 })
  expect(await problemOf(desk.start(tenant))).toMatchObject({
    kind: 'insufficient_credits',
    missing: { creditsRequired: 15, topup: { recommended_package_credits: 500 } },
  })
  expect((await listSessions(tenant.agent, page)).total).toBe(0)
  const cheaper = await desk.start(tenant, { disable_competition: true })
  expect(cheaper.estimated_credits_per_article).toBe(7)
})

test('of twenty concurrent requests one starts a session, and the others receive its id', async () => {
  const tenant = await desk.service.createTenant()
  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => desk.start(tenant)))
  const [first, ...more] = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  expect(more).toEqual([])
  const refusals = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refusals).toHaveLength(19)
  for (const refusal of refusals)
    expect(refusal.problem).toMatchObject({
      kind: 'conflict',
      extra: { existing_session_id: first?.session_id },
    })
})

test('the second session is a 409 with existing_session_id, before its price is judged', async () => {
  const tenant = await desk.service.createTenant({ credits: 15 })
  const first = await desk.start(tenant)
  const response = await desk.service.app().request('/api/agent/session', {
    method: 'POST',
    headers: { authorization: `Bearer ${tenant.key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ categories: ['Tea'], article_size: 'pillar' }),
  })
  expect(response.status).toBe(409)
  expect(await response.json()).toMatchObject({ error: 'Conflict', existing_session_id: first.session_id })
})

test('a session that is paused or stopped leaves room for another', async () => {
  const tenant = await desk.service.createTenant()
  const first = await desk.start(tenant)
  await changeSession(tenant.agent, { sessionId: first.session_id, input: { action: 'pause' } })
  const second = await desk.start(tenant)
  const resumed = changeSession(tenant.agent, { sessionId: first.session_id, input: { action: 'resume' } })
  expect(await problemOf(resumed)).toMatchObject({ extra: { existing_session_id: second.session_id } })
  await changeSession(tenant.agent, { sessionId: second.session_id, input: { action: 'stop' } })
  await desk.start(tenant)
  const { sessions } = await listSessions(tenant.agent, page)
  expect(sessions.map(({ status }) => status).toSorted()).toEqual(['paused', 'running', 'stopped'])
  const oldest = await listSessions(tenant.agent, { ...page, sort: 'when' })
  const idsOf = (list: readonly { session_id: string }[]) => list.map(({ session_id }) => session_id)
  expect(idsOf(oldest.sessions)).toEqual(idsOf(sessions).toReversed())
  expect((await listSessions(tenant.agent, { ...page, status: 'stopped' })).total).toBe(1)
})

test('options that the writer cannot write, and empty ones, are rejected up front at their field', async () => {
  const tenant = await desk.service.createTenant()
  const input = { categories: ['Coffee', '  '], problems: [' '], languages: ['en', 'xx'] }
  expect(await problemOf(desk.start(tenant, input))).toMatchObject({
    kind: 'invalid',
    details: [{ path: 'categories.1' }, { path: 'problems.0' }, { path: 'languages.1' }],
  })
})

test('the catalog crosses categories, problems and what is known, the best known first, each with its reason', async () => {
  const tenant = await desk.service.createTenant()
  const documentId = await desk.teach(tenant)
  const session = await desk.start(tenant, {
    categories: ['Coffee', 'Tea'],
    problems: ['The coffee tastes bitter', 'Kettles boil over'],
  })
  const { topics } = await desk.read(tenant, session)
  expect(topics).toHaveLength(session.topic_catalog_size)
  const [best] = topics
  expect(best).toMatchObject({
    title: 'The coffee tastes bitter: what helps',
    category: 'Coffee',
    problem: 'The coffee tastes bitter',
    evidence: [{ document_id: documentId, title: 'Grinders for a coffee bar' }],
    reason: expect.stringContaining('One of your readers’ problems, in Coffee'),
  })
  const titles = topics.map(({ title }) => title)
  // What the sections are headed, and no sentence of theirs.
  expect(titles).toContain('Coffee: Cleaning the grinder')
  expect(titles.join()).not.toContain('brushed every evening')
  // One article answers a problem, whichever of its categories it is in.
  expect(titles.filter((title) => title.startsWith('Kettles'))).toEqual(['Kettles boil over: what helps'])
  expect(titles.slice(-1)).toEqual(['Tea: what to know first'])
  expect(titles.indexOf('Coffee: Cleaning the grinder')).toBeLessThan(
    titles.indexOf('Kettles boil over: what helps'),
  )
  expect(topics.at(-1)).toMatchObject({ evidence: [], reason: expect.stringContaining('No document') })
})

test('what an article says already, or nearly, is not in the catalog', async () => {
  const tenant = await desk.service.createTenant()
  await desk.teach(tenant)
  const first = await desk.start(tenant, {
    problems: ['Cleaning a grinder', 'The grinder cleaned', 'Sour coffee'],
  })
  const { topics } = await desk.read(tenant, first)
  const about = (word: string, list = topics) =>
    list.filter(({ title }) => title.toLowerCase().includes(word))
  expect(about('clean')).toHaveLength(1)
  const sessionId = first.session_id
  const chosen = about('clean').map(({ id }) => id)
  await changeSession(tenant.agent, { sessionId, input: { action: 'reorder', topic_ids: chosen } })
  await changeSession(tenant.agent, { sessionId, input: { action: 'run_now' } })
  await changeSession(tenant.agent, { sessionId, input: { action: 'stop' } })
  const second = await desk.start(tenant, { problems: ['Cleaning a grinder', 'Sour coffee'] })
  const left = (await desk.read(tenant, second)).topics
  expect(about('clean', left)).toEqual([])
  expect(about('sour', left)).toHaveLength(1)
})

test('a session of another tenant and an unknown id are not found', async () => {
  const tenant = await desk.service.createTenant()
  const stranger = await desk.service.createTenant()
  const { session_id } = await desk.start(tenant)
  for (const sessionId of [session_id, '00000000-0000-4000-8000-000000000000']) {
    expect(await problemOf(getSession(stranger.agent, { sessionId }))).toEqual({ kind: 'not_found' })
    const change = changeSession(stranger.agent, { sessionId, input: { action: 'stop' } })
    expect(await problemOf(change)).toEqual({ kind: 'not_found' })
  }
  expect((await listSessions(stranger.agent, page)).sessions).toEqual([])
})

test('a known problem is listed under the category it belongs to, and under no other', async () => {
  const tenant = await desk.service.createTenant()
  await desk.teach(tenant)
  const content =
    '# Milk and foam\n\n## Why foam collapses\n\nFoam collapses when milk was heated twice or the jug was not clean.'
  await desk.teach(tenant, { title: 'Milk and foam', content })
  const session = await desk.start(tenant, {
    categories: ['Grinders', 'Milk'],
    problems: ['The foam is gone at once'],
  })
  const { topics } = await desk.read(tenant, session)
  expect(topics.filter(({ problem }) => problem !== undefined)).toMatchObject([
    { category: 'Milk', title: 'The foam is gone at once: what helps' },
  ])
})

test('a session for which everything is written already starts, and says that it waits for topics', async () => {
  const tenant = await desk.service.createTenant()
  const first = await desk.start(tenant)
  await changeSession(tenant.agent, { sessionId: first.session_id, input: { action: 'run_now' } })
  await changeSession(tenant.agent, { sessionId: first.session_id, input: { action: 'stop' } })
  expect(await desk.start(tenant)).toMatchObject({ topic_catalog_size: 0, waiting_for: 'topics' })
})
