import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  openWebhookDesk,
  presentCounts,
  type WebhookDesk,
  wholeList,
} from '#test-support/desks/webhook-desk.ts'
import type { AgentContext } from '../core/context.ts'
import { webhookDeliveries } from '../db/schema/webhooks.ts'
import { sql } from '../db/sql.ts'
import { sendWakeUp } from '../queue/wake-ups.ts'
import { listDeliveries } from './list-deliveries.ts'
import { type DeliveryWorker, startDeliveryWorker } from './start-delivery-worker.ts'

let desk: WebhookDesk
beforeAll(async () => {
  desk = await openWebhookDesk()
})
afterAll(() => desk.close())

async function endpointsOf(count: number) {
  const tenant = await desk.service.createTenant()
  const endpoints = []
  for (let made = 0; made < count; made += 1) endpoints.push(await desk.addEndpoint(tenant))
  return { agent: tenant.agent, endpoints }
}

async function queue(agent: AgentContext, endpointId: string, count: number): Promise<void> {
  const { tenantId } = agent.caller
  const at = desk.now().toISOString()
  await agent.db.execute(sql`
    with event as (
      insert into events (tenant_id, type, payload)
      select ${tenantId}::uuid, 'article.generated', '{"type":"article.generated"}'::json
      from generate_series(1, ${count}) returning id
    )
    insert into ${webhookDeliveries} (tenant_id, event_id, endpoint_id, event_type, next_attempt_at)
    select ${tenantId}::uuid, id, ${endpointId}::uuid, 'article.generated', ${at}::timestamptz from event`)
  await sendWakeUp(agent, 'deliveries_due')
}

async function counts(agent: AgentContext, endpointId: string) {
  const list = await listDeliveries(agent, { ...wholeList, limit: 1, endpoint_id: endpointId })
  return presentCounts(list.counts)
}

test('an endpoint that does not respond delays no other, and gets few concurrent requests', async () => {
  const { agent, endpoints } = await endpointsOf(2)
  const [silent, swift] = endpoints
  if (!silent || !swift) throw new Error('Two were added.')
  const held: ServerResponse[] = []
  desk.receiver.answer(silent.path, (response) => void held.push(response))
  await queue(agent, silent.id, 300)
  await queue(agent, swift.id, 700)
  const deliverer = await startDeliveryWorker(desk.service.ctx)
  await expect.poll(() => counts(agent, swift.id)).toEqual({ delivered: 700 })
  const waiting = await counts(agent, silent.id)
  expect(held).toHaveLength(16)
  expect(waiting).toEqual({ delivering: 16, queued: 284 })
  const ids = desk.receiver.received(swift.path).map(({ headers }) => headers['webhook-id'])
  expect(new Set(ids).size).toBe(700)
  expect(ids).toHaveLength(700)
  const stopping = deliverer.stop()
  for (const response of held) response.writeHead(200).end()
  await stopping
  expect(await counts(agent, silent.id)).toEqual({ delivered: 16, queued: 284 })
  // The workers of other tests must not wait for it.
  desk.receiver.answer(silent.path, (response) => response.writeHead(200).end())
})

test('endpoints that find every request taken get the next ones that end', async () => {
  const tenants = await Promise.all(Array.from({ length: 5 }, () => endpointsOf(8)))
  const all = tenants.flatMap(({ agent, endpoints }) => endpoints.map((endpoint) => ({ agent, ...endpoint })))
  const held: ServerResponse[] = []
  let areHeld = true
  for (const { path } of all) {
    desk.receiver.answer(path, (response) =>
      areHeld ? void held.push(response) : response.writeHead(204).end(),
    )
  }
  for (const { agent, id } of all) await queue(agent, id, 20)
  const deliverer = await startDeliveryWorker(desk.service.ctx)
  await expect.poll(() => held.length, { timeout: 10_000 }).toBe(512)
  areHeld = false
  for (const response of held) response.writeHead(204).end()
  for (const { agent, id } of all) {
    await expect.poll(() => counts(agent, id), { timeout: 10_000 }).toEqual({ delivered: 20 })
  }
  await deliverer.stop()
  for (const { path } of all) expect(desk.receiver.received(path)).toHaveLength(20)
})

test('several workers share the work: each delivery is sent once, and every attempt is recorded', async () => {
  const { agent, endpoints } = await endpointsOf(3)
  for (const { id } of endpoints) await queue(agent, id, 200)
  const workers: DeliveryWorker[] = await Promise.all(
    Array.from({ length: 3 }, () => startDeliveryWorker(desk.service.ctx)),
  )
  for (const { id } of endpoints) {
    await expect.poll(() => counts(agent, id)).toEqual({ delivered: 200 })
  }
  await Promise.all(workers.map((worker) => worker.stop()))
  for (const { path } of endpoints) expect(desk.receiver.received(path)).toHaveLength(200)
  const { rows } = await agent.db.execute(sql`
    select from delivery_attempts join ${webhookDeliveries} on id = delivery_id
    where tenant_id = ${agent.caller.tenantId} and attempt = 1 and http_status = 204`)
  expect(rows).toHaveLength(600)
})

test('what is claimed and not yet sent when a worker stops is due again, and no attempt was made', async () => {
  const { agent, endpoints } = await endpointsOf(1)
  const [endpoint] = endpoints
  if (!endpoint) throw new Error('One was added.')
  const held: ServerResponse[] = []
  // Fast at first, so that the worker claims ahead; then all wait.
  desk.receiver.answer(endpoint.path, (response, count) => {
    if (count <= 40) response.writeHead(204).end()
    else held.push(response)
  })
  await queue(agent, endpoint.id, 400)
  const deliverer = await startDeliveryWorker(desk.service.ctx)
  await expect.poll(() => held.length).toBeGreaterThan(15)
  const stopping = deliverer.stop()
  await expect.poll(async () => (await counts(agent, endpoint.id)).delivering).toBe(held.length)
  for (const response of held) response.writeHead(204).end()
  await stopping
  const after = await counts(agent, endpoint.id)
  expect(after.delivering).toBeUndefined()
  expect((after.delivered ?? 0) + (after.queued ?? 0)).toBe(400)
  const { rows } = await agent.db.execute(sql`select from ${webhookDeliveries}
    where endpoint_id = ${endpoint.id} and status = 'queued' and attempts <> 0`)
  expect(rows).toEqual([])
})
