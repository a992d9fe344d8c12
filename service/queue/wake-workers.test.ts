import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { eventually } from '#test-support/eventually.ts'
import { createTestService, type TestService } from '#test-support/test-service.ts'
import { enqueue } from './enqueue.ts'
import { type Job, quickPolicy } from './job.ts'
import { createQueues, startWorkers } from './queue.ts'

const performed: string[] = []

const jobNamed = (name: string): Job<{ id: string }> => ({
  name,
  payload: z.object({ id: z.string() }),
  policy: quickPolicy,
  async perform(_ctx, { id }) {
    performed.push(id)
  },
})

const late = jobNamed('test.late')
const idle = jobNamed('test.idle')
let service: TestService

beforeAll(async () => {
  service = await createTestService()
  await createQueues(service.ctx.queue, [late, idle])
})
afterAll(() => service.close())

test('a job whose time comes wakes the workers of its queue, while those of the others ask nothing', async () => {
  const { ctx } = service
  const asked = vi.spyOn(ctx.queue.getDb(), 'executeSql')
  const fetches = ({ name }: Job<{ id: string }>) =>
    asked.mock.calls.filter(([text]) => text.includes(`j.name = '${name}'`)).length
  await startWorkers(ctx, [late, idle])
  // No notification tells of it: by themselves the workers would find it after half a minute.
  await enqueue(ctx, late, { id: 'delayed' }, { startAt: new Date(Date.now() + 2500) })
  await eventually(async () => (performed.includes('delayed') ? true : undefined))
  const { concurrency } = quickPolicy
  expect(fetches(idle)).toBe(concurrency)
  expect(fetches(late)).toBeGreaterThan(concurrency)
})
