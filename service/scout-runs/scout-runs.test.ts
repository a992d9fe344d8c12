import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ScoutResults } from '#contract/scout-results.ts'
import { CreateScoutRunInput } from '#contract/scout-runs.ts'
import {
  coffeePosts,
  type Forum,
  type ForumPost,
  sendJson,
  startForum,
} from '#test-support/loopback/forum.ts'
import { type LoopbackModel, type Reply, startLoopbackModel } from '#test-support/loopback/model-server.ts'
import { createTestService, type TestService, type TestTenant } from '#test-support/test-service.ts'
import type { AgentContext } from '../core/context.ts'
import { getBalance } from '../credits/get-balance.ts'
import { scoutRuns } from '../db/schema/scout-runs.ts'
import { events } from '../db/schema/webhooks.ts'
import { and, asc, eq, sql } from '../db/sql.ts'
import { createChatModel } from '../engines/chat-model/create-chat-model.ts'
import { runMaintenance } from '../maintenance.ts'
import { claimRun } from '../runs/claim-run.ts'
import { performRun } from '../runs/perform-run.ts'
import { updateSettings } from '../settings/update-settings.ts'
import { getHandle } from '../site/get-handle.ts'
import { createScoutRun } from './create-scout-run.ts'
import { getScoutRun } from './get-scout-run.ts'
import { listScoutRuns } from './list-scout-runs.ts'
import { scoutRun } from './scout-run.ts'

let forum: Forum
let service: TestService
beforeAll(async () => {
  forum = await startForum()
  service = await createTestService({
    environment: { OUTBOUND_ALLOW: forum.allow, COMMUNITY_URL: forum.address },
  })
})
afterEach(() => {
  forum.fault = undefined
  forum.posts = [...coffeePosts]
})
afterAll(async () => {
  await service.close()
  await forum.close()
})

const { signal } = new AbortController()
const start = (agent: AgentContext, input: Record<string, unknown> = {}) =>
  createScoutRun(agent, CreateScoutRunInput.parse({ query: 'quiet grinder', ...input }))
