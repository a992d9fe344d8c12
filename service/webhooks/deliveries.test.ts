import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DeliveryDetail, DeliveryList } from '#contract/deliveries.ts'
import { EventType } from '#contract/events.ts'
import { EventTypeList } from '#contract/webhooks.ts'
import { openWebhookDesk, presentCounts, type WebhookDesk } from '#test-support/desks/webhook-desk.ts'
import type { TestTenant } from '#test-support/test-service.ts'
import { webhookDeliveries } from '../db/schema/webhooks.ts'
import { eq } from '../db/sql.ts'
import { emitEvent } from '../events/emit-event.ts'
import { changeWebhook } from './change-webhook.ts'
import { deleteWebhook } from './delete-webhook.ts'
import { getWebhookHealth } from './get-webhook-health.ts'
import { retryDelivery } from './retry-delivery.ts'
import { sendTestEvent } from './send-test-event.ts'

let desk: WebhookDesk
beforeAll(async () => {
  desk = await openWebhookDesk()
})
afterAll(() => desk.close())

async function call(tenant: TestTenant, path: string, method = 'GET') {
  const response = await desk.service.app().request(`/api/agent${path}`, {
    method,
    headers: { authorization: `Bearer ${tenant.key}` },
  })
  return { status: response.status, headers: response.headers, body: (await response.json()) as unknown }
}

const list = async (tenant: TestTenant, query = '') =>
  DeliveryList.parse((await call(tenant, `/webhooks/deliveries${query}`)).body)

/** Two endpoints, three events: one delivered to both, one failing at the second, one waiting. */
async function history() {
  const tenant = await desk.service.createTenant()
  const { agent } = tenant
  const good = await desk.addEndpoint(tenant)
  const bad = await desk.addEndpoint(tenant)
  const start = desk.now()
  for (const id of (await desk.emit(agent)).values()) await desk.deliver(agent, id)
  desk.pass(60_000)
  desk.receiver.answer(bad.path, (response) => response.writeHead(500).end())
  for (const id of (await desk.emit(agent)).values()) await desk.deliver(agent, id)
  desk.pass(60_000)
  const newest = await desk.emit(agent)
  return { tenant, agent, good, bad, start, newest }
}

