import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { eventually } from '#test-support/eventually.ts'
import { type LoopbackOllama, startLoopbackOllama } from '#test-support/loopback/ollama.ts'
import { createTestService, type TestService, type TestTenant } from '#test-support/test-service.ts'
import { getLocalOllama } from './get-local-ollama.ts'
import { pullModel } from './pull-model.ts'
import { writePull } from './pull-state.ts'

let ollama: LoopbackOllama
let service: TestService
let tenant: TestTenant
const model = 'gemma3:4b'

beforeAll(async () => {
  ollama = await startLoopbackOllama()
  service = await createTestService({ environment: { OLLAMA_URL: ollama.url } })
  tenant = await service.createTenant()
})
afterEach(() => writePull(service.ctx, { model, status: 'done', percent: 100, message: '' }))
afterAll(async () => {
  await service.close()
  await ollama.close()
})

const pullIs = (expected: object) =>
  eventually(async () => {
    const { pull } = await getLocalOllama(tenant.agent)
    return pull && Object.entries(expected).every(([name, value]) => pull[name] === value) ? pull : undefined
  })

test('a download continues after the response, is visible to every tenant, and its model is used once complete', async () => {
  expect((await pullModel(tenant.agent, { model })).status).toBe('pulling')
  await eventually(async () => ollama.pulled.length === 1 || undefined)
  ollama.send({ status: 'pulling a', digest: 'sha256:a', total: 1000, completed: 250 })
  await pullIs({ status: 'pulling', percent: 25 })
  ollama.send({ status: 'pulling b', digest: 'sha256:b', total: 1000 })
  ollama.send({ status: 'pulling a', digest: 'sha256:a', total: 1000, completed: 1000 })
  await pullIs({ percent: 50 })
  expect((await pullModel(tenant.agent, { model })).percent).toBe(50)
  await expect(pullModel(tenant.agent, { model: 'gemma3:12b' })).rejects.toMatchObject({
    problem: { kind: 'conflict' },
  })
  expect(ollama.pulled).toEqual([model])
  ollama.send({ status: 'pulling b', digest: 'sha256:b', total: 1000, completed: 1000 })
  ollama.end('whole')
  await pullIs({ status: 'done', percent: 100 })
  const local = await getLocalOllama(tenant.agent)
  expect(local.found).toBe(true)
  expect(local.recommended.find((one) => one.model === model)?.installed).toBe(true)
  expect((await service.ctx.engines.ollama.findModel())?.name).toBe(`model: ${model}`)
})

test.each([
  ['says why', () => ollama.send({ error: 'no space left on device' }), 'no space left on device'],
  ['breaks off', () => ollama.end('broken'), 'Start it again: what was loaded is kept'],
])('a download that %s has failed with a message and can be started again', async (_, fail, words) => {
  const before = ollama.pulled.length
  await pullModel(tenant.agent, { model })
  await eventually(async () => ollama.pulled.length > before || undefined)
  ollama.send({ status: 'pulling a', digest: 'sha256:a', total: 1000, completed: 100 })
  await pullIs({ percent: 10 })
  fail()
  expect((await pullIs({ status: 'failed' })).message).toContain(words)
  expect((await pullModel(tenant.agent, { model })).status).toBe('pulling')
  await eventually(async () => ollama.pulled.length > before + 1 || undefined)
  ollama.send({ status: 'pulling a', digest: 'sha256:a', total: 1000, completed: 500 })
  await pullIs({ percent: 50 })
  ollama.end('whole')
  await pullIs({ status: 'done' })
})

test('a download whose service stopped has failed with a message', async () => {
  const before = { ...service.ctx, now: () => new Date(Date.now() - 60_000) }
  await writePull(before, { model, status: 'pulling', percent: 40, message: '' })
  expect((await getLocalOllama(tenant.agent)).pull).toMatchObject({
    status: 'failed',
    percent: 40,
    message: expect.stringContaining('The server stopped'),
  })
})

test('only a recommended model can be downloaded', async () => {
  await expect(pullModel(tenant.agent, { model: 'huge:671b' })).rejects.toMatchObject({
    problem: { details: [{ path: 'model' }] },
  })
})