const work = (runId: string) => performRun(service.ctx, scoutRun, { runId, signal })
async function run(agent: AgentContext, input: Record<string, unknown> = {}) {
  const { run_id } = await start(agent, input)
  await work(run_id)
  return getScoutRun(agent, run_id)
}
const post = (name: string, title: string, more: Partial<ForumPost>): ForumPost => ({
  name,
  subreddit: 'Coffee',
  title,
  ...more,
})
const told = async ({ caller }: AgentContext) => {
  const rows = await service.ctx.db
    .select({ type: events.type, payload: events.payload })
    .from(events)
    .where(and(eq(events.tenantId, caller.tenantId)))
    .orderBy(asc(events.createdAt))
  return rows.map(({ type, payload }) => ({ type, data: payload.data }))
}
const ask = (tenant: TestTenant, method: string, path: string, body?: unknown) =>
  service.app().request(`/api/agent/scout/reddit${path}`, {
    method,
    headers: { authorization: `Bearer ${tenant.key}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

test('a run ends with scored posts, best first, its credits spent, and an event', async () => {
  const { agent } = await service.createTenant()
  const done = await run(agent, { subreddits: ['Coffee', 'espresso'] })
  expect(done).toMatchObject({ status: 'completed', credits_used: 30, engine: 'public-json' })
  const results = ScoutResults.parse(done.results)
  expect(results.items.map(({ id, type }) => [id, type])).toEqual(
    expect.arrayContaining([
      ['t3_aa1', 'request'],
      ['t3_aa2', 'pain_point'],
      ['t3_aa3', 'comparison'],
      ['t3_aa4', 'feature_request'],
      ['t3_aa5', 'complaint'],
      ['t3_aa7', 'discussion'],
    ]),
  )
  expect(results.items[0]?.id).toBe('t3_aa1')
  const scores = results.items.map(({ score }) => score)
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  expect(results.counts).toMatchObject({
    found: coffeePosts.length,
    shown: 6,
    merged: 1,
    set_aside: { adult: 1, removed: 1, advertisement: 1 },
  })
  expect(results.items.find(({ id }) => id === 't3_aa5')?.duplicates).toMatchObject({ count: 1 })
  expect(results.forums).toMatchObject([
    { name: 'Coffee', status: 'read', promotion: { verdict: 'forbidden' } },
    { name: 'espresso', status: 'read', promotion: { verdict: 'restricted' } },
  ])
  expect(await getBalance(agent)).toMatchObject({ credits: 170, held: 0 })
  expect(await told(agent)).toMatchObject([
    { type: 'scout.dispatched', data: { status: 'processing', credits_used: 30 } },
    { type: 'scout.results_ready', data: { run_id: done.run_id, results_count: 6, credits_used: 30 } },
  ])
})

test('posts that link to the company’s websites or to its published site are marked, and no others', async () => {
  const { agent } = await service.createTenant()
  await updateSettings(agent, { companyProfile: { websites: ['hand-ground.example'] } })
  const site = `${service.ctx.config.serviceUrl}/${await getHandle(agent)}`
  forum.posts = [
    post('t3_own1', 'A quiet grinder for the office', {
      selftext: 'This quiet grinder helped: [read](https://shop.hand-ground.example/quiet).',
    }),
    post('t3_own2', 'Camper vans need a quiet grinder too', {
      is_self: false,
      url: 'https://www.hand-ground.example/',
    }),
    post('t3_own3', 'Who reads on before buying a quiet grinder?', {
      selftext: `I read ${site}/quiet-grinders.`,
    }),
    post('t3_else1', 'My flat: looking for a quiet grinder', {
      selftext: 'See https://hand-ground.example.elsewhere.example/ on grinders.',
    }),
    post('t3_else2', 'Is this quiet grinder worth its price?', {
      is_self: false,
      url: 'https://elsewhere.example/?to=hand-ground.example',
    }),
    post('t3_else3', 'Quiet grinder against the neighbours', {
      selftext: `Not ${site}-two/quiet-grinders, and no hand-ground.example either.`,
    }),
  ]
  const { items } = ScoutResults.parse((await run(agent)).results)
  expect(Object.fromEntries(items.map(({ id, links_own_page }) => [id, links_own_page]))).toEqual({
    t3_own1: true,
    t3_own2: true,
    t3_own3: true,
    t3_else1: false,
    t3_else2: false,
    t3_else3: false,
  })
})

test('the limit keeps the best and says how many are left out', async () => {
  const { agent } = await service.createTenant()
  const { results } = await run(agent, { limit: 2 })
  expect(results).toMatchObject({ counts: { shown: 2, below_limit: 4 } })
})

test('a forum that cannot be read does not sink the others, and is named', async () => {
  const { agent } = await service.createTenant()
  const done = await run(agent, { subreddits: ['NoSuchForum', 'espresso'] })
  expect(done.status).toBe('completed')
  const { forums, warnings } = ScoutResults.parse(done.results)
  expect(forums).toMatchObject([{ name: 'NoSuchForum', status: 'failed' }, { status: 'read' }])
  expect(warnings[0]).toContain('NoSuchForum')
})

test.each([
  ['no forum exists', { subreddits: ['NoSuchForum', 'NorThis'] }, undefined, 'forum_unreachable', 'NorThis'],
  [
    'strangers are refused',
    { subreddits: ['Coffee', 'espresso'] },
    (response: Parameters<NonNullable<Forum['fault']>>[1]) => response.writeHead(403).end('<html>'),
    'forum_refused',
    'Ask your operator to connect an account',
  ],
  [
    'the forum redirects elsewhere',
    {},
    (response: Parameters<NonNullable<Forum['fault']>>[1]) =>
      response.writeHead(301, { location: 'http://elsewhere.example/' }).end(),
    'forum_refused',
    'redirects its readers elsewhere. Ask your operator to correct its address.',
  ],
])('when %s the run fails in words and its credits come back', async (_, input, send, reason, words) => {
  const { agent } = await service.createTenant()
  if (send) {
    forum.fault = (__, response) => {
      send(response)
      return true
    }
  }
  const failed = await run(agent, input)
  expect(failed).toMatchObject({
    status: 'failed',
    reason,
    error: expect.stringContaining(words),
    credits_used: 0,
  })
  expect(failed.results).toBeUndefined()
  expect(await getBalance(agent)).toMatchObject({ credits: 200, held: 0 })
  expect((await told(agent)).at(-1)).toMatchObject({
    type: 'scout.results_ready',
    data: { status: 'failed', credits_used: 0, error: expect.stringContaining(words) },
  })
})

test('rules that cannot be read cost no run: promotion is then not read', async () => {
  const { agent } = await service.createTenant()
  forum.fault = ({ path }, response) =>
    path.includes('/about/rules') ? sendJson(response, 404, { error: 404 }) : false
  const { forums } = ScoutResults.parse((await run(agent, { subreddits: ['Coffee'] })).results)
  expect(forums[0]?.promotion).toEqual({ verdict: 'not_read', rules: [] })
})

test('nothing found is a result, and says what to try', async () => {
  const { agent } = await service.createTenant()
  const done = await run(agent, { query: 'zeppelin', subreddits: ['Coffee'] })
  expect(done).toMatchObject({ status: 'completed', results_count: 0 })
  expect(ScoutResults.parse(done.results).warnings).toEqual([expect.stringContaining('No posts match')])
})

test('a run whose worker died is done by the next one, once and charged once', async () => {
  const { agent } = await service.createTenant()
  const { run_id } = await start(agent)
  await claimRun(service.ctx, scoutRun, run_id)
  await Promise.all([work(run_id), work(run_id)])
  await work(run_id)
  expect(await getScoutRun(agent, run_id)).toMatchObject({ status: 'completed' })
  expect(await getBalance(agent)).toMatchObject({ credits: 170, held: 0 })
  const ready = (await told(agent)).filter(({ type }) => type === 'scout.results_ready')
  expect(ready).toHaveLength(1)
})

test('housekeeping queues again what has long been silent', async () => {
  const { agent } = await service.createTenant()
  const { run_id } = await start(agent)
  const silent = new Date(Date.now() - 60 * 60_000)
  await service.ctx.db.update(scoutRuns).set({ updatedAt: silent }).where(eq(scoutRuns.id, run_id))
  await runMaintenance(service.ctx)
  const { rows } = await service.ctx.db.execute(
    sql`select 1 from pgboss.job where name = 'scout.run' and data ->> 'run_id' = ${run_id}`,
  )
  expect(rows).toHaveLength(2)
})

test('without credits nothing is accepted', async () => {
  const { agent } = await service.createTenant({ credits: 29 })
  await expect(start(agent)).rejects.toMatchObject({
    problem: { kind: 'insufficient_credits', missing: { creditsRequired: 30, breakdown: { scout: 30 } } },
  })
  expect(await listScoutRuns(agent, { limit: 20, offset: 0 })).toMatchObject({ total: 0 })
})

test('ten runs at once with credits for three are three runs', async () => {
  const { agent } = await service.createTenant({ credits: 95 })
  const ends = await Promise.allSettled(Array.from({ length: 10 }, () => start(agent)))
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect(await getBalance(agent)).toMatchObject({ credits: 5, held: 90 })
})

test.each([
  ['an empty query', { query: '' }, 'query'],
  ['a query of 501 characters', { query: '🙂'.repeat(501) }, 'query'],
  ['a query of signs', { query: '?! ---' }, 'query'],
  ['a limit of 0', { query: 'x', limit: 0 }, 'limit'],
  ['a limit of 101', { query: 'x', limit: 101 }, 'limit'],
  ['a limit in words', { query: 'x', limit: '20' }, 'limit'],
  [
    'eleven forums',
    { query: 'x', subreddits: Array.from({ length: 11 }, (_, n) => `sub${n}`) },
    'subreddits',
  ],
  ['a forum with r/', { query: 'x', subreddits: ['r/Coffee'] }, 'subreddits.0'],
  ['a forum of one letter', { query: 'x', subreddits: ['c'] }, 'subreddits.0'],
  ['a forum of 22 letters', { query: 'x', subreddits: ['c'.repeat(22)] }, 'subreddits.0'],
])('%s is refused by name', async (_, body, path) => {
  const tenant = await service.createTenant()
  const response = await ask(tenant, 'POST', '', body)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ details: [{ path }] })
})

test('the widest input is accepted, forums of one name once, and the defaults are filled in', async () => {
  const tenant = await service.createTenant()
  const most = Array.from({ length: 10 }, (_, n) => `${'c'.repeat(20)}${n}`)
  const wide = await ask(tenant, 'POST', '', { query: 'w'.repeat(500), subreddits: most, limit: 100 })
  expect(wide.status).toBe(202)
  expect(wide.headers.get('location')).toMatch(/^\/api\/agent\/scout\/reddit\/[\w-]{36}$/)
  const plain = await ask(tenant, 'POST', '', { query: 'x', subreddits: ['Coffee', 'coffee'] })
  expect(await plain.json()).toMatchObject({ subreddits: ['coffee'], limit: 20, status: 'processing' })
})

test('another tenant reads neither a run nor its list', async () => {
  const [mine, other] = [await service.createTenant(), await service.createTenant()]
  const { run_id } = await start(mine.agent)
  expect((await ask(mine, 'GET', `/${run_id}`)).status).toBe(200)
  expect((await ask(other, 'GET', `/${run_id}`)).status).toBe(404)
  expect(await (await ask(other, 'GET', '')).json()).toMatchObject({ runs: [], total: 0 })
})

test('the list is newest first, filtered by state and by words as they are written, and counts every state', async () => {
  const { agent } = await service.createTenant({ credits: 500 })
  const first = await run(agent, { query: 'grinder 100%' })
  const second = await start(agent, { query: 'quiet grinder' })
  const ids = async (query: object) =>
    (await listScoutRuns(agent, { limit: 20, offset: 0, ...query })).runs.map(({ run_id }) => run_id)
  expect(await ids({})).toEqual([second.run_id, first.run_id])
  expect(await ids({ status: 'completed' })).toEqual([first.run_id])
  expect(await ids({ q: '100%' })).toEqual([first.run_id])
  expect(await ids({ q: '%%' })).toEqual([])
  for (const status of [undefined, 'completed', 'failed'] as const) {
    const { counts, total } = await listScoutRuns(agent, { limit: 20, offset: 0, status })
    expect(counts).toEqual({ completed: 1, processing: 1 })
    expect(total).toBe(status === undefined ? 2 : status === 'completed' ? 1 : 0)
  }
  const [listed] = (await listScoutRuns(agent, { limit: 1, offset: 1 })).runs
  expect(listed).toMatchObject({ results_count: 6 })
  // What one would look at first, without the rest.
  const whole = ScoutResults.parse((await getScoutRun(agent, listed?.run_id ?? '')).results)
  const [best] = whole.items
  expect(listed?.best).toEqual({ title: best?.title, score: best?.score, forum: best?.forum })
  expect(listed?.results).toBeUndefined()
})

test('a run says which posts an earlier one found, and a list shows how many are new', async () => {
  const { agent } = await service.createTenant({ credits: 500 })
  const first = await run(agent, { query: 'grinder' })
  const again = await run(agent, { query: 'grinder' })
  const seenIn = async (id: string) =>
    ScoutResults.parse((await getScoutRun(agent, id)).results).items.map((item) => item.seen_before)
  expect(new Set(await seenIn(first.run_id))).toEqual(new Set([false]))
  expect(new Set(await seenIn(again.run_id))).toEqual(new Set([true]))
  const { runs } = await listScoutRuns(agent, { limit: 20, offset: 0 })
  expect(runs.map(({ new_count }) => new_count)).toEqual([0, (await seenIn(first.run_id)).length])
  // Where nothing is new, the best of all.
  expect(runs[0]?.best).toEqual(runs[1]?.best)
})

test('the eleventh run of an hour is refused with the seconds to wait', async () => {
  const tenant = await service.createTenant({ credits: 1000 })
  const statuses: number[] = []
  for (let n = 0; n < 11; n++) statuses.push((await ask(tenant, 'POST', '', { query: 'x' })).status)
  expect(statuses).toEqual([...Array(10).fill(202), 429])
})

test('one idempotency key is one run', async () => {
  const tenant = await service.createTenant()
  const post = () =>
    service.app().request('/api/agent/scout/reddit', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${tenant.key}`,
        'content-type': 'application/json',
        'idempotency-key': 'scout-once',
      },
      body: JSON.stringify({ query: 'grinder' }),
    })
  const first = await (await post()).json()
  expect(await (await post()).json()).toEqual(first)
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 170, held: 30 })
})

