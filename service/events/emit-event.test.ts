import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generated, openWebhookDesk, type WebhookDesk, wholeList } from '#test-support/desks/webhook-desk.ts'
import { events } from '../db/schema/webhooks.ts'
import { eq } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { changeWebhook } from '../webhooks/change-webhook.ts'
import { deleteWebhook } from '../webhooks/delete-webhook.ts'
import { getDelivery } from '../webhooks/get-delivery.ts'
import { listDeliveries } from '../webhooks/list-deliveries.ts'
import { emitEvent } from './emit-event.ts'

let desk: WebhookDesk
beforeAll(async () => {
  desk = await openWebhookDesk()
})
afterAll(() => desk.close())

test('an event and its deliveries exist if and only if their transaction commits', async () => {
  const tenant = await desk.service.createTenant()
  await desk.addEndpoint(tenant)
  const articleId = randomUUID()
  const broken = inTransaction(tenant.agent, async (tx) => {
    await emitEvent(tx, generated(articleId))
    throw new Error('and then it went wrong')
  })
  await expect(broken).rejects.toThrow('and then it went wrong')
  expect(await tenant.agent.db.select().from(events).where(eq(events.subjectId, articleId))).toEqual([])
  expect((await listDeliveries(tenant.agent, wholeList)).total).toBe(0)

  await inTransaction(tenant.agent, (tx) => emitEvent(tx, generated(articleId)))
  const { deliveries } = await listDeliveries(tenant.agent, wholeList)
  expect(deliveries).toMatchObject([{ status: 'queued', attempts: 0, event_type: 'article.generated' }])
})

test('notifies only the subscribed endpoints of the tenant, each once', async () => {
  const tenant = await desk.service.createTenant()
  const stranger = await desk.service.createTenant()
  await desk.addEndpoint(stranger)
  const all = await desk.addEndpoint(tenant)
  const wanting = await desk.addEndpoint(tenant, ['article.deleted', 'article.generated'])
  await desk.addEndpoint(tenant, ['article.published'])
  const deleted = await desk.addEndpoint(tenant)
  await deleteWebhook(tenant.agent, deleted.id)
  const deliveries = await desk.emit(tenant.agent)
  expect([...deliveries.keys()].toSorted()).toEqual([all.id, wanting.id].toSorted())
  expect((await listDeliveries(stranger.agent, wholeList)).total).toBe(0)
})

test('an event for a disabled endpoint is saved as dead-lettered', async () => {
  const tenant = await desk.service.createTenant()
  const endpoint = await desk.addEndpoint(tenant)
  await changeWebhook(tenant.agent, { id: endpoint.id, is_active: false })
  const id = (await desk.emit(tenant.agent)).get(endpoint.id) ?? ''
  const delivery = await getDelivery(tenant.agent, id)
  expect(delivery).toMatchObject({
    status: 'dead_lettered',
    reason: 'endpoint_disabled',
    last_error: 'The endpoint is disabled.',
    attempts: 0,
    planned_attempts: [],
  })
  expect(delivery).not.toHaveProperty('next_attempt_at')
})

test('the envelope names the event, the tenant and the calling agent, or null', async () => {
  const tenant = await desk.service.createTenant()
  await desk.addEndpoint(tenant)
  const { agent } = tenant
  const articleId = randomUUID()
  await emitEvent(agent, generated(articleId))
  await emitEvent({ ...agent, caller: { ...agent.caller, agentId: null } }, generated(articleId))
  const { deliveries } = await listDeliveries(agent, wholeList)
  const payloads = await Promise.all(
    deliveries.map(async (one) => (await getDelivery(agent, one.id)).payload),
  )
  expect(payloads.map((payload) => payload.agent_id).toSorted()).toEqual([agent.caller.agentId, null])
  for (const [index, payload] of payloads.entries()) {
    expect(payload).toMatchObject({
      type: 'article.generated',
      event_id: deliveries[index]?.event_id,
      tenant_id: agent.caller.tenantId,
      data: { article_id: articleId },
    })
  }
})

test('text that no database likes does not stop an event', async () => {
  const tenant = await desk.service.createTenant()
  const endpoint = await desk.addEndpoint(tenant)
  const title = 'half an emoji \ud83d and a \0 in "quotes" \\u0000'
  const id = (await desk.emit(tenant.agent, title)).get(endpoint.id) ?? ''
  expect((await getDelivery(tenant.agent, id)).payload.data).toMatchObject({ title })
})

test('the worker delivers what was emitted, failures again after their delay', async () => {
  const tenant = await desk.service.createTenant()
  const endpoint = await desk.addEndpoint(tenant)
  desk.receiver.answer(endpoint.path, (response, count) => response.writeHead(count === 1 ? 500 : 200).end())
  await desk.service.startWorker()
  await desk.emit(tenant.agent)
  const list = async () => (await listDeliveries(tenant.agent, wholeList)).deliveries
  await expect.poll(list, { interval: 200 }).toMatchObject([{ status: 'delivered', attempts: 2 }])
})
