import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { SaveAnswerEngineInput } from '#contract/answer-engines.ts'
import { type ChatReply, type LoopbackChat, startLoopbackChat } from '#test-support/loopback/chat-server.ts'
import { startLoopbackModel } from '#test-support/loopback/model-server.ts'
import { createTestService, type TestService, type TestTenant } from '#test-support/test-service.ts'
import { getMe } from '../agents/get-me.ts'
import { estimateBrandScan } from '../brand-scans/brand-scan-charge.ts'
import { answerEngines } from '../db/schema/answer-engines.ts'
import { eq } from '../db/sql.ts'
import { deleteAnswerEngine } from './delete-answer-engine.ts'
import { findAnswerPanel } from './find-answer-panel.ts'
import { listAnswerEngines } from './list-answer-engines.ts'
import { listAnswerModels } from './list-answer-models.ts'
import { saveAnswerEngine } from './save-answer-engine.ts'
import { testAnswerEngine } from './test-answer-engine.ts'

const key = 'sk-very-secret-0123456789'
const { signal } = new AbortController()

/** A port that the operator allowed and its user listens on. */
const openedPort = 47_131
const url = `http://127.0.0.1:${openedPort}/v1`
let service: TestService
let chat: LoopbackChat | undefined

beforeAll(async () => {
  service = await createTestService({
    environment: {
      OUTBOUND_ALLOW: `127.0.0.1:${openedPort}`,
      ANSWER_ENGINES: JSON.stringify([{ id: 'of-operator', url: 'http://127.0.0.1:9/v1', model: 'theirs' }]),
    },
  })
})
afterAll(() => service.close())
afterEach(async () => {
  await chat?.close()
  chat = undefined
})

async function listen(reply: ChatReply): Promise<LoopbackChat> {
  chat = await startLoopbackChat(() => reply, { port: openedPort })
  return chat
}

const inputOf = (more: Record<string, unknown> = {}) =>
  SaveAnswerEngineInput.parse({ provider: 'other', url, model: 'own-model', name: 'ChatGPT', key, ...more })
const connect = (tenant: TestTenant, more?: Record<string, unknown>) =>
  saveAnswerEngine(tenant.agent, inputOf(more))
const labelsOf = async ({ agent }: TestTenant) => (await findAnswerPanel(agent)).map(({ label }) => label)
const notFound = { problem: { kind: 'not_found' } }

test("the engines of a workspace win over the operator's, for this workspace alone and until the last is removed", async () => {
  const [one, other] = [await service.createTenant(), await service.createTenant()]
  expect(await labelsOf(one)).toEqual(['theirs'])
  const first = await connect(one)
  const second = await connect(one, { name: undefined, model: 'sonar' })
  expect(await labelsOf(one)).toEqual(['ChatGPT', 'sonar'])
  expect(await labelsOf(other)).toEqual(['theirs'])
  expect((await listAnswerEngines(one.agent)).in_use).toEqual([
    { name: 'ChatGPT', host: `127.0.0.1:${openedPort}`, from: 'tenant' },
    { name: 'sonar', host: `127.0.0.1:${openedPort}`, from: 'tenant' },
  ])
  expect((await listAnswerEngines(other.agent)).in_use).toEqual([
    { name: 'theirs', host: '127.0.0.1:9', from: 'operator' },
  ])
  await deleteAnswerEngine(one.agent, first.id)
  await deleteAnswerEngine(one.agent, second.id)
  expect(await labelsOf(one)).toEqual(['theirs'])
})

test('another workspace can neither see, change, test nor remove an engine', async () => {
  const [owner, stranger] = [await service.createTenant(), await service.createTenant()]
  const { id } = await connect(owner)
  expect((await listAnswerEngines(stranger.agent)).engines).toEqual([])
  await expect(saveAnswerEngine(stranger.agent, inputOf(), id)).rejects.toMatchObject(notFound)
  await expect(testAnswerEngine(stranger.agent, id, signal)).rejects.toMatchObject(notFound)
  await expect(deleteAnswerEngine(stranger.agent, id)).rejects.toMatchObject(notFound)
  const input = { url, engine_id: id }
  await expect(listAnswerModels(stranger.agent, input, signal)).rejects.toMatchObject(notFound)
  expect((await listAnswerEngines(owner.agent)).engines).toHaveLength(1)
})

