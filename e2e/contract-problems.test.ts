import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { disconnectAccount } from '#contract/accounts.ts'
import { adaptArticle, deleteAdaptation } from '#contract/adaptations.ts'
import { challengeClaim, completeClaim, getMe, registerAgent, revokeAgent } from '#contract/agents.ts'
import {
  deleteArticle,
  generateArticle,
  getArticle,
  listArticles,
  publishArticle,
} from '#contract/articles.ts'
import { getDelivery } from '#contract/deliveries.ts'
import { getDraft, saveDraft } from '#contract/drafts.ts'
import { getDocument } from '#contract/knowledge.ts'
import { operation } from '#contract/operation.ts'
import { createSession } from '#contract/sessions.ts'
import { createWebhook, deleteWebhook } from '#contract/webhooks.ts'
import { call, callOperation } from '#lib/agent-api/client.ts'
import { AgentApiError } from '#lib/agent-api/errors.ts'
import { toProblem } from '#lib/agent-api/problem.ts'
import { rotateOwnKey } from '#lib/agent-api/rotate-key.ts'
import { routes } from '#service/http/routes.ts'
import { eventually } from '#test-support/eventually.ts'
import { anyPage, idempotent } from './contract/call.ts'
import { generation, registration } from './contract/contract-desk.ts'
import { type ContractStage, startContractStage } from './contract/contract-stage.ts'

let stage: ContractStage
beforeAll(async () => {
  stage = await startContractStage()
})
afterAll(() => stage.close())

async function problemOf(work: Promise<unknown>) {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof AgentApiError)) throw new Error(`It was to be refused, and was not: ${error}`)
  return toProblem(error.failure)
}

const nobodys = '00000000-0000-4000-8000-000000000000'

test('a key that is not known is the problem "unauthorized" at every operation that takes one', async () => {
  const guarded = routes.map(({ operation }) => operation).filter(({ auth }) => auth === 'agent')
  for (const operation of guarded) {
    const request = {
      params: { id: nobodys, runId: nobodys, leadId: nobodys, purpose: 'writing', domain: 'a.example' },
      body: operation.body && {},
    }
    const problem = await problemOf(callOperation(operation, request, { key: 'service_agent_unknown' }))
    expect([operation.id, problem.kind]).toEqual([operation.id, 'unauthorized'])
    expect(problem.requestId).toBeDefined()
  }
})

test('an id that is unknown or another tenant\'s is the problem "not_found"', async () => {
  const desk = await stage.openDesk()
  const stranger = await stage.openDesk()
  for (const id of [nobodys, await stranger.draft()]) {
    expect(await problemOf(call(getArticle, { params: { id } }, desk))).toMatchObject({ kind: 'not_found' })
    expect(await problemOf(call(getDraft, { params: { id } }, desk))).toMatchObject({ kind: 'not_found' })
    expect(await problemOf(call(publishArticle, { params: { id } }, desk))).toMatchObject({
      kind: 'not_found',
    })
    expect(await problemOf(call(deleteArticle, { params: { id } }, desk))).toMatchObject({
      kind: 'not_found',
    })
  }
  for (const id of [nobodys, await stranger.document()])
    expect(await problemOf(call(getDocument, { params: { id } }, desk))).toMatchObject({ kind: 'not_found' })
  for (const id of [nobodys, (await stranger.endpoint()).id])
    expect(await problemOf(call(deleteWebhook, { params: { id } }, desk))).toMatchObject({
      kind: 'not_found',
    })
  for (const article_id of [nobodys, await stranger.draft()]) {
    const body = { article_id, platforms: [], include_ref_link: true }
    expect(await problemOf(call(adaptArticle, { body }, { key: desk.key, ...idempotent() }))).toMatchObject({
      kind: 'not_found',
    })
  }
  for (const id of [nobodys, await stranger.adaptation()])
    expect(await problemOf(call(deleteAdaptation, { params: { id } }, desk))).toMatchObject({
      kind: 'not_found',
    })
  expect(await problemOf(call(disconnectAccount, { params: { id: nobodys } }, desk))).toMatchObject({
    kind: 'not_found',
  })
  expect(await problemOf(call(getDelivery, { params: { id: nobodys } }, desk))).toMatchObject({
    kind: 'not_found',
  })
  expect(await problemOf(call(revokeAgent, { params: { id: nobodys } }, desk))).toMatchObject({
    kind: 'not_found',
  })
})

test('refused input is the problem "invalid" and names its member', async () => {
  const desk = await stage.openDesk()
  const body = { ...generation('ftp://acme.example/'), topic: 'x'.repeat(501) }
  expect(await problemOf(call(generateArticle, { body }, { key: desk.key, ...idempotent() }))).toMatchObject({
    kind: 'invalid',
    fieldErrors: { topic: expect.any(String), 'source_urls.0': expect.any(String) },
  })
  const webhook = call(createWebhook, { body: { url: 'http://10.0.0.1/' } }, desk)
  expect(await problemOf(webhook)).toMatchObject({
    kind: 'invalid',
    fieldErrors: { url: expect.any(String) },
  })
  // The built-in voice does not speak it.
  const audio = { ...generation(desk.site.url('/grinders')), audio: true, language: 'so' }
  expect(
    await problemOf(call(generateArticle, { body: audio }, { key: desk.key, ...idempotent() })),
  ).toMatchObject({
    kind: 'invalid',
    fieldErrors: { audio: expect.any(String) },
  })
})

