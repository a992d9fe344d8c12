import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { SaveConnectionInput } from '#contract/models.ts'
import {
  type LoopbackModel,
  type ReceivedCall,
  type Reply,
  startLoopbackModel,
} from '#test-support/loopback/model-server.ts'
import { startLoopbackSearch } from '#test-support/loopback/search.ts'
import { createTestService, type TestService, type TestTenant } from '#test-support/test-service.ts'
import { modelConnections } from '../db/schema/models.ts'
import { eq } from '../db/sql.ts'
import { deleteConnection } from './delete-connection.ts'
import { findModels } from './find-models.ts'
import { findWebSearch } from './find-web-search.ts'
import { listConnections } from './list-connections.ts'
import { listOfferedModels } from './list-offered-models.ts'
import { modelStatus } from './model-status.ts'
import { saveConnection } from './save-connection.ts'
import { testConnection } from './test-connection.ts'

const key = 'sk-very-secret-0123456789'
const { signal } = new AbortController()

/** A port that the operator allowed and its user listens on. */
const openedPort = 47_113
let service: TestService
let server: LoopbackModel | undefined

beforeAll(async () => {
  service = await createTestService({
    environment: {
      OUTBOUND_ALLOW: `127.0.0.1:${openedPort}`,
      WRITER_URL: 'http://127.0.0.1:9/v1',
      WRITER_MODEL: 'of-the-operator',
      // Nothing listens there, whatever runs on this machine.
      OLLAMA_URL: 'http://127.0.0.1:9',
    },
  })
})
afterAll(() => service.close())
afterEach(async () => {
  await server?.close()
  server = undefined
})

async function listen(reply: (call: ReceivedCall) => Reply, models: Record<string, unknown>[] = []) {
  server = await startLoopbackModel(reply, { models, port: openedPort })
  return server
}
const url = `http://127.0.0.1:${openedPort}/v1`
const connect = (tenant: TestTenant, more: Record<string, unknown> = {}) =>
  saveConnection(
    tenant.agent,
    'writing',
    SaveConnectionInput.parse({ provider: 'other', url, model: 'own-model', key, ...more }),
  )

test('the model that a tenant connects wins over the one of the operator, for this tenant alone', async () => {
  const [one, other] = [await service.createTenant(), await service.createTenant()]
  await connect(one)
  expect((await findModels(one.agent)).writing?.name).toBe('model: own-model')
  expect((await findModels(other.agent)).writing?.name).toBe('model: of-the-operator')
  expect((await listConnections(one.agent)).in_use.writing).toEqual({
    name: 'own-model',
    host: `127.0.0.1:${openedPort}`,
    from: 'tenant',
  })
  await deleteConnection(one.agent, 'writing')
  expect((await findModels(one.agent)).writing?.name).toBe('model: of-the-operator')
  await expect(deleteConnection(one.agent, 'writing')).rejects.toMatchObject({
    problem: { kind: 'not_found' },
  })
})

test('the status says whether a model writes, and what is missing without one', async () => {
  const { agent } = await service.createTenant()
  expect((await modelStatus(agent)).area).toMatchObject({ ready: true, detail: 'of-the-operator' })
  const models = { ...agent.engines.models, writing: null }
  const alone = { ...agent, engines: { ...agent.engines, models } }
  expect((await modelStatus(alone)).area).toMatchObject({
    ready: false,
    detail: 'No model connected. Articles are evidence digests.',
  })
})

test('the model that writes judges as well, until one for checking is connected', async () => {
  const tenant = await service.createTenant()
  await connect(tenant)
  expect((await findModels(tenant.agent)).judge).toMatchObject({
    model: { model: 'own-model' },
    answers: 'verdicts',
  })
  const input = SaveConnectionInput.parse({ provider: 'other', url, model: 'bespoke-minicheck' })
  await saveConnection(tenant.agent, 'checking', input)
  expect((await findModels(tenant.agent)).judge).toMatchObject({
    model: { model: 'bespoke-minicheck' },
    answers: 'yes_no',
  })
})

test('a key is sealed, in no answer, and stays when another model of the same host is chosen', async () => {
  const tenant = await service.createTenant()
  const asked = await listen(() => ({ text: 'Clear words sell.' }))
  const answers = [await connect(tenant), await connect(tenant, { key: '', model: 'another-model' })]
  answers.push(await testConnection(tenant.agent, 'writing', signal))
  expect(asked.calls[0]?.authorization).toBe(`Bearer ${key}`)
  expect(asked.calls[0]?.model).toBe('another-model')
  const [row] = await service.ctx.db
    .select()
    .from(modelConnections)
    .where(eq(modelConnections.tenantId, tenant.agent.caller.tenantId))
  expect(row?.key).toBeTruthy()
  const seen = JSON.stringify([answers, await listConnections(tenant.agent), row])
  expect(seen).not.toContain(key)
  expect(answers.map(({ has_key }) => has_key)).toEqual([true, true, true])
})

test('a saved key never goes to another host than the one it was saved for', async () => {
  const tenant = await service.createTenant()
  await connect(tenant)
  const elsewhere = { provider: 'openai', url: 'https://elsewhere.example/v1', model: 'm' }
  await expect(
    saveConnection(tenant.agent, 'writing', SaveConnectionInput.parse(elsewhere)),
  ).rejects.toMatchObject({ problem: { details: [{ path: 'key' }] } })
})

