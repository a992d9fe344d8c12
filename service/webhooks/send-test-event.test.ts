import { afterAll, beforeAll, expect, test } from 'vitest'
import { EventType, envelopeOf } from '#contract/events.ts'
import { openWebhookDesk, type WebhookDesk } from '#test-support/desks/webhook-desk.ts'
import { changeWebhook } from './change-webhook.ts'
import { getDelivery } from './get-delivery.ts'
import { getWebhook } from './get-webhook.ts'
import { getWebhookActivity } from './get-webhook-activity.ts'
import { getWebhookHealth } from './get-webhook-health.ts'
import { listWebhooks } from './list-webhooks.ts'
import { retryDelivery } from './retry-delivery.ts'
import { sendTestEvent } from './send-test-event.ts'

let desk: WebhookDesk
beforeAll(async () => {
  desk = await openWebhookDesk()
})
afterAll(() => desk.close())

async function endpointOf(types?: EventType[]) {
  const tenant = await desk.service.createTenant()
  return { agent: tenant.agent, endpoint: await desk.addEndpoint(tenant, types) }
}

test('an example of any type arrives, fits its schema, and says that it is a test', async () => {
  const { agent, endpoint } = await endpointOf(['article.deleted'])
  for (const type of EventType.options) {
    const sent = await sendTestEvent(agent, { id: endpoint.id, event_type: type })
    expect(sent).toMatchObject({ status: 'queued', event_type: type, test: true })
    const delivery = await desk.deliver(agent, sent.id)
    expect(delivery).toMatchObject({ status: 'delivered', attempts: 1, test: true })
    const body = JSON.parse(desk.receiver.received(endpoint.path).at(-1)?.body ?? '')
    expect(body).toMatchObject({ test: true, event_id: sent.event_id, tenant_id: agent.caller.tenantId })
    expect(envelopeOf(type).safeParse(body).error).toBeUndefined()
  }
})

test('without a type, the first one that the endpoint is sent is tried', async () => {
  const chosen = await endpointOf(['scout.results_ready', 'article.failed'])
  expect(await sendTestEvent(chosen.agent, { id: chosen.endpoint.id })).toMatchObject({
    event_type: 'article.failed',
  })
  const all = await endpointOf()
  expect(await sendTestEvent(all.agent, { id: all.endpoint.id })).toMatchObject({
    event_type: 'article.generated',
  })
})

test.each([500, 410])(
  'a test that fails with %i is no outage: it is sent once and leaves the endpoint as it was',
  async (status) => {
    const { agent, endpoint } = await endpointOf(['article.generated'])
    const before = await getWebhook(agent, endpoint.id)
    desk.receiver.answer(endpoint.path, (response) => response.writeHead(status).end())
    const sent = await sendTestEvent(agent, { id: endpoint.id })
    expect((await getDelivery(agent, sent.id)).planned_attempts).toHaveLength(1)
    expect(await desk.deliver(agent, sent.id)).toMatchObject({
      status: 'dead_lettered',
      reason: 'attempts_spent',
      attempts: 1,
      test: true,
      planned_attempts: [],
    })
    expect(await getWebhook(agent, endpoint.id)).toEqual(before)
    expect((await listWebhooks(agent)).webhooks).toEqual([before])
    expect(await getWebhookHealth(agent)).toMatchObject({
      failing: 0,
      retrying: 0,
      disabled: 0,
      deadLettered: 0,
    })
    const { spans } = await getWebhookActivity(agent, { id: endpoint.id, days: 7 })
    expect(spans.every(({ counts, measured }) => Object.keys(counts).length === 0 && measured === 0)).toBe(
      true,
    )
    desk.pass(7 * 86_400_000)
    await desk.deliver(agent, sent.id)
    expect(desk.receiver.received(endpoint.path)).toHaveLength(1)
  },
)

test('a test that arrives does not hide that deliveries fail, and a failed one resent by hand is sent once', async () => {
  const { agent, endpoint } = await endpointOf(['article.generated'])
  desk.receiver.answer(endpoint.path, (response) => response.writeHead(500).end())
  const failed = (await desk.emit(agent)).get(endpoint.id) ?? ''
  await desk.deliver(agent, failed)
  const failing = await getWebhook(agent, endpoint.id)
  expect(failing).toMatchObject({ failing_since: expect.any(String), counts: { failed: 1 } })
  const test = await sendTestEvent(agent, { id: endpoint.id })
  await desk.deliver(agent, test.id)
  await retryDelivery(agent, test.id)
  expect(await desk.deliver(agent, test.id)).toMatchObject({ status: 'dead_lettered', attempts: 2 })
  desk.receiver.answer(endpoint.path, (response) => response.writeHead(200).end())
  await retryDelivery(agent, test.id)
  expect(await desk.deliver(agent, test.id)).toMatchObject({ status: 'delivered', attempts: 3 })
  expect(await getWebhook(agent, endpoint.id)).toEqual(failing)
})

test("a disabled endpoint is rejected with a message, another tenant's is unknown", async () => {
  const { agent, endpoint } = await endpointOf()
  const stranger = await desk.service.createTenant()
  await expect(sendTestEvent(stranger.agent, { id: endpoint.id })).rejects.toThrow(
    'Webhook endpoint not found',
  )
  await changeWebhook(agent, { id: endpoint.id, is_active: false })
  await expect(sendTestEvent(agent, { id: endpoint.id })).rejects.toThrow(
    'The endpoint is disabled. Enable it, then send the test.',
  )
})
