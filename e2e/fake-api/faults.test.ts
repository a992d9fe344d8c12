import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { completeClaim, getMe, registerAgent } from '#contract/agents.ts'
import { generateArticle, getArticle } from '#contract/articles.ts'
import { listWebhooks } from '#contract/webhooks.ts'
import { call, callOperation } from '#lib/agent-api/client.ts'
import { AgentApiError, type AgentApiFailure } from '#lib/agent-api/errors.ts'
import { findFreePort } from '#test-support/free-port.ts'
import { generation, registration } from '../contract/contract-desk.ts'
import { fakeCode } from './agent-answers.ts'
import { hostileText } from './corrupt-response.ts'
import { type FakeApi, startStandInApi } from './fake-api.ts'
import { type Fault, type FaultOrder, faultsPath } from './faults.ts'

let api: FakeApi
let me: { key: string }
let id: string
beforeAll(async () => {
  api = await startStandInApi({ port: await findFreePort(), stageMs: 60_000 })
  vi.stubEnv('AGENT_API_URL', api.url)
  vi.stubEnv('NEXTAUTH_SECRET', 'a-secret-of-more-than-thirty-two-characters')
  const { claim_token } = await call(registerAgent, { body: registration('mara@acme.example') }, {})
  me = {
    key: (await call(completeClaim, { body: { claim_token, otp: fakeCode } }, {})).agent_api_key ?? '',
  }
  const once = { idempotencyKey: randomUUID() }
  id = String(
    (await call(generateArticle, { body: generation('https://acme.example/') }, { key: me.key, ...once })).id,
  )
})
afterAll(() => api.close())

const order = (one: FaultOrder) => fetch(api.url + faultsPath, { method: 'POST', body: JSON.stringify(one) })

/** What a read of the article comes to when the server does this wrong. */
async function readWith(fault: Fault) {
  await order({ fault, key: me.key, operation: 'getArticle', times: 1 })
  return callOperation(
    getArticle,
    { params: { id } },
    { ...me, timeoutMs: fault === 'timeout' ? 50 : 5_000 },
  ).then(
    ({ body }) => body,
    (error: unknown) => {
      if (!(error instanceof AgentApiError)) throw error
      return error.failure
    },
  )
}

const refusals: [Fault, Partial<AgentApiFailure>][] = [
  ['400', { kind: 'invalid' }],
  ['401', { kind: 'unauthorized' }],
  ['402', { kind: 'payment_required', creditsRequired: 20 }],
  ['403', { kind: 'forbidden' }],
  ['404', { kind: 'not_found' }],
  ['405', { kind: 'not_offered' }],
  ['409', { kind: 'conflict' }],
  ['422', { kind: 'conflict' }],
  ['429_without_retry_after', { kind: 'rate_limited', retryAfterSeconds: 30 }],
  ['500', { kind: 'unavailable', reason: 'server' }],
  ['timeout', { kind: 'unavailable', reason: 'timeout' }],
  ['cut', { kind: 'unavailable', reason: 'network' }],
  ['html', { kind: 'unexpected' }],
  ['empty', { kind: 'unexpected' }],
  ['bad_json', { kind: 'unexpected' }],
  ['other_shape', { kind: 'unexpected' }],
]

test.each(refusals)('a server that answers %s is understood as what it is', async (fault, failure) => {
  expect(await readWith(fault)).toMatchObject(failure)
})

test('an answer that is only odd is read all the same', async () => {
  expect(await readWith('wrapped')).toMatchObject({ id, status: 'processing' })
  expect(await readWith('unknown_words')).toMatchObject({ status: 'levitating', nobody_knows: {} })
  expect(await readWith('missing_members')).toEqual({ id, status: 'processing' })
  expect(await readWith('nulls')).toEqual({ id, status: 'processing' })
  expect(await readWith('huge_numbers')).toMatchObject({ status: 'processing' })
  expect(await readWith('hostile_text')).toMatchObject({ message: hostileText })
  expect(hostileText.length).toBeGreaterThan(10_000)
})

test('it fails as often as it was told, for whom it was told, and then is as good as before', async () => {
  expect(await readWith('500')).toMatchObject({ kind: 'unavailable' })
  expect(await call(getArticle, { params: { id } }, me)).toMatchObject({ status: 'processing' })
  await order({ fault: '500', key: 'somebody else' })
  expect(await call(getArticle, { params: { id } }, me)).toMatchObject({ status: 'processing' })
  await order({ fault: '403' })
  await expect(call(getArticle, { params: { id } }, me)).rejects.toMatchObject({
    failure: { kind: 'forbidden' },
  })
  await order({ fault: 'none' })
  expect(await call(getArticle, { params: { id } }, me)).toMatchObject({ status: 'processing' })
})

test('a server that says when to come back is understood, and not asked again before', async () => {
  const failure = { kind: 'rate_limited', retryAfterSeconds: 2 }
  expect(await readWith('429')).toMatchObject(failure)
  await order({ fault: 'none', key: me.key, operation: 'getArticle' })
  await expect(call(getArticle, { params: { id } }, me)).rejects.toMatchObject({
    failure: { kind: 'rate_limited' },
  })
})

test('at 30 requests a minute the door sends no read that would be refused, and tells how long it takes', async () => {
  const strict = await startStandInApi({ port: await findFreePort(), stageMs: 0, requestsPerMinute: 30 })
  const as = { key: 'service_agent_in_a_hurry', baseUrl: strict.url }
  const failureOf = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: unknown) => (error instanceof AgentApiError ? error.failure : error),
    )
  // What the server does not have costs one of them, however many pages ask.
  for (let page = 0; page < 40; page += 1)
    expect(await failureOf(call(getMe, {}, as))).toMatchObject({ kind: 'not_offered' })
  expect(strict.requestsOf(as.key)).toBe(1)
  for (let read = 0; read < 40; read += 1) await failureOf(call(listWebhooks, {}, as))
  expect(strict.requestsOf(as.key)).toBe(31)
  const refused = await failureOf(call(getArticle, { params: { id } }, as))
  expect(refused).toMatchObject({ kind: 'rate_limited', retryAfterSeconds: expect.any(Number) })
  expect(strict.requestsOf(as.key)).toBe(31)
  await strict.close()
})