const played = (server: LoopbackModel) =>
  createChatModel({
    baseUrl: server.baseUrl,
    model: 'played',
    fetch: globalThis.fetch,
    settings: { url: 'WRITER_URL', model: 'WRITER_MODEL', key: 'WRITER_KEY' },
    timing: { attempts: 1 },
  })

/** The run of a service that has this model. */
async function runWith(reply: (user: string) => Reply, input: Record<string, unknown> = {}) {
  const server = await startLoopbackModel(({ user }) => reply(user))
  const { agent } = await service.createTenant()
  const ctx = {
    ...service.ctx,
    engines: { ...service.ctx.engines, models: { ...service.ctx.engines.models, writing: played(server) } },
  }
  const { run_id } = await start(agent, input)
  await performRun(ctx, scoutRun, { runId: run_id, signal })
  const done = await getScoutRun(agent, run_id)
  await server.close()
  return ScoutResults.parse(done.results)
}

/** The numbers and titles of the posts that a prompt shows. */
const numbered = (user: string) =>
  [...user.matchAll(/^(\d+)\. (.+)$/gm)].map(([, number, title = '']) => ({ number: Number(number), title }))

test('a model judges what posts are about, and each item says who judged it', async () => {
  const results = await runWith((user) => ({
    text: JSON.stringify({
      posts: numbered(user).map(({ number, title }) => ({
        number,
        type: 'request',
        fit: /quiet|recommend/i.test(title) ? 90 : 5,
        intent: 50,
        severity: 10,
        sincerity: 100,
        why: 'Asks which one to buy.',
      })),
    }),
  }))
  expect(results.items.length).toBeGreaterThan(0)
  expect(new Set(results.items.map(({ judged_by }) => judged_by))).toEqual(new Set(['model: played']))
  const fit = results.items[0]?.parts.find(({ part }) => part === 'fit')
  expect(fit).toMatchObject({ value: 90, why: 'Asks which one to buy.' })
  expect(results.counts.set_aside.off_topic).toBeGreaterThan(0)
})