test.each([
  ['http://127.0.0.1:8080/v1', "isn't on the public internet"],
  ['http://localhost/v1', "isn't on the public internet"],
  ['http://169.254.169.254/latest', "isn't on the public internet"],
  ['http://192.168.1.4:8000/v1', "isn't on the public internet"],
  ['http://api.example/v1', 'only sent over https'],
])('the address %s is refused before anything is sent', async (address, words) => {
  const tenant = await service.createTenant()
  const refused = { problem: { details: [{ path: 'url', message: expect.stringContaining(words) }] } }
  await expect(connect(tenant, { url: address })).rejects.toMatchObject(refused)
  const input = { url: address, key }
  await expect(listOfferedModels(tenant.agent, 'writing', input, signal)).rejects.toMatchObject(refused)
})

test('the models of an endpoint are listed with their context, without those that cannot chat', async () => {
  const tenant = await service.createTenant()
  await listen(
    () => ({ status: 500 }),
    [
      { id: 'large', object: 'model', context_length: 131_072 },
      { id: 'text-embedding-3-small', object: 'model' },
      { id: 'Small', object: 'model', owned_by: 'x' },
    ],
  )
  expect(await listOfferedModels(tenant.agent, 'writing', { url, key }, signal)).toEqual({
    models: [{ id: 'large', context_tokens: 131_072 }, { id: 'Small' }],
  })
})

const river = '{"river": "Danube", "length_km": 2850}'
const isSchema = (call: ReceivedCall) => call.format === 'json_schema'
const isAsked = (call: ReceivedCall) => /JSON Schema/.test(call.user)

test.each<[string, (call: ReceivedCall) => Reply, object]>([
  [
    'holds to a schema',
    (call) => ({ text: isSchema(call) ? river : 'Clear words sell.' }),
    { ok: true, structured_output: 'schema', sample: 'Clear words sell.', context_tokens: 64_000 },
  ],
  [
    'answers JSON when it is asked in words',
    (call) =>
      isSchema(call)
        ? { status: 400, error: 'response_format is not supported' }
        : { text: isAsked(call) ? `Sure!\n${river}` : 'Clear words sell.' },
    { ok: true, structured_output: 'prompt' },
  ],
  [
    'is sloppy',
    () => ({ text: 'The Danube, of course, it is quite long.' }),
    { ok: false, structured_output: 'none', message: expect.stringContaining('Choose another model') },
  ],
  [
    'refuses the key',
    () => ({ status: 401, error: `wrong key ${key}` }),
    { ok: false, message: expect.stringContaining('does not accept the key') },
  ],
])('a test says that a model %s, and keeps it with the connection', async (_, reply, report) => {
  const tenant = await service.createTenant()
  await listen(reply, [{ id: 'own-model', max_model_len: 64_000 }])
  await connect(tenant)
  const tested = await testConnection(tenant.agent, 'writing', signal)
  expect(tested.report).toMatchObject(report)
  expect(JSON.stringify(tested)).not.toContain(key)
  const { connections } = await listConnections(tenant.agent)
  expect(connections[0]?.report).toEqual(tested.report)
  expect((await findModels(tenant.agent)).writing?.contextTokens).toBe(
    tested.report?.context_tokens ?? 32_000,
  )
})

test('a yes/no model is tested with a statement that is true and one that is not', async () => {
  const tenant = await service.createTenant()
  const save = SaveConnectionInput.parse({ provider: 'other', url, model: 'bespoke-minicheck' })
  await listen((call) => ({ text: /1904\.$/.test(call.user) ? 'Yes' : 'No' }))
  await saveConnection(tenant.agent, 'checking', save)
  expect((await testConnection(tenant.agent, 'checking', signal)).report).toMatchObject({ ok: true })
  await server?.close()
  await listen(() => ({ text: 'Yes' }))
  expect((await testConnection(tenant.agent, 'checking', signal)).report).toMatchObject({
    ok: false,
    message: expect.stringContaining("didn't tell"),
  })
})

test('never more concurrent calls than the connection allows, however many articles need them', async () => {
  const tenant = await service.createTenant()
  let running = 0
  let highest = 0
  const gate = Promise.withResolvers<void>()
  server = await startLoopbackModel(() => ({ text: 'ok' }), {
    port: openedPort,
    async before() {
      running += 1
      highest = Math.max(highest, running)
      if (running === 2) gate.resolve()
      await gate.promise
      running -= 1
    },
  })
  await connect(tenant, { options: { concurrency: 2 } })
  const call = { system: 's', task: 't', maxCharacters: 100 }
  const answers = Array.from({ length: 7 }, async () =>
    (await findModels(tenant.agent)).writing?.openSession(signal).ask(call),
  )
  expect(await Promise.all(answers)).toEqual(Array(7).fill({ text: 'ok', isWhole: true }))
  expect(highest).toBe(2)
})

test('a web search that is connected is tested and used, and Google needs the id of its engine', async () => {
  const tenant = await service.createTenant()
  expect(await findWebSearch(tenant.agent)).toBeUndefined()
  const google = { provider: 'google', url: 'https://www.googleapis.com/customsearch/v1', key }
  await expect(
    saveConnection(tenant.agent, 'search', SaveConnectionInput.parse(google)),
  ).rejects.toMatchObject({ problem: { details: [{ path: 'options.engine_id' }] } })
  const search = await startLoopbackSearch(
    () => ({ body: { results: [{ url: 'https://a.example/', title: 'A page', content: 'a' }] } }),
    openedPort,
  )
  const address = `http://127.0.0.1:${openedPort}`
  const tavily = SaveConnectionInput.parse({ provider: 'tavily', url: `${address}/search`, key })
  await saveConnection(tenant.agent, 'search', tavily)
  expect((await testConnection(tenant.agent, 'search', signal)).report).toMatchObject({
    ok: true,
    results: 1,
    message: 'Connection works. First page found: A page.',
  })
  expect((await findWebSearch(tenant.agent))?.name).toBe('Tavily')
  search.close()
  expect((await testConnection(tenant.agent, 'search', signal)).report).toMatchObject({ ok: false })
})
