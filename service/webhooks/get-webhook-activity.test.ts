import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWebhookDesk, type WebhookDesk } from '#test-support/desks/webhook-desk.ts'
import { webhookDeliveries } from '../db/schema/webhooks.ts'
import { eq } from '../db/sql.ts'
import { updateSettings } from '../settings/update-settings.ts'
import { getWebhookActivity } from './get-webhook-activity.ts'

let desk: WebhookDesk
beforeAll(async () => {
  desk = await openWebhookDesk()
})
afterAll(() => desk.close())

const dayMs = 86_400_000

test('deliveries are counted on the day they were created, by the status they have, with their response times', async () => {
  const tenant = await desk.service.createTenant()
  const { agent } = tenant
  const endpoint = await desk.addEndpoint(tenant)
  const other = await desk.addEndpoint(tenant)
  const sent: string[] = []
  for (let turn = 0; turn < 3; turn++) {
    if (turn === 2) desk.receiver.answer(endpoint.path, (response) => response.writeHead(500).end('no'))
    const id = (await desk.emit(agent)).get(endpoint.id) ?? ''
    await desk.deliver(agent, id)
    sent.push(id)
  }
  const set = (at: number, change: object) =>
    agent.db
      .update(webhookDeliveries)
      .set(change)
      .where(eq(webhookDeliveries.id, sent[at] ?? ''))
  await set(0, { durationMs: 10, createdAt: new Date(desk.now().getTime() - 3 * dayMs) })
  await set(1, { durationMs: 20 })
  await set(2, { durationMs: 400 })
  const activity = await getWebhookActivity(agent, { id: endpoint.id, days: 7 })
  expect(activity).toMatchObject({ endpoint_id: endpoint.id, unit: 'day' })
  expect(activity.spans).toHaveLength(7)
  expect(activity.spans[3]).toMatchObject({
    counts: { delivered: 1 },
    measured: 1,
    median_ms: 10,
    p95_ms: 10,
  })
  expect(activity.spans[6]).toMatchObject({
    counts: { delivered: 1, failed: 1 },
    measured: 2,
    median_ms: 20,
    p95_ms: 400,
  })
  // Of 10, 20 and 400 ms: what is in the middle of all, and not of the medians of the days.
  expect(activity).toMatchObject({ median_ms: 20, p95_ms: 400 })
  expect(activity.spans[5]).toEqual({ from: activity.spans[5]?.from, counts: {}, measured: 0 })
  const untouched = await getWebhookActivity(agent, { id: other.id, days: 7 })
  expect(untouched.spans.map(({ measured }) => measured)).toEqual(Array(7).fill(0))
  expect(untouched.spans[6]?.counts).toEqual({ queued: 3 })
})

test('a day is one of the calendar of the workspace, on which clocks may change', async () => {
  const tenant = await desk.service.createTenant()
  const { agent } = tenant
  await updateSettings(agent, { targetTimezone: 'America/New_York' })
  const endpoint = await desk.addEndpoint(tenant)
  const { spans, since, until } = await getWebhookActivity(agent, { id: endpoint.id, days: 30 })
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/New_York', timeStyle: 'short' })
  for (const from of [...spans.map((span) => span.from), until]) {
    expect(clock.format(new Date(from))).toBe('00:00')
  }
  expect(spans).toHaveLength(30)
  expect(spans[0]?.from).toBe(since)
})

test('a host that never answered has no response time', async () => {
  const tenant = await desk.service.createTenant()
  const endpoint = await desk.addEndpoint(tenant)
  desk.receiver.answer(endpoint.path, (response) => response.destroy())
  await desk.deliver(tenant.agent, (await desk.emit(tenant.agent)).get(endpoint.id) ?? '')
  const { spans } = await getWebhookActivity(tenant.agent, { id: endpoint.id, days: 7 })
  expect(spans.at(-1)).toMatchObject({ counts: { failed: 1 }, measured: 0 })
  expect(await getWebhookActivity(tenant.agent, { id: endpoint.id, days: 7 })).not.toHaveProperty('median_ms')
})

test('what a disabled endpoint never was sent is told apart from what failed', async () => {
  const tenant = await desk.service.createTenant()
  const { agent } = tenant
  const endpoint = await desk.addEndpoint(tenant)
  desk.receiver.answer(endpoint.path, (response) => response.writeHead(410).end('gone'))
  await desk.deliver(agent, (await desk.emit(agent)).get(endpoint.id) ?? '')
  await desk.emit(agent)
  await desk.emit(agent)
  const { spans } = await getWebhookActivity(agent, { id: endpoint.id, days: 7 })
  // Besides the two: that the endpoint was disabled is an event as well.
  expect(spans.at(-1)).toMatchObject({ counts: { dead_lettered: 4 }, unsent: 3 })
  expect(spans.at(-2)).not.toHaveProperty('unsent')
})

test('one day is told hour by hour, up to the hour that has begun', async () => {
  const tenant = await desk.service.createTenant()
  const endpoint = await desk.addEndpoint(tenant)
  const { agent } = tenant
  await desk.deliver(agent, (await desk.emit(agent)).get(endpoint.id) ?? '')
  const { unit, spans, until } = await getWebhookActivity(agent, { id: endpoint.id, days: 1 })
  expect(unit).toBe('hour')
  expect(spans).toHaveLength(24)
  expect(spans.reduce((sum, { counts }) => sum + (counts.delivered ?? 0), 0)).toBe(1)
  expect(Date.parse(until) % 3_600_000).toBe(0)
})

test("another tenant's endpoint is unknown", async () => {
  const owner = await desk.service.createTenant()
  const endpoint = await desk.addEndpoint(owner)
  const { agent } = await desk.service.createTenant()
  await expect(getWebhookActivity(agent, { id: endpoint.id, days: 7 })).rejects.toMatchObject({
    problem: { kind: 'not_found' },
  })
})
