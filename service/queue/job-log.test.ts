import { register } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { eventually } from '#test-support/eventually.ts'
import { createTestService, type TestService } from '#test-support/test-service.ts'
import { createLog } from '../log/log.ts'
import { enqueue } from './enqueue.ts'
import { type Job, quickPolicy } from './job.ts'
import { createQueues, startWorkers } from './queue.ts'

type Payload = { run_id: string; secret: string }

const runId = '0190b6a0-0000-7000-8000-000000000001'
let service: TestService
const lines: Record<string, unknown>[] = []
let failures = 0

const job: Job<Payload> = {
  name: 'test.logged',
  payload: z.object({ run_id: z.string(), secret: z.string() }),
  policy: { ...quickPolicy, retries: 1, retryDelaySeconds: 0 },
  async perform(_ctx, { secret }, _signal, note) {
    if (secret === 'fails once' && failures++ === 0) throw new Error('the first attempt')
    note?.({ outcome: secret === 'is refused' ? 'run_failed' : 'completed' })
  },
}

beforeAll(async () => {
  service = await createTestService({
    change: (ctx) => ({ ...ctx, log: createLog('info', (line) => void lines.push(JSON.parse(line))) }),
  })
  await createQueues(service.ctx.queue, [job])
  await startWorkers(service.ctx, [job])
})
afterAll(() => service.close())

const ended = (number: number) =>
  eventually(async () => {
    const found = lines.filter(({ msg }) => msg === 'job ended')
    return found.length >= number ? found : undefined
  })

async function counted(outcome: string): Promise<number> {
  const metric = await register.getSingleMetric('masthead_jobs_total')?.get()
  const value = metric?.values.find(({ labels }) => labels.queue === job.name && labels.outcome === outcome)
  return value?.value ?? 0
}

test('a job is one line at its start and one at its end, with its ids, attempt, outcome and duration', async () => {
  const { agent } = await service.createTenant()
  await enqueue(agent, job, { run_id: runId, secret: 'fails once' })
  await ended(2)
  const told = {
    queue: job.name,
    job_id: expect.any(String),
    run_id: runId,
    tenant_id: agent.caller.tenantId,
  }
  const mine = lines.filter(({ queue }) => queue === job.name)
  expect(mine).toMatchObject([
    { ...told, msg: 'job started', attempt: 1 },
    { ...told, msg: 'job ended', attempt: 1, outcome: 'failed', duration_ms: expect.any(Number) },
    { ...told, msg: 'job started', attempt: 2 },
    { ...told, msg: 'job ended', attempt: 2, outcome: 'completed', duration_ms: expect.any(Number) },
  ])
  expect(JSON.stringify(mine)).not.toContain('fails once')
  expect([await counted('failed'), await counted('completed')]).toEqual([1, 1])
})

test('a job whose run ends without success says so', async () => {
  await enqueue(service.ctx, job, { run_id: runId, secret: 'is refused' })
  expect((await ended(3)).at(-1)).toMatchObject({ run_id: runId, outcome: 'run_failed' })
  expect(await counted('run_failed')).toBe(1)
})
