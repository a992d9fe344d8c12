import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EndpointFailingData } from '#contract/events.ts'
import { openWebhookDesk, type WebhookDesk, wholeList } from '#test-support/desks/webhook-desk.ts'
import { webhookDeliveries, webhookEndpoints } from '../db/schema/webhooks.ts'
import { eq, sql } from '../db/sql.ts'
import { changeWebhook } from './change-webhook.ts'
import { deleteWebhook } from './delete-webhook.ts'
import { getDelivery } from './get-delivery.ts'
import { listDeliveries } from './list-deliveries.ts'
import { listWebhooks } from './list-webhooks.ts'
import { claimLastsMs } from './recover-lost-attempts.ts'
import { retryDelivery } from './retry-delivery.ts'
import { sendEndpointMail } from './send-endpoint-mail.ts'
import { webhookStatus } from './webhook-status.ts'

const minute = 60_000
const day = 24 * 60 * minute

let desk: WebhookDesk
beforeAll(async () => {
  desk = await openWebhookDesk()
})
afterAll(() => desk.close())

/** A tenant with one endpoint and one delivery that waits for it. */
async function waiting() {
  const tenant = await desk.service.createTenant()
  const endpoint = await desk.addEndpoint(tenant, ['article.generated'])
  const id = (await desk.emit(tenant.agent)).get(endpoint.id) ?? ''
  const { agent } = tenant
  return { tenant, agent, endpoint, id, deliver: () => desk.deliver(agent, id) }
}

test('a receiver verifies what it gets with the standard library and reads the envelope', async () => {
  const { endpoint, deliver } = await waiting()
  const delivery = await deliver()
  expect(delivery).toMatchObject({ status: 'delivered', attempts: 1, last_http_status: 204 })
  expect(delivery.delivered_at).toBeDefined()
  const [received] = desk.receiver.received(endpoint.path)
  const {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signature,
  } = received?.headers ?? {}
  const signed = {
    'webhook-id': String(id),
    'webhook-timestamp': String(timestamp),
    'webhook-signature': String(signature),
  }
  expect(new Webhook(endpoint.secret).verify(received?.body ?? '', signed)).toEqual(delivery.payload)
  expect(id).toBe(delivery.event_id)
  expect(received?.headers).toMatchObject({
    'content-type': 'application/json',
    'user-agent': 'Masthead/1.0 (webhooks)',
  })
  expect(delivery.headers).toMatchObject(signed)
  expect(delivery.planned_attempts).toEqual([])
})

