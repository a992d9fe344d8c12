import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { getArticle } from '#contract/articles.ts'
import { createTestService, type TestService } from '#test-support/test-service.ts'
import type { Context } from '../core/context.ts'
import { notFound } from '../core/errors.ts'
import { type Route, route } from '../core/route.ts'
import type { LimitState } from '../engines/limiter/limiter.ts'
import { createApp } from './app.ts'

let service: TestService
beforeAll(async () => {
  const limits = { registration: { limit: 1, window_seconds: 3600 } }
  service = await createTestService({ environment: { RATE_LIMITS: JSON.stringify(limits) } })
})
afterAll(() => service.close())

const path = '/api/agent/articles/2b1c0d58-6f7a-4a3e-9a52-0c3d1f0a7b11'
const state = (remaining: number): LimitState => ({
  allowed: remaining >= 0,
  limit: 60,
  windowSeconds: 60,
  remaining: Math.max(0, remaining),
  resetSeconds: 30,
})

/** An app with one route, and a limiter that answers what the test says. */
async function open(count: () => Promise<LimitState>, handle: () => Promise<never>) {
  const { key } = await service.createTenant()
  const ctx: Context = {
    ...service.ctx,
    engines: { ...service.ctx.engines, limiter: { name: 'scripted', count, look: count } },
  }
  const only: Route = route(getArticle, handle)
  const app = createApp(ctx, [only], { beforeRoutes: [], afterRoutes: [] })
  return () => app.request(path, { headers: { authorization: `Bearer ${key}` } })
}

test('a read begins while its request is counted, where the caller was far from the limit', async () => {
  const began = Promise.withResolvers<LimitState>()
  const counts = [Promise.resolve(state(59)), began.promise]
  let reads = 0
  const read = await open(
    () => counts.shift() ?? Promise.reject(new Error('Counted too often.')),
    () => {
      reads += 1
      if (reads === 2) began.resolve(state(58))
      return Promise.reject(notFound('article'))
    },
  )
  expect((await read()).status).toBe(404)
  const second = await read()
  expect([second.status, second.headers.get('ratelimit')]).toEqual([404, '"reads";r=58;t=30'])
})

test('what was begun early is not told to a caller whom the count refuses', async () => {
  const counts = [state(59), state(-1), state(-1)]
  let reads = 0
  const read = await open(
    () => Promise.resolve(counts.shift() ?? state(-1)),
    () => {
      reads += 1
      return Promise.reject(notFound('article'))
    },
  )
  const statuses = [(await read()).status, (await read()).status, (await read()).status]
  expect([statuses, reads]).toEqual([[404, 429, 429], 2])
})

test('a registration that is refused for its form uses up nothing', async () => {
  const app = service.app()
  const register = async (body: unknown) => {
    const headers = { 'content-type': 'application/json' }
    return (await app.request('/agent/auth', { method: 'POST', headers, body: JSON.stringify(body) })).status
  }
  const full = { type: 'identity_assertion', assertion_type: 'verified_email', assertion: 'ada@acme.example' }
  const statuses = []
  for (const body of [{}, { type: 'anonymous' }, { ...full, assertion: 'ada' }, { ...full, agent_name: '' }])
    statuses.push(await register(body))
  expect(statuses).toEqual([400, 400, 400, 400])
  const whole = { ...full, agent_name: 'Newsroom bot', requested_credential_type: 'api_key' }
  expect([await register(whole), await register(whole)]).toEqual([200, 429])
})

test('reads and cancellations have room of their own, so that polling or a full limit keeps nobody from ending a job', async () => {
  const limits = { default: { limit: 1, window_seconds: 60 }, reads: { limit: 3, window_seconds: 60 } }
  const few = await createTestService({
    environment: { RATE_LIMITS: JSON.stringify({ ...limits, cancellations: limits.default }) },
  })
  onTestFinished(() => few.close())
  const { key } = await few.createTenant()
  const call = async (method: string, at: string) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const init = { method, headers, ...(method === 'POST' && { body: '{}' }) }
    const answer = await few.app().request(at, init)
    return [answer.status, answer.headers.get('ratelimit-policy')]
  }
  const reads = '"reads";q=3;w=60'
  expect(await call('GET', path)).toEqual([404, reads])
  expect(await call('GET', path)).toEqual([404, reads])
  expect(await call('POST', `${path}/publish`)).toEqual([404, '"default";q=1;w=60'])
  expect((await call('POST', `${path}/publish`))[0]).toBe(429)
  expect(await call('POST', `${path}/cancel`)).toEqual([404, '"cancellations";q=1;w=60'])
  expect((await call('GET', path))[0]).toBe(404)
  expect((await call('GET', path))[0]).toBe(429)
})

test('a limit that the operator sets for all holds for reads, too, and the wait is told in whole words', async () => {
  const few = await createTestService({
    environment: { RATE_LIMITS: '{"default":{"limit":1,"window_seconds":1}}' },
  })
  onTestFinished(() => few.close())
  const { key } = await few.createTenant()
  const read = () => few.app().request(path, { headers: { authorization: `Bearer ${key}` } })
  const answers = [await read(), await read()]
  expect(answers.map(({ status }) => status)).toEqual([404, 429])
  expect(await answers[1]?.json()).toMatchObject({
    message: expect.stringMatching(
      /^Rate limit “reads” exceeded: 1 request per second\. Try again in 1 second: it resets at \S+Z\.$/,
    ),
  })
})

test('a refusal names the limit that it hit and when that resets', async () => {
  const few = await createTestService({
    environment: { RATE_LIMITS: '{"lead-magnets":{"limit":1,"window_seconds":3600}}' },
  })
  onTestFinished(() => few.close())
  const { key } = await few.createTenant()
  const create = () =>
    few.app().request('/api/agent/lead-magnets', {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'checklist', topic: 'Setting up a coffee bar' }),
    })
  await create()
  const body = Object(await (await create()).json())
  expect(body).toMatchObject({
    code: 'rate_limited',
    message: expect.stringContaining('Rate limit “lead-magnets” exceeded: 1 request per hour.'),
    rate_limit: { name: 'lead-magnets', limit: 1, window_seconds: 3600 },
  })
  const waits = (Date.parse(body.rate_limit.resets_at) - Date.now()) / 1000
  expect(Math.abs(waits - body.retry_after)).toBeLessThan(5)
  expect(body.message).toContain(body.rate_limit.resets_at)
})