test('too few credits is the problem "payment_required" with what is needed and the package', async () => {
  const { key } = await stage.service.createTenant({ credits: 3 })
  const { site } = await stage.openDesk()
  const body = generation(site.url('/grinders'))
  expect(await problemOf(call(generateArticle, { body }, { key, ...idempotent() }))).toMatchObject({
    kind: 'payment_required',
    creditsRequired: 17,
    topup: { recommended_package_credits: 500, recommended_package_price_usd: 5 },
  })
})

test('a state that does not allow it is the problem "conflict"', async () => {
  const desk = await stage.openDesk()
  const bad = { ...generation(desk.site.url('/nothing-here')), topic: undefined }
  const { id } = await call(generateArticle, { body: bad }, { key: desk.key, ...idempotent() })
  const failed = String(id)
  await eventually(async () =>
    (await call(getArticle, { params: { id: failed } }, desk)).status === 'failed' ? true : undefined,
  )
  expect(await problemOf(call(publishArticle, { params: { id: failed } }, desk))).toMatchObject({
    kind: 'conflict',
  })
  const draft = await call(getDraft, { params: { id: await desk.draft() } }, desk)
  const { title, slug, description, version } = draft
  const save = (markdown: string) =>
    call(
      saveDraft,
      { params: { id: draft.article_id }, body: { title, slug, description, markdown, version } },
      desk,
    )
  await save(`${draft.markdown}\n\nOne more.`)
  expect(await problemOf(save(`${draft.markdown}\n\nAnother one.`))).toMatchObject({
    kind: 'conflict',
    code: 'version_conflict',
  })
  const { agent } = await call(getMe, {}, desk)
  expect(await problemOf(call(revokeAgent, { params: { id: agent.id } }, desk))).toMatchObject({
    kind: 'conflict',
  })
})

test('one idempotency key with two payloads is a conflict, and with one payload one article', async () => {
  const desk = await stage.openDesk()
  const once = idempotent()
  const body = generation(desk.site.url('/grinders'))
  const first = await call(generateArticle, { body }, { key: desk.key, ...once })
  expect(await call(generateArticle, { body }, { key: desk.key, ...once })).toEqual(first)
  const other = call(
    generateArticle,
    { body: { ...body, topic: 'Something else' } },
    { key: desk.key, ...once },
  )
  expect(await problemOf(other)).toMatchObject({ kind: 'conflict' })
  expect((await call(listArticles, { query: anyPage }, desk)).total).toBe(1)
})

test('a claim tells wrong, not yet shown, used and superseded apart by their code', async () => {
  const desk = await stage.openDesk()
  const { claimToken, attemptToken } = await desk.claim()
  const complete = (otp: string, claim_token = claimToken) =>
    call(completeClaim, { body: { claim_token, otp } }, {})
  expect(await problemOf(complete('000000', 'clm_x'))).toMatchObject({ code: 'invalid_claim_token' })
  expect(await problemOf(complete('000000'))).toMatchObject({ kind: 'invalid', code: 'otp_not_generated' })
  const { challenge } = await call(challengeClaim, { body: { claim_attempt_token: attemptToken } }, {})
  const wrong = challenge === '111111' ? '222222' : '111111'
  expect(await problemOf(complete(wrong))).toMatchObject({ kind: 'unauthorized', code: 'otp_invalid' })
  await complete(challenge)
  expect(await problemOf(complete(challenge))).toMatchObject({ kind: 'conflict', code: 'previously_claimed' })
  const email = `${randomUUID()}@acme.example`
  const first = await call(registerAgent, { body: registration(email) }, {})
  await call(registerAgent, { body: registration(email) }, {})
  expect(await problemOf(complete('000000', first.claim_token))).toMatchObject({
    kind: 'gone',
    code: 'claim_superseded',
  })
})

test('past a limit the problem is "rate_limited" with the seconds to wait', async () => {
  const { key: first } = await stage.service.createTenant()
  let key = first
  for (let rotation = 0; rotation < 5; rotation++)
    key = (await rotateOwnKey({ key }, { grace_seconds: 0 })).agent_api_key
  const refused = await problemOf(rotateOwnKey({ key }, { grace_seconds: 0 }))
  expect(refused).toMatchObject({ kind: 'rate_limited', retryAfterSeconds: expect.any(Number) })
})

test('an operation that is not built is the problem "not_offered", and a service that is gone "unavailable"', async () => {
  const { key } = await stage.service.createTenant()
  const request = { body: { categories: ['Conical burrs'] } }
  const nowhere = operation({ ...createSession, origin: 'ours', path: '/api/agent/not-built' })
  expect(await problemOf(callOperation(nowhere, request, { key }))).toMatchObject({ kind: 'not_offered' })
  const elsewhere = { key, baseUrl: 'http://127.0.0.1:1' }
  expect(await problemOf(callOperation(createSession, request, elsewhere))).toMatchObject({
    kind: 'unavailable',
  })
})