test('deliveries come newest first, with counts, pages and every filter', async () => {
  const { tenant, good, bad, start } = await history()
  const all = await list(tenant)
  expect(all).toMatchObject({ total: 6, limit: 20, offset: 0 })
  expect(presentCounts(all.counts)).toEqual({ delivered: 3, failed: 1, queued: 2 })
  const times = all.deliveries.map((one) => one.created_at ?? '')
  expect(times).toEqual(times.toSorted().toReversed())
  expect(all.deliveries[0]?.endpoint?.url).toMatch(/^http:\/\/hooks\.example\//)

  const failed = await list(tenant, '?status=failed')
  expect(failed).toMatchObject({ total: 1, counts: { delivered: 3, failed: 1, queued: 2 } })
  expect(failed.deliveries).toMatchObject([
    { status: 'failed', last_http_status: 500, endpoint: { id: bad.id } },
  ])
  expect((await list(tenant, '?status=dead_lettered')).total).toBe(0)
  expect(await list(tenant, `?endpoint_id=${good.id}`)).toMatchObject({
    total: 3,
    counts: { delivered: 2, queued: 1 },
  })
  expect((await list(tenant, '?event_type=article.generated')).total).toBe(6)
  expect((await list(tenant, '?event_type=article.deleted')).total).toBe(0)
  const minuteLater = new Date(start.getTime() + 30_000).toISOString()
  const twoLater = new Date(start.getTime() + 90_000).toISOString()
  expect((await list(tenant, `?since=${minuteLater}&until=${twoLater}`)).total).toBe(2)
  expect((await list(tenant, `?until=${minuteLater}`)).total).toBe(2)

  const pages = [await list(tenant, '?limit=4'), await list(tenant, '?limit=4&offset=4')]
  expect(pages.flatMap((page) => page.deliveries.map((one) => one.id))).toEqual(
    all.deliveries.map((one) => one.id),
  )
  expect(await list(tenant, '?limit=1&offset=50')).toMatchObject({ deliveries: [], total: 6 })
  for (const query of ['limit=0', 'limit=101', 'offset=-1', 'status=lost', 'endpoint_id=x', 'since=now']) {
    expect([query, (await call(tenant, `/webhooks/deliveries?${query}`)).status]).toEqual([query, 400])
  }
})

test('a delivery shows what is sent, its outcome and what is planned, and never a secret', async () => {
  const { tenant, newest, bad } = await history()
  const id = newest.get(bad.id) ?? ''
  const { body } = await call(tenant, `/webhooks/deliveries/${id}`)
  const delivery = DeliveryDetail.parse(body)
  expect(delivery).toMatchObject({
    status: 'queued',
    attempts: 0,
    attempts_log: [],
    headers: { 'webhook-id': delivery.event_id },
    payload: { event_id: delivery.event_id, type: 'article.generated' },
  })
  expect(delivery.planned_attempts).toHaveLength(10)
  const waitingMs =
    Date.parse(delivery.planned_attempts[1] ?? '') - Date.parse(delivery.next_attempt_at ?? '')
  expect(waitingMs).toBe(5000)
  expect(JSON.stringify(body)).not.toMatch(/whsec_|secret/i)

  const [failed] = (await list(tenant, '?status=failed')).deliveries
  const told = DeliveryDetail.parse((await call(tenant, `/webhooks/deliveries/${failed?.id}`)).body)
  expect(told.attempts_log).toMatchObject([{ attempt: 1, http_status: 500, duration_ms: expect.any(Number) }])
  expect(told.headers['webhook-timestamp']).toMatch(/^\d{10}$/)
  expect(told.planned_attempts).toHaveLength(9)
})

test('resending returns 202, and 409 while it waits or is in progress', async () => {
  const { tenant, agent, newest, good } = await history()
  const id = newest.get(good.id) ?? ''
  const retry = () => call(tenant, `/webhooks/deliveries/${id}/retry`, 'POST')
  expect(await retry()).toMatchObject({ status: 409, body: { code: 'delivery_under_way' } })
  await agent.db.update(webhookDeliveries).set({ status: 'delivering' }).where(eq(webhookDeliveries.id, id))
  expect(await retry()).toMatchObject({ status: 409, body: { error: 'Conflict' } })
  await agent.db.update(webhookDeliveries).set({ status: 'queued' }).where(eq(webhookDeliveries.id, id))
  await desk.deliver(agent, id)
  const again = await retry()
  expect(again).toMatchObject({ status: 202, body: { id, status: 'queued' } })
  expect(again.headers.get('location')).toBe(`/api/agent/webhooks/deliveries/${id}`)
})

test('of several concurrent resends one succeeds', async () => {
  const { agent, newest, good } = await history()
  const id = newest.get(good.id) ?? ''
  await desk.deliver(agent, id)
  const answers = await Promise.allSettled(Array.from({ length: 5 }, () => retryDelivery(agent, id)))
  expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1)
})

test("another tenant's delivery is unknown, to read and to send", async () => {
  const { newest, good } = await history()
  const stranger = await desk.service.createTenant()
  const id = newest.get(good.id) ?? ''
  for (const [path, method] of [
    [`/webhooks/deliveries/${id}`, 'GET'],
    [`/webhooks/deliveries/${id}/retry`, 'POST'],
  ] as const) {
    expect(await call(stranger, path, method)).toMatchObject({
      status: 404,
      body: { message: 'Delivery not found.' },
    })
  }
  expect(await list(stranger)).toMatchObject({ deliveries: [], total: 0, counts: {} })
})

test('a delivery says what its event is about, and a test of the endpoint does not', async () => {
  const tenant = await desk.service.createTenant()
  const endpoint = await desk.addEndpoint(tenant)
  await desk.emit(tenant.agent, 'Cold brew')
  desk.pass(1000)
  await sendTestEvent(tenant.agent, { id: endpoint.id, event_type: 'article.published' })
  const { deliveries } = await list(tenant)
  expect(deliveries.map(({ test, subject }) => [test, subject])).toEqual([
    [true, undefined],
    [undefined, 'Cold brew'],
  ])
  const told = DeliveryDetail.parse((await call(tenant, `/webhooks/deliveries/${deliveries[1]?.id}`)).body)
  expect(told.subject).toBe('Cold brew')
})

