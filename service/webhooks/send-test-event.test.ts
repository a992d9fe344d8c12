import { afterAll, beforeAll, expect, test } from 'vitest'
import { EventType, envelopeOf } from '#contract/events.ts'
import { openWebhookDesk, type WebhookDesk } from '#test-support/desks/webhook-desk.ts'
import { changeWebhook } from './change-webhook.ts'
import { getWebhookHealth } from './get-webhook-health.ts'
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

test('a test is retried like any event, but never needs attention', async () => {
  const { agent, endpoint } = await endpointOf(['article.generated'])
  desk.receiver.answer(endpoint.path, (response) => response.writeHead(410).end())
  const sent = await sendTestEvent(agent, { id: endpoint.id })
  expect(await desk.deliver(agent, sent.id)).toMatchObject({ status: 'dead_lettered' })
  expect(await getWebhookHealth(agent)).toMatchObject({ disabled: 1, deadLettered: 0 })
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