test('a key is sealed, in no answer, and stays when another model of the same host is chosen', async () => {
  const tenant = await service.createTenant()
  const { calls } = await listen({ text: 'Buttondown, Ghost and Mailcoach.' })
  const connected = await connect(tenant)
  const changed = await saveAnswerEngine(tenant.agent, inputOf({ key: '', model: 'another' }), connected.id)
  const tested = await testAnswerEngine(tenant.agent, connected.id, signal)
  expect(calls.map(({ authorization, model }) => [authorization, model])).toEqual([
    [`Bearer ${key}`, 'another'],
  ])
  const [row] = await service.ctx.db.select().from(answerEngines).where(eq(answerEngines.id, connected.id))
  expect(row?.key).toBeTruthy()
  const seen = JSON.stringify([connected, changed, tested, row, await listAnswerEngines(tenant.agent)])
  expect(seen).not.toContain(key)
  expect([connected, changed, tested].every(({ has_key }) => has_key)).toBe(true)
})

test('a saved key never goes to another host than the one it was saved for', async () => {
  const tenant = await service.createTenant()
  const { id } = await connect(tenant)
  const elsewhere = { provider: 'openai', url: 'https://elsewhere.example/v1', key: undefined }
  await expect(saveAnswerEngine(tenant.agent, inputOf(elsewhere), id)).rejects.toMatchObject({
    problem: { details: [{ path: 'key' }] },
  })
})

test.each([
  ['http://127.0.0.1:8080/v1', "isn't on the public internet"],
  ['http://169.254.169.254/latest', "isn't on the public internet"],
  ['http://api.example/v1', 'only sent over https'],
])('the address %s is refused before anything is sent', async (address, words) => {
  const tenant = await service.createTenant()
  const refused = { problem: { details: [{ path: 'url', message: expect.stringContaining(words) }] } }
  await expect(connect(tenant, { url: address })).rejects.toMatchObject(refused)
  await expect(listAnswerModels(tenant.agent, { url: address, key }, signal)).rejects.toMatchObject(refused)
})

test('the same model is connected once, and no more than ten engines', async () => {
  const tenant = await service.createTenant()
  const together = await Promise.allSettled([connect(tenant), connect(tenant)])
  expect(together.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(connect(tenant)).rejects.toMatchObject({ problem: { code: 'answer_engine_exists' } })
  for (let at = 1; at < 10; at++) await connect(tenant, { model: `model-${at}` })
  await expect(connect(tenant, { model: 'one-more' })).rejects.toMatchObject({
    problem: { code: 'too_many_answer_engines' },
  })
})

test('a test keeps the beginning of the answer with the engine', async () => {
  const tenant = await service.createTenant()
  const { calls } = await listen({ text: `Buttondown, because it is plain. ${'It is plain. '.repeat(100)}` })
  const { id } = await connect(tenant)
  const { report } = await testAnswerEngine(tenant.agent, id, signal)
  expect(report).toMatchObject({ ok: true, question: calls[0]?.question })
  expect(report?.answer).toMatch(/^Buttondown, because it is plain\..*…$/)
  expect(report?.answer?.length).toBeLessThanOrEqual(600)
  expect((await listAnswerEngines(tenant.agent)).engines[0]?.report).toEqual(report)
})

test('a test of an engine that refuses says why once, without the key', async () => {
  const tenant = await service.createTenant()
  const { calls } = await listen({ status: 401, error: `wrong key ${key}` })
  const { id } = await connect(tenant)
  const { report } = await testAnswerEngine(tenant.agent, id, signal)
  expect(report).toMatchObject({ ok: false, message: expect.stringContaining('does not accept the key') })
  expect(report?.message).toContain('Settings, Answer engines')
  expect(JSON.stringify(report)).not.toContain(key)
  expect(calls).toHaveLength(1)
})

test('the models of an endpoint are listed with the key that is saved for it', async () => {
  const tenant = await service.createTenant()
  const server = await startLoopbackModel(() => ({ status: 500 }), {
    models: [{ id: 'sonar', object: 'model' }],
    port: openedPort,
  })
  const { id } = await connect(tenant)
  expect(await listAnswerModels(tenant.agent, { url, engine_id: id }, signal)).toEqual({
    models: [{ id: 'sonar' }],
  })
  await server.close()
})

test('an estimate says practice scan where no engine is connected, and the price is the same with one', async () => {
  const tenant = await service.createTenant()
  const { engines } = tenant.agent
  const alone = { ...tenant.agent, engines: { ...engines, answerPanel: [builtIn] } }
  const practice = await estimateBrandScan(alone)
  expect(practice.notes?.join()).toContain('this is a practice scan')
  await connect(tenant)
  const real = await estimateBrandScan(alone)
  expect(real.notes).toBeUndefined()
  expect(real.creditsRequired).toBe(practice.creditsRequired)
  const me = await getMe(alone, { rateLimits: {}, prices: [] })
  expect(me.engines.answer_panel).toEqual({ name: 'ChatGPT', kind: 'configured' })
})

const builtIn = {
  llmId: 'built-in',
  label: 'Your own content',
  kind: 'built-in',
  answer: async () => ({ text: '', isCut: false, sources: [] }),
} as const
