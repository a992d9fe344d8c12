import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTracing } from '#service/tracing/tracing.ts'
import { eventually } from '#test-support/eventually.ts'
import { startTraceCollector, type TraceCollector } from '#test-support/loopback/trace-collector.ts'
import { startWebhookReceiver, type WebhookReceiver } from '#test-support/loopback/webhook-receiver.ts'
import { createTestService, type TestService } from '#test-support/test-service.ts'

let collector: TraceCollector
let receiver: WebhookReceiver
let service: TestService
let stopTracing: () => Promise<void>

beforeAll(async () => {
  collector = await startTraceCollector()
  receiver = await startWebhookReceiver()
  service = await createTestService({
    environment: { OUTBOUND_ALLOW: receiver.allow, TRUSTED_PROXIES: '127.0.0.1' },
  })
  stopTracing = await startTracing({ url: collector.url, serviceName: 'masthead', share: 1 })
  await service.startWorker()
})
afterAll(async () => {
  await service?.close()
  await receiver?.close()
  await collector?.close()
})

test('a request, its job and the delivery of its event are one trace, which the receiver is told', async () => {
  const { key } = await service.createTenant()
  const app = service.app()
  const ask = (path: string, body: object, headers: Record<string, string> = {}) =>
    app.request(`http://127.0.0.1/api/agent${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  expect((await ask('/webhooks', { url: receiver.url('/traced') })).status).toBe(201)
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const caller = 'b7ad6b7169203331'
  const accepted = await ask(
    '/autopilot',
    { topic: 'Grinders for a coffee bar', wait_for_completion: false, auto_publish: false },
    { traceparent: `00-${traceId}-${caller}-01` },
  )
  expect(accepted.status).toBe(202)
  const webhook = await eventually(async () => receiver.received('/traced')[0])
  // The attempt's span ends after its answer.
  await service.ctx.queue.stop({ graceful: true })
  await stopTracing()

  const mine = collector.spans.filter((span) => span.traceId === traceId)
  const named = (name: string) => mine.find((span) => span.name === name)
  const request = named('POST generateArticle')
  const job = mine.find((span) => span.name.startsWith('job article.write'))
  const delivery = named('webhook delivery')
  expect(request?.parentSpanId).toBe(caller)
  expect(job?.parentSpanId).toBe(request?.spanId)
  expect(delivery?.parentSpanId).toBe(job?.spanId)
  expect(webhook.headers.traceparent).toBe(`00-${traceId}-${delivery?.spanId}-01`)
  expect(request?.attributes).toContainEqual({
    key: 'http.response.status_code',
    value: { intValue: 202 },
  })
})

test.each(['00', '01'])(
  'a caller that is no trusted proxy chooses neither trace nor sampling: flags %s',
  async (flags) => {
    const traceId = 'c0ffee7651916cd43dd8448eb211c803'
    const path = `/api/agent/traced-by-stranger-${flags}`
    // `-00` asks for no trace where all are kept, `-01` for a trace where none is.
    const share = flags === '00' ? 1 : 0
    const stop = await startTracing({ url: collector.url, serviceName: 'masthead', share })
    try {
      await service
        .app()
        .request(
          `http://127.0.0.1${path}`,
          { headers: { traceparent: `00-${traceId}-b7ad6b7169203331-${flags}` } },
          { incoming: { socket: { remoteAddress: '203.0.113.9', remotePort: 1, remoteFamily: 'IPv4' } } },
        )
    } finally {
      await stop()
    }
    const spans = collector.spans.filter(({ attributes }) =>
      attributes.some(({ key, value }) => key === 'url.path' && value.stringValue === path),
    )
    expect(spans).toHaveLength(share)
    for (const span of spans) {
      expect(span.traceId).not.toBe(traceId)
      expect(span.parentSpanId).toBeUndefined()
    }
  },
)
