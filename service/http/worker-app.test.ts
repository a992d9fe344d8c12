import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestService, type TestService } from '#test-support/test-service.ts'
import { routeNotFound, unavailable } from '../core/errors.ts'
import { createLog } from '../log/log.ts'
import { Unavailable } from '../outbound/unavailable.ts'
import { createWorkerApp } from './worker-app.ts'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.close())

async function answerTo(error: Error): Promise<{ status: number; logged: string[] }> {
  const logged: string[] = []
  const isReachable = (): never => {
    throw error
  }
  const { engines } = service.ctx
  const app = createWorkerApp({
    ...service.ctx,
    log: createLog('info', (line) => logged.push(line)),
    engines: { ...engines, cache: { ...engines.cache, isReachable } },
  })
  return { status: (await app.request('http://127.0.0.1/health')).status, logged }
}

test('a fault in a worker is a 500 and a line in its log', async () => {
  const { status, logged } = await answerTo(new Error('a fault'))
  expect(status).toBe(500)
  expect(logged).toHaveLength(1)
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({ err: { message: 'a fault' }, path: '/health' })
})

test.each([
  new Unavailable('file store', 'The store refused.'),
  new Error('Connection terminated unexpectedly'),
  unavailable('database'),
])('a part that a worker cannot reach is a 503 and a line in its log: %s', async (error) => {
  const { status, logged } = await answerTo(error)
  expect([status, logged.length]).toEqual([503, 1])
})

test('what a caller may not see is a 404 and no line in the log of a worker', async () => {
  expect(await answerTo(routeNotFound())).toEqual({ status: 404, logged: [] })
})