test('judgements out of bounds, of posts that do not exist and with invented figures are not taken over', async () => {
  const results = await runWith((user) => ({
    text: JSON.stringify({
      posts: numbered(user).map(({ number }) => ({
        number: number % 3 === 0 ? 900 + number : number,
        type: 'complaint',
        fit: number % 3 === 1 ? 4000 : 100,
        intent: 100,
        severity: 100,
        sincerity: 100,
        why: 'Loses 98765 euro a week.',
      })),
    }),
  }))
  expect(new Set(results.items.map(({ judged_by }) => judged_by))).toEqual(new Set(['built-in']))
  expect(JSON.stringify(results.items)).not.toContain('98765')
})

test('a model that fails leaves the built-in judgements and the reason', async () => {
  const results = await runWith(() => ({ status: 500, error: 'out of memory' }))
  expect(results.items.every(({ judged_by }) => judged_by === 'built-in')).toBe(true)
  expect(results.warnings.join(' ')).toContain("because the model couldn't")
})

test('a post that says it in other words of the same stem or meaning is found', async () => {
  const { agent } = await service.createTenant()
  const text = 'Mine wakes the whole house at six. Quietness is all I ask for, so which one should I buy?'
  forum.posts.push({ name: 't3_loud', subreddit: 'Coffee', title: 'How loud is yours?', selftext: text })
  const results = ScoutResults.parse((await run(agent)).results)
  forum.posts.pop()
  const found = results.items.find(({ id }) => id === 't3_loud')
  expect(found?.parts.find(({ part }) => part === 'fit')?.why).toContain('stem or meaning')
})

test('spam and what is years old are set aside and counted', async () => {
  const { agent } = await service.createTenant()
  const some = [
    {
      name: 't3_spam',
      title: 'Quiet grinder, 20% off',
      selftext: 'Use my code QUIET20, buy now: https://bit.ly/q',
    },
    { name: 't3_old', title: 'Quiet grinder wanted', ageDays: 2500 },
  ].map((post) => ({ subreddit: 'Coffee', ...post }))
  forum.posts.push(...some)
  const { items, counts } = ScoutResults.parse((await run(agent)).results)
  forum.posts.splice(-2)
  expect(items.map(({ id }) => id)).not.toEqual(expect.arrayContaining(['t3_spam']))
  expect(items.map(({ id }) => id)).not.toEqual(expect.arrayContaining(['t3_old']))
  expect(counts.set_aside).toMatchObject({ spam: 1, too_old: 1 })
})
