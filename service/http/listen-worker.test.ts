import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort } from '#test-support/free-port.ts'
import { createTestService, type TestService } from '#test-support/test-service.ts'
import type { Config } from '../config/config.ts'
import { listenWorker } from './listen-worker.ts'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.close())

const listen = (config: Partial<Config>) =>
  listenWorker({ ...service.ctx, config: { ...service.ctx.config, ...config } })

test('a worker answers /health and /metrics on its own port, and nothing else', async () => {
  const port = await findFreePort()
  const worker = await listen({ workerPort: port })
  try {
    const health = await fetch(`http://127.0.0.1:${port}/health`)
    expect([health.status, await health.json()]).toMatchObject([200, { status: 'healthy' }])
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    expect(metrics).toContain('masthead_queue_depth{queue="housekeeping"} 0')
    expect((await fetch(`http://127.0.0.1:${port}/api/agent/me`)).status).toBe(404)
    await expect(listen({ workerPort: port })).rejects.toThrow(`WORKER_PORT ${port} is taken`)
  } finally {
    await worker?.close()
  }
})

test('with a token, metrics are for those that have it', async () => {
  const port = await findFreePort()
  const worker = await listen({ workerPort: port, metricsToken: 'only-for-prometheus' })
  const ask = (authorization: string) =>
    fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization } }).then(({ status }) => status)
  try {
    expect([await ask('Bearer only-for-prometheus'), await ask('Bearer other')]).toEqual([200, 404])
  } finally {
    await worker?.close()
  }
})

test('auto takes the next port if the first is taken, and off opens none', async () => {
  const taken = createServer()
  await new Promise<void>((resolve) =>
    taken.once('error', () => resolve()).listen(4001, '127.0.0.1', resolve),
  )
  const worker = await listen({ workerPort: 'auto' })
  try {
    expect(worker?.address).toMatch(/^http:\/\/127\.0\.0\.1:40(0[2-9]|[12]\d|3[01])$/)
    expect(await listen({ workerPort: 'off' })).toBeUndefined()
  } finally {
    await worker?.close()
    taken.close()
  }
})
