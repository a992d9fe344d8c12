import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { adaptArticle } from '#contract/adaptations.ts'
import { completeClaim, registerAgent } from '#contract/agents.ts'
import { generateArticle, getArticle, publishArticle } from '#contract/articles.ts'
import { listDeliveries } from '#contract/deliveries.ts'
import { deleteDocument } from '#contract/knowledge.ts'
import { operations } from '#contract/operations.ts'
import { listWebhooks } from '#contract/webhooks.ts'
import { call, callOperation } from '#lib/agent-api/client.ts'
import { uploadOrFindDocument } from '#lib/agent-api/documents.ts'
import { AgentApiError } from '#lib/agent-api/errors.ts'
import { rotateOwnKey } from '#lib/agent-api/rotate-key.ts'
import { deadLetters } from '#lib/queries/requests.ts'
import { routes } from '#service/http/routes.ts'
import { eventually } from '#test-support/eventually.ts'
import { findFreePort } from '#test-support/free-port.ts'
import { generation, registration } from '../contract/contract-desk.ts'
import { fakeCode } from './agent-answers.ts'
import { type FakeApi, fakeResponses, startStandInApi } from './fake-api.ts'

let api: FakeApi
beforeAll(async () => {
  api = await startStandInApi({ port: await findFreePort(), stageMs: 500 })
  vi.stubEnv('AGENT_API_URL', api.url)
  vi.stubEnv('NEXTAUTH_SECRET', 'a-secret-of-more-than-thirty-two-characters')
})
afterAll(() => api.close())

async function claim(): Promise<{ key: string }> {
  const { claim_token } = await call(registerAgent, { body: registration('mara@acme.example') }, {})
  const { agent_api_key = '' } = await call(completeClaim, { body: { claim_token, otp: fakeCode } }, {})
  return { key: agent_api_key }
}

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof AgentApiError ? error.failure : error),
  )

const once = () => ({ idempotencyKey: randomUUID() })
const statusOf = async (me: { key: string }, id: string) =>
  (await call(getArticle, { params: { id } }, me)).status

test('it has every published operation that our service answers, and none of ours', async () => {
  const answered = fakeResponses.map(({ operation }) => operation.id)
  const published = routes.map(({ operation }) => operation).filter(({ origin }) => origin === 'published')
  expect(answered.toSorted()).toEqual(published.map(({ id }) => id).toSorted())
  const me = await claim()
  for (const operation of operations.filter(({ origin }) => origin === 'ours')) {
    const request = {
      params: { id: randomUUID(), runId: randomUUID() },
      body: 'body' in operation ? {} : undefined,
    }
    // Of all operations together the compiler cannot know what one of them takes.
    const failure = await refusal(callOperation({ ...operation, responses: {} }, request as never, me))
    expect([operation.id, failure]).toMatchObject([operation.id, { kind: /not_(found|offered)/ }])
  }
})

test('an article is written, published and read, and the third one is not paid for', async () => {
  const me = await claim()
  const topic = generation('https://acme.example/')
  const { id } = await call(generateArticle, { body: topic }, { key: me.key, ...once() })
  const article = String(id)
  expect(await statusOf(me, article)).toBe('processing')
  expect(await refusal(call(publishArticle, { params: { id: article } }, me))).toMatchObject({
    kind: 'conflict',
  })
  await eventually(async () => ((await statusOf(me, article)) === 'generated' ? true : undefined))
  expect(await call(publishArticle, { params: { id: article } }, me)).toMatchObject({ status: 'publishing' })
  expect(await statusOf(me, article)).toBe('publishing')
  await eventually(async () => ((await statusOf(me, article)) === 'published' ? true : undefined))
  expect(await call(publishArticle, { params: { id: article } }, me)).toMatchObject({ status: 'published' })
  const failing = await call(
    generateArticle,
    { body: { ...topic, topic: 'please fail' } },
    { key: me.key, ...once() },
  )
  await eventually(async () => ((await statusOf(me, String(failing.id))) === 'failed' ? true : undefined))
  expect(await refusal(call(generateArticle, { body: topic }, { key: me.key, ...once() }))).toMatchObject({
    kind: 'payment_required',
  })
  expect(await refusal(call(getArticle, { params: { id: article } }, await claim()))).toMatchObject({
    kind: 'not_found',
  })
})

test('documents are added and deleted, webhooks and deliveries listed and filtered', async () => {
  const me = await claim()
  const body = { source_type: 'manual' as const, title: 'Beans', content: 'Beans are roasted here.' }
  const uploaded = await uploadOrFindDocument(me, body, once())
  if (!('document' in uploaded)) throw new Error('It is new.')
  await call(deleteDocument, { params: { id: uploaded.document.id } }, me)
  expect(await refusal(call(deleteDocument, { params: { id: uploaded.document.id } }, me))).toMatchObject({
    kind: 'not_found',
  })
  expect((await call(listWebhooks, {}, me)).webhooks).toHaveLength(2)
  // It names no page size, so it is not sent one.
  expect(await call(listDeliveries, { query: { limit: 2, offset: 4 } }, me)).toMatchObject({
    total: 5,
    limit: 20,
    offset: 4,
  })
  expect(await call(listDeliveries, deadLetters, me)).toMatchObject({ total: 1 })
})

test('an article is adapted, and a platform that fails stands in errors and is not paid for', async () => {
  const me = await claim()
  const { id } = await call(
    generateArticle,
    { body: generation('https://acme.example/') },
    { key: me.key, ...once() },
  )
  const platforms = ['linkedin', 'reddit'] as const
  const body = { article_id: String(id), platforms: [...platforms], include_ref_link: true }
  expect(await call(adaptArticle, { body }, { key: me.key, ...once() })).toMatchObject({
    adaptations: [{ platform: 'linkedin' }],
    total_credits: 5,
    errors: [{ platform: 'reddit' }],
  })
  const unknown = { ...body, article_id: randomUUID() }
  // Without a code nobody can tell an unknown article from an operation that is not there.
  expect(await refusal(call(adaptArticle, { body: unknown }, { key: me.key, ...once() }))).toMatchObject({
    kind: 'not_offered',
  })
})

test('requests that break the contract are refused', async () => {
  const me = await claim()
  const asText = (body: unknown) =>
    fetch(`${api.url}/api/agent/autopilot`, {
      method: 'POST',
      headers: { authorization: `Bearer ${me.key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  expect((await asText({ topic: 'Tea', sice: 'mini' })).status).toBe(400)
  expect((await asText({})).status).toBe(400)
  const rotation = rotateOwnKey(me, { grace_seconds: 60 })
  expect(await refusal(rotation)).toMatchObject({ kind: 'invalid' })
})

test('a rotated key goes on where the old one stopped', async () => {
  const me = await claim()
  const { id } = await call(
    generateArticle,
    { body: generation('https://acme.example/') },
    { key: me.key, ...once() },
  )
  const { agent_api_key } = await rotateOwnKey(me, { grace_seconds: 0 })
  expect(await refusal(call(listWebhooks, {}, me))).toMatchObject({ kind: 'unauthorized' })
  expect(await call(getArticle, { params: { id: String(id) } }, { key: agent_api_key })).toMatchObject({ id })
})