test('deleting an endpoint ends what waits for it and keeps its history', async () => {
  const { tenant, agent, bad } = await history()
  await deleteWebhook(agent, bad.id)
  const { deliveries, counts } = await list(tenant, `?endpoint_id=${bad.id}`)
  expect(presentCounts(counts)).toEqual({ delivered: 1, dead_lettered: 2 })
  expect(deliveries.filter((one) => one.status === 'dead_lettered')).toMatchObject([
    { reason: 'endpoint_gone', last_error: 'The endpoint was deleted.' },
    { reason: 'endpoint_gone' },
  ])
})

test('health counts what needs a person: not what was delivered since, nor what was ended on purpose', async () => {
  const tenant = await desk.service.createTenant()
  const { agent } = tenant
  expect(await getWebhookHealth(agent)).toEqual({
    active: 0,
    failing: 0,
    retrying: 0,
    disabled: 0,
    deadLettered: 0,
  })
  const gone = await desk.addEndpoint(tenant)
  const paused = await desk.addEndpoint(tenant)
  await desk.addEndpoint(tenant)
  await changeWebhook(agent, { id: paused.id, is_active: false })
  desk.receiver.answer(gone.path, (response, count) => response.writeHead(count === 1 ? 410 : 200).end())
  const id = (await desk.emit(agent)).get(gone.id) ?? ''
  await desk.deliver(agent, id)
  const [told] = (await list(tenant, `?endpoint_id=${gone.id}&event_type=webhook.endpoint_disabled`))
    .deliveries
  expect(await getWebhookHealth(agent)).toEqual({
    active: 1,
    failing: 0,
    retrying: 0,
    disabled: 1,
    deadLettered: 2,
  })
  await changeWebhook(agent, { id: gone.id, is_active: true })
  await retryDelivery(agent, id)
  await desk.deliver(agent, id)
  expect(await getWebhookHealth(agent)).toEqual({
    active: 2,
    failing: 0,
    retrying: 0,
    disabled: 0,
    deadLettered: 1,
  })
  await retryDelivery(agent, told?.id ?? '')
  await desk.deliver(agent, told?.id ?? '')
  expect(await getWebhookHealth(agent)).toEqual({
    active: 2,
    failing: 0,
    retrying: 0,
    disabled: 0,
    deadLettered: 0,
  })
})

test('every kind of event is listed with a schema and an example', async () => {
  const tenant = await desk.service.createTenant()
  const { event_types: types } = EventTypeList.parse((await call(tenant, '/event-types')).body)
  expect(types.map((type) => type.name)).toEqual(EventType.options)
  const generated = types.find((type) => type.name === 'article.generated')
  expect(generated?.schema).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    properties: { type: { const: 'article.generated' } },
  })
  expect(generated?.example).toMatchObject({ type: 'article.generated' })
})

test('deliveries are found by what they are about, with their counts, pages and other filters', async () => {
  const tenant = await desk.service.createTenant()
  const other = await desk.service.createTenant()
  const endpoint = await desk.addEndpoint(tenant)
  await desk.addEndpoint(other)
  const about = (title: string, of = tenant) =>
    emitEvent(of.agent, {
      type: 'article.deleted',
      data: { article_id: randomUUID(), title, status: 'published' },
    })
  await about('Kickoff calls that end with a date')
  await about('100% of kickoff calls')
  await about('Welcome emails')
  await about('Kickoff calls of a stranger', other)
  await sendTestEvent(tenant.agent, { id: endpoint.id, event_type: 'article.published' })
  const titles = async (query: string) => (await list(tenant, query)).deliveries.map(({ subject }) => subject)
  expect(await titles('?q=KICKOFF')).toEqual(['100% of kickoff calls', 'Kickoff calls that end with a date'])
  expect(await titles('?q=kickoff&sort=when&limit=1&offset=1')).toEqual(['100% of kickoff calls'])
  expect(await titles('?q=100%25')).toEqual(['100% of kickoff calls'])
  expect(await titles('?q=kick_ff')).toEqual([])
  expect(await list(tenant, '?q=kickoff&status=delivered')).toMatchObject({ total: 0, counts: { queued: 2 } })
  expect(await list(tenant, `?q=kickoff&endpoint_id=${endpoint.id}&limit=1`)).toMatchObject({ total: 2 })
  expect(await list(tenant, '?q=kickoff&event_type=article.published')).toMatchObject({ total: 0 })
  expect(await list(tenant, '?q=')).toMatchObject({ total: 4 })
})