test('failures follow the schedule with one webhook-id, and the tenth is the last', async () => {
  const { tenant, endpoint, deliver } = await waiting()
  desk.receiver.answer(endpoint.path, (response) => response.writeHead(500).end('no'))
  const expected = [5_000, 5 * minute, 30 * minute, ...[2, 5, 10, 14, 20, 24].map((h) => h * 60 * minute)]
  for (const [index, delayMs] of expected.entries()) {
    const delivery = await deliver()
    expect(delivery).toMatchObject({ status: 'failed', attempts: index + 1, last_http_status: 500 })
    expect(delivery.planned_attempts).toHaveLength(9 - index)
    expect(delivery.planned_attempts[0]).toBe(delivery.next_attempt_at)
    const waitMs = Date.parse(delivery.next_attempt_at ?? '') - Date.parse(delivery.updated_at ?? '')
    expect(waitMs).toBeGreaterThanOrEqual(delayMs * 0.9)
    expect(waitMs).toBeLessThanOrEqual(delayMs * 1.1)
    desk.pass(waitMs)
  }
  const last = await deliver()
  expect(last).toMatchObject({ status: 'dead_lettered', reason: 'attempts_spent', attempts: 10 })
  expect(last.last_error).toBe('The endpoint returned status 500. Only 2xx counts as success.')
  expect(last.attempts_log.map((one) => one.attempt)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(last).not.toHaveProperty('next_attempt_at')
  await deliver()
  const received = desk.receiver.received(endpoint.path)
  expect(received).toHaveLength(10)
  expect(new Set(received.map((one) => one.headers['webhook-id']))).toEqual(new Set([last.event_id]))
  expect(new Set(received.map((one) => one.body)).size).toBe(1)
  expect(new Set(received.map((one) => one.headers['webhook-timestamp'])).size).toBe(10)
  expect((await listWebhooks(tenant.agent)).webhooks).toMatchObject([
    { is_active: true, counts: { dead_lettered: 1 } },
  ])
})

test('an attempt that is not due is not made', async () => {
  const { endpoint, deliver } = await waiting()
  desk.receiver.answer(endpoint.path, (response) => response.writeHead(503).end())
  await deliver()
  expect(await deliver()).toMatchObject({ status: 'failed', attempts: 1 })
  expect(desk.receiver.received(endpoint.path)).toHaveLength(1)
})

test('sending again by hand starts a new round with the same webhook-id', async () => {
  const { agent, endpoint, id, deliver } = await waiting()
  desk.receiver.answer(endpoint.path, (response, count) => response.writeHead(count < 3 ? 500 : 200).end())
  await deliver()
  expect(await retryDelivery(agent, id)).toMatchObject({ id, status: 'queued', attempts: 1 })
  await expect(retryDelivery(agent, id)).rejects.toThrow('queued')
  const failed = await deliver()
  expect(failed).toMatchObject({ status: 'failed', attempts: 2 })
  expect(failed.planned_attempts).toHaveLength(9)
  await retryDelivery(agent, id)
  expect(await deliver()).toMatchObject({ status: 'delivered', attempts: 3 })
  await retryDelivery(agent, id)
  expect(await deliver()).toMatchObject({ status: 'delivered', attempts: 4 })
  const ids = desk.receiver.received(endpoint.path).map((one) => one.headers['webhook-id'])
  expect(ids).toHaveLength(4)
  expect(new Set(ids)).toEqual(new Set([failed.event_id]))
})

test('an endpoint that fails for a day needs attention, one that is retried does not, and a success ends it', async () => {
  const { tenant, endpoint, deliver } = await waiting()
  desk.receiver.answer(endpoint.path, (response, count) => response.writeHead(count === 1 ? 500 : 200).end())
  await deliver()
  const failing = (await listWebhooks(tenant.agent)).webhooks[0]
  expect(failing?.failing_since).toBeDefined()
  const retrying = await webhookStatus(tenant.agent)
  expect(retrying.area).toMatchObject({ ready: true, detail: '1 endpoint: 1 retrying' })
  expect(retrying.actions.filter(Boolean)).toEqual([])
  desk.pass(86_400_001)
  const status = await webhookStatus(tenant.agent)
  expect(status.area).toMatchObject({ ready: false, detail: '1 endpoint: 1 failing' })
  expect(status.actions).toContainEqual(expect.objectContaining({ id: 'failing_endpoints', count: 1 }))
  desk.pass(6_000)
  await deliver()
  const [healthy] = (await listWebhooks(tenant.agent)).webhooks
  expect(healthy).not.toHaveProperty('failing_since')
  expect(healthy?.last_delivered_at).toBeDefined()
})

test('410 disables the endpoint, ends the delivery and notifies the others', async () => {
  const { tenant, agent, endpoint, id, deliver } = await waiting()
  const other = await desk.addEndpoint(tenant, ['webhook.endpoint_disabled'])
  desk.receiver.answer(endpoint.path, (response) => response.writeHead(410).end())
  expect(await deliver()).toMatchObject({
    status: 'dead_lettered',
    reason: 'endpoint_gone',
    last_http_status: 410,
    attempts: 1,
  })
  expect((await listWebhooks(agent)).webhooks.find((one) => one.id === endpoint.id)).toMatchObject({
    is_active: false,
    disabled_reason: 'gone',
  })
  const told = await listDeliveries(agent, { ...wholeList, event_type: 'webhook.endpoint_disabled' })
  expect(told.deliveries.map((one) => one.endpoint?.id)).toEqual([other.id])
  const event = await desk.deliver(agent, told.deliveries[0]?.id ?? '')
  expect(event).toMatchObject({ status: 'delivered' })
  expect(event.payload).toMatchObject({ agent_id: null, data: { endpoint_id: endpoint.id, reason: 'gone' } })
  await expect(retryDelivery(agent, id)).rejects.toThrow('endpoint is disabled')
  await changeWebhook(agent, { id: endpoint.id, is_active: true })
  expect(await retryDelivery(agent, id)).toMatchObject({ status: 'queued' })
})

test('five days of failure disable the endpoint, and waiting deliveries are kept for later', async () => {
  const { tenant, agent, endpoint, id, deliver } = await waiting()
  const other = await desk.addEndpoint(tenant, ['webhook.endpoint_disabled'])
  desk.receiver.answer(endpoint.path, (response) => response.writeHead(500).end())
  await deliver()
  desk.pass(5 * day - minute)
  await deliver()
  expect((await listWebhooks(agent)).webhooks.every((one) => one.is_active)).toBe(true)
  desk.pass(6 * minute)
  expect(await deliver()).toMatchObject({ status: 'failed', attempts: 3, planned_attempts: [] })
  expect((await listWebhooks(agent)).webhooks.find((one) => one.id === endpoint.id)).toMatchObject({
    is_active: false,
    disabled_reason: 'failing',
  })
  const told = await listDeliveries(agent, { ...wholeList, event_type: 'webhook.endpoint_disabled' })
  expect(told.deliveries.map((one) => one.endpoint?.id)).toEqual([other.id])
  desk.pass(day)
  expect(await deliver()).toMatchObject({
    status: 'dead_lettered',
    reason: 'endpoint_disabled',
    attempts: 3,
  })
  await changeWebhook(agent, { id: endpoint.id, is_active: true })
  desk.receiver.answer(endpoint.path, (response) => response.writeHead(200).end())
  await retryDelivery(agent, id)
  expect(await deliver()).toMatchObject({ status: 'delivered', attempts: 4 })
})

test('after the first failing day the owner is notified, once, and again at the end', async () => {
  const { tenant, agent, endpoint, deliver } = await waiting()
  await desk.addEndpoint(tenant, ['webhook.endpoint_failing', 'webhook.endpoint_disabled'])
  const mails = async () => {
    await sendEndpointMail(desk.service.ctx, endpoint.id)
    const all = (await desk.service.ctx.engines.outbox?.list(100)) ?? []
    return all.filter(({ to }) => to === tenant.email).map(({ subject }) => subject)
  }
  const told = async (type: string) =>
    (await listDeliveries(agent, { ...wholeList, event_type: type })).deliveries
  desk.receiver.answer(endpoint.path, (response) => response.writeHead(500).end())
  await deliver()
  desk.pass(day - minute)
  await deliver()
  expect(await told('webhook.endpoint_failing')).toEqual([])
  expect(await mails()).toEqual([])
  desk.pass(6 * minute)
  await deliver()
  desk.pass(60 * minute)
  await deliver()
  const [failing, ...more] = await told('webhook.endpoint_failing')
  expect(more).toEqual([])
  const { payload } = await getDelivery(agent, failing?.id ?? '')
  const { failing_since: since, disabled_at: until } = EndpointFailingData.parse(payload.data)
  expect(Date.parse(until) - Date.parse(since)).toBe(5 * day)
  expect(await mails()).toEqual(['A webhook endpoint is failing'])
  desk.pass(5 * day)
  await deliver()
  expect(await told('webhook.endpoint_disabled')).toHaveLength(1)
  expect((await mails()).toSorted()).toEqual([
    'A webhook endpoint is failing',
    'A webhook endpoint was disabled',
  ])
  const { rows } = await desk.service.ctx.db.execute(sql`select from pgboss.job
    where name = 'mail.webhook-endpoint' and data->>'endpoint_id' = ${endpoint.id}`)
  expect(rows).toHaveLength(2)
})

test('a success in between restarts the count, and a fixed endpoint gets no late email', async () => {
  const { tenant, agent, endpoint, deliver } = await waiting()
  desk.receiver.answer(endpoint.path, (response, count) => response.writeHead(count === 3 ? 200 : 500).end())
  await deliver()
  desk.pass(day + minute)
  await deliver()
  desk.pass(6 * minute)
  expect(await deliver()).toMatchObject({ status: 'delivered' })
  await sendEndpointMail(desk.service.ctx, endpoint.id)
  const all = (await desk.service.ctx.engines.outbox?.list(100)) ?? []
  expect(all.filter(({ to }) => to === tenant.email)).toEqual([])
  const second = (await desk.emit(agent)).get(endpoint.id) ?? ''
  await desk.deliver(agent, second)
  desk.pass(day - minute)
  await desk.deliver(agent, second)
  const told = await listDeliveries(agent, { ...wholeList, event_type: 'webhook.endpoint_failing' })
  expect(told.total).toBe(0)
})

test('a redirect is a failure and is not followed', async () => {
  const { endpoint, deliver } = await waiting()
  desk.receiver.answer(endpoint.path, (response) =>
    response.writeHead(307, { location: `${endpoint.url}/elsewhere` }).end(),
  )
  expect(await deliver()).toMatchObject({
    status: 'failed',
    last_http_status: 307,
    last_error: 'The endpoint redirects (307). Use the final URL instead.',
  })
  expect(desk.receiver.received(`${endpoint.path}/elsewhere`)).toEqual([])
})

test('Retry-After is honoured, as seconds and as a date, and for a day at most', async () => {
  const { endpoint, deliver } = await waiting()
  const wanted = ['120', new Date(desk.now().getTime() + 60 * minute).toUTCString(), '99999999']
  desk.receiver.answer(endpoint.path, (response, count) =>
    response.writeHead(429, { 'retry-after': wanted[count - 1] ?? '' }).end(),
  )
  const seconds: number[] = []
  for (const _ of wanted) {
    const delivery = await deliver()
    const waitMs = Date.parse(delivery.next_attempt_at ?? '') - Date.parse(delivery.updated_at ?? '')
    seconds.push(Math.round(waitMs / 1000))
    desk.pass(waitMs)
  }
  expect(seconds[0]).toBe(120)
  expect(seconds[1]).toBeGreaterThan(3300)
  expect(seconds[1]).toBeLessThanOrEqual(3600)
  expect(seconds[2]).toBe(86_400)
})

test('many concurrent workers send once', async () => {
  const { endpoint, agent, deliver } = await waiting()
  desk.receiver.answer(endpoint.path, (response) => void setTimeout(() => response.writeHead(200).end(), 50))
  await Promise.all(Array.from({ length: 8 }, deliver))
  expect(desk.receiver.received(endpoint.path)).toHaveLength(1)
  expect((await listDeliveries(agent, wholeList)).deliveries).toMatchObject([
    { status: 'delivered', attempts: 1 },
  ])
})

test('an attempt whose process was killed is recorded, counts, and is made again with the same webhook-id', async () => {
  const { endpoint, id, agent, deliver } = await waiting()
  const claimedAt = desk.now()
  await agent.db
    .update(webhookDeliveries)
    .set({ status: 'delivering', attempts: 1, nextAttemptAt: null, updatedAt: claimedAt })
    .where(eq(webhookDeliveries.id, id))
  desk.pass(claimLastsMs - 1000)
  expect(await deliver()).toMatchObject({ status: 'delivering', attempts: 1 })
  desk.pass(1000)
  const delivery = await deliver()
  expect(delivery).toMatchObject({ status: 'delivered', attempts: 2 })
  expect(delivery.attempts_log).toMatchObject([
    { attempt: 1, error: 'The server stopped during this attempt. The event may or may not have arrived.' },
    { attempt: 2, http_status: 204 },
  ])
  const [received] = desk.receiver.received(endpoint.path)
  expect(received?.headers['webhook-id']).toBe(delivery.event_id)
})

test('a worker that lost its claim to another process does not overwrite its result', async () => {
  const { endpoint, id, agent } = await waiting()
  let release: (() => void) | undefined
  desk.receiver.answer(endpoint.path, (response, count) => {
    if (count > 1) response.writeHead(200).end()
    else release = () => response.writeHead(500).end()
  })
  const slow = desk.deliver(agent, id)
  await expect.poll(() => release).toBeDefined()
  desk.pass(claimLastsMs)
  expect(await desk.deliver(agent, id)).toMatchObject({ status: 'delivered', attempts: 2 })
  release?.()
  await slow
  const delivery = await desk.deliver(agent, id)
  expect(delivery).toMatchObject({ status: 'delivered', attempts: 2, last_http_status: 200 })
  expect(delivery.attempts_log).toHaveLength(2)
  expect((await listWebhooks(agent)).webhooks[0]).not.toHaveProperty('failing_since')
})

test('an endpoint deleted in between gets nothing more', async () => {
  const { agent, endpoint, id, deliver } = await waiting()
  await deleteWebhook(agent, endpoint.id)
  expect(await deliver()).toMatchObject({ status: 'dead_lettered', reason: 'endpoint_gone', attempts: 0 })
  expect(desk.receiver.received(endpoint.path)).toEqual([])
  await expect(retryDelivery(agent, id)).rejects.toThrow('was deleted')
})

test('an endpoint deleted during a failing attempt is not tried again', async () => {
  const { agent, endpoint, deliver } = await waiting()
  desk.receiver.answer(endpoint.path, (response) => {
    void deleteWebhook(agent, endpoint.id).then(() => response.writeHead(500).end())
  })
  expect(await deliver()).toMatchObject({ status: 'dead_lettered', reason: 'endpoint_gone', attempts: 1 })
})

test('an address changed meanwhile is where the next attempt goes', async () => {
  const { tenant, agent, endpoint, deliver } = await waiting()
  const moved = await desk.addEndpoint(tenant, ['article.failed'])
  desk.receiver.answer(endpoint.path, (response) => {
    void changeWebhook(agent, { id: endpoint.id, url: moved.url }).then(() => response.writeHead(410).end())
  })
  expect(await deliver()).toMatchObject({ status: 'failed', last_http_status: 410 })
  desk.pass(6_000)
  expect(await deliver()).toMatchObject({ status: 'delivered' })
  expect(desk.receiver.received(moved.path)).toHaveLength(1)
})

test('a secret that cannot be opened gives a readable error and fails like any attempt', async () => {
  const { agent, endpoint, deliver } = await waiting()
  await agent.db
    .update(webhookEndpoints)
    .set({ sealedSecret: Buffer.alloc(60).toString('base64') })
    .where(eq(webhookEndpoints.id, endpoint.id))
  const delivery = await deliver()
  expect(delivery).toMatchObject({ status: 'failed', attempts: 1 })
  expect(delivery.last_error).toContain("signing secret of this endpoint can't be decrypted")
  expect(desk.receiver.received(endpoint.path)).toEqual([])
})
