import { expect, test } from 'vitest'
import { startTraceCollector } from '#test-support/loopback/trace-collector.ts'
import { createTracer } from './open-telemetry.ts'

async function statusOf(error: unknown): Promise<string | undefined> {
  const collector = await startTraceCollector()
  try {
    const tracer = createTracer({ url: collector.url, share: 1, serviceName: 'masthead' })
    tracer.open({ name: 'job', kind: 'consumer' }).end({ error })
    await tracer.close()
    return collector.spans[0]?.status?.message
  } finally {
    await collector.close()
  }
}

test('the collector is told what the database said, and no parameter of the query', async () => {
  const cause = new Error('duplicate key value')
  const failed = new Error('Failed query: insert … params: anna@example.com', { cause })
  expect(await statusOf(failed)).toBe('duplicate key value')
})

test('the collector is told no secret', async () => {
  expect(await statusOf(new Error('No answer with whsec_c2VjcmV0c2VjcmV0.'))).toBe('No answer with [secret].')
})
