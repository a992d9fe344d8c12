import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  openWebhookDesk,
  presentCounts,
  type WebhookDesk,
  wholeList,
} from '#test-support/desks/webhook-desk.ts'
import type { AgentContext } from '../core/context.ts'
import { webhookDeliveries, webhookRecoveries } from '../db/schema/webhooks.ts'
import { eq, sql } from '../db/sql.ts'
import { performRun } from '../runs/perform-run.ts'
import { changeWebhook } from './change-webhook.ts'
import { createRecovery } from './create-recovery.ts'
import { getRecovery } from './get-recovery.ts'
import { listDeliveries } from './list-deliveries.ts'
import { previewRecovery } from './preview-recovery.ts'
import { recoveryRun } from './recovery-run.ts'
import { sendTestEvent } from './send-test-event.ts'

const since = '2020-01-01T00:00:00Z'
const signal = new AbortController().signal

let desk: WebhookDesk
beforeAll(async () => {
  desk = await openWebhookDesk()
})
afterAll(() => desk.close())

const run = (runId: string, on = signal) => performRun(desk.service.ctx, recoveryRun, { runId, signal: on })

async function endpointOf() {
  const tenant = await desk.service.createTenant()
  return { agent: tenant.agent, endpoint: await desk.addEndpoint(tenant) }
}

/** Deliveries straight into the table, created one after the other. */
async function keep(
  agent: AgentContext,
  endpointId: string,
  kept: { count: number; status: 'queued' | 'failed' | 'dead_lettered' | 'delivered'; type?: string },
) {
  const { tenantId } = agent.caller
  const type = kept.type ?? 'article.generated'
  const at = desk.now().toISOString()
  await agent.db.execute(sql`
    with event as (
      insert into events (tenant_id, type, payload)
      select ${tenantId}::uuid, ${type}, '{}'::json from generate_series(1, ${kept.count}) returning id
    )
    insert into ${webhookDeliveries} (tenant_id, event_id, endpoint_id, event_type, status, attempts, delivered_at,
      next_attempt_at, created_at)
    select ${tenantId}::uuid, id, ${endpointId}::uuid, ${type}, ${kept.status}, 3,
      case when ${kept.status} = 'delivered' then ${at}::timestamptz end,
      case when ${kept.status} = 'failed' then ${at}::timestamptz + interval '1 day' end,
      ${at}::timestamptz - interval '1 hour' + row_number() over () / 7 * interval '1 ms'
    from event`)
}

async function countsOf(agent: AgentContext) {
  return presentCounts((await listDeliveries(agent, wholeList)).counts)
}

test('a dry run counts by event type and changes nothing', async () => {
  const { agent, endpoint } = await endpointOf()
  await keep(agent, endpoint.id, { count: 3, status: 'dead_lettered' })
  await keep(agent, endpoint.id, { count: 2, status: 'failed', type: 'article.failed' })
  await keep(agent, endpoint.id, { count: 4, status: 'delivered' })
  await changeWebhook(agent, { id: endpoint.id, is_active: false })
  expect(await previewRecovery(agent, { id: endpoint.id, since })).toMatchObject({
    dry_run: true,
    total: 5,
    by_event_type: { 'article.failed': 2, 'article.generated': 3 },
  })
  const until = new Date(desk.now().getTime() - 2 * 3_600_000).toISOString()
  expect(await previewRecovery(agent, { id: endpoint.id, since, until })).toMatchObject({ total: 0 })
  expect(await countsOf(agent)).toEqual({ dead_lettered: 3, delivered: 4, failed: 2 })
})

test('what a recovery leaves out is counted with the reason, before it and when it starts', async () => {
  const { agent, endpoint } = await endpointOf()
  await keep(agent, endpoint.id, { count: 3, status: 'dead_lettered' })
  await keep(agent, endpoint.id, { count: 4, status: 'delivered' })
  await keep(agent, endpoint.id, { count: 2, status: 'queued' })
  await sendTestEvent(agent, { id: endpoint.id })
  const until = new Date(desk.now().getTime() + 60_000).toISOString()
  const left_out = [
    { reason: 'delivered', count: 4, message: expect.stringContaining('retryDelivery') },
    { reason: 'test', count: 1, message: expect.stringContaining('sendTestEvent') },
    { reason: 'under_way', count: 2, message: expect.stringContaining('being sent') },
  ]
  expect(await previewRecovery(agent, { id: endpoint.id, since, until })).toMatchObject({
    total: 3,
    left_out,
  })
  const recovery = await createRecovery(agent, { id: endpoint.id, since, until })
  expect(recovery).toMatchObject({ total: 3, left_out })
  await run(recovery.id)
})

test('what never got through is queued again in batches, once, and what got through is left alone', async () => {
  const { agent, endpoint } = await endpointOf()
  await keep(agent, endpoint.id, { count: 1100, status: 'dead_lettered' })
  await keep(agent, endpoint.id, { count: 130, status: 'failed' })
  await keep(agent, endpoint.id, { count: 20, status: 'delivered' })
  const recovery = await createRecovery(agent, { id: endpoint.id, since })
  expect(recovery).toMatchObject({ status: 'queued', total: 1230, requeued: 0 })
  await expect(createRecovery(agent, { id: endpoint.id, since })).rejects.toThrow('in progress')
  await run(recovery.id)
  expect(await getRecovery(agent, recovery.id)).toMatchObject({
    status: 'completed',
    requeued: 1230,
    progress: { percent: 100, message: '1230 deliveries queued for resending.' },
  })
  expect(await countsOf(agent)).toEqual({ queued: 1230, delivered: 20 })
  const [row] = await agent.db
    .select()
    .from(webhookDeliveries)
    .where(sql`${webhookDeliveries.endpointId} = ${endpoint.id} and status = 'queued'`)
    .limit(1)
  expect(row).toMatchObject({ attempts: 3, roundStart: 3, reason: null })
  // The run is over: the job, run again, changes nothing.
  await run(recovery.id)
  expect(await getRecovery(agent, recovery.id)).toMatchObject({ requeued: 1230 })
})

test('a recovery that was killed between two batches resumes where it ended', async () => {
  const { agent, endpoint } = await endpointOf()
  await keep(agent, endpoint.id, { count: 1200, status: 'dead_lettered' })
  const { id } = await createRecovery(agent, { id: endpoint.id, since })
  const stop = new AbortController()
  const first = {
    ...recoveryRun,
    work: (ctx: AgentContext, row: typeof webhookRecoveries.$inferSelect) =>
      recoveryRun.work(ctx, row, {
        signal: stop.signal,
        // The second report comes after the first batch: there the process ends.
        report: async ({ message }) => {
          if (message.startsWith('500 ')) stop.abort(new Error('killed'))
        },
      }),
  }
  await expect(performRun(desk.service.ctx, first, { runId: id, signal: stop.signal })).rejects.toThrow(
    'killed',
  )
  const half = await getRecovery(agent, id)
  expect(half.status).toBe('running')
  expect(half.requeued).toBeGreaterThanOrEqual(500)
  expect(half.requeued).toBeLessThan(1200)
  // What was queued meanwhile got through, and one of it failed once more.
  await agent.db
    .update(webhookDeliveries)
    .set({ status: 'dead_lettered', attempts: 13, nextAttemptAt: null })
    .where(sql`${webhookDeliveries.id} in (select id from webhook_deliveries
      where endpoint_id = ${endpoint.id} and status = 'queued' order by created_at, id limit 1)`)
  await run(id)
  expect(await getRecovery(agent, id)).toMatchObject({ status: 'completed', requeued: 1200 })
  expect(await countsOf(agent)).toEqual({ queued: 1199, dead_lettered: 1 })
})

test('two workers with the same recovery queue nothing twice', async () => {
  const { agent, endpoint } = await endpointOf()
  await keep(agent, endpoint.id, { count: 1200, status: 'dead_lettered' })
  const { id } = await createRecovery(agent, { id: endpoint.id, since })
  await Promise.all([run(id), run(id)])
  expect((await getRecovery(agent, id)).status).toBe('completed')
  expect((await getRecovery(agent, id)).requeued).toBe(1200)
  expect(await countsOf(agent)).toEqual({ queued: 1200 })
})

test('tests and what was delivered once are never sent again', async () => {
  const { agent, endpoint } = await endpointOf()
  desk.receiver.answer(endpoint.path, (response) => response.writeHead(500).end())
  await desk.deliver(agent, (await sendTestEvent(agent, { id: endpoint.id })).id)
  await keep(agent, endpoint.id, { count: 1, status: 'delivered' })
  await agent.db
    .update(webhookDeliveries)
    .set({ status: 'dead_lettered' })
    .where(sql`${webhookDeliveries.endpointId} = ${endpoint.id} and delivered_at is not null`)
  expect(await previewRecovery(agent, { id: endpoint.id, since })).toMatchObject({ total: 0 })
  const { id } = await createRecovery(agent, { id: endpoint.id, since })
  await run(id)
  expect(await getRecovery(agent, id)).toMatchObject({ status: 'completed', total: 0, requeued: 0 })
})

test('an endpoint that is disabled meanwhile ends the recovery with a message', async () => {
  const { agent, endpoint } = await endpointOf()
  await keep(agent, endpoint.id, { count: 2, status: 'dead_lettered' })
  const { id } = await createRecovery(agent, { id: endpoint.id, since })
  await changeWebhook(agent, { id: endpoint.id, is_active: false })
  await run(id)
  expect(await getRecovery(agent, id)).toMatchObject({
    status: 'failed',
    requeued: 0,
    error: 'The endpoint was disabled in the meantime. Fix it, enable it and resend again.',
  })
  await expect(createRecovery(agent, { id: endpoint.id, since })).rejects.toThrow('endpoint is disabled')
  await changeWebhook(agent, { id: endpoint.id, is_active: true })
  expect(await createRecovery(agent, { id: endpoint.id, since })).toMatchObject({ total: 2 })
})

test("an empty span is rejected at its field, and another tenant's endpoint is unknown", async () => {
  const { agent, endpoint } = await endpointOf()
  const stranger = await desk.service.createTenant()
  const future = new Date(desk.now().getTime() + 60_000).toISOString()
  const { id } = endpoint
  await expect(previewRecovery(agent, { id, since: future })).rejects.toThrow('Must be in the past.')
  await expect(createRecovery(agent, { id, since, until: since })).rejects.toThrow('later than since')
  await expect(previewRecovery(stranger.agent, { id, since })).rejects.toThrow('Webhook endpoint not found')
  const recovery = await createRecovery(agent, { id, since })
  await expect(getRecovery(stranger.agent, recovery.id)).rejects.toThrow('Recovery not found')
  await expect(getRecovery(agent, randomUUID())).rejects.toThrow('Recovery not found')
  await agent.db.delete(webhookRecoveries).where(eq(webhookRecoveries.id, recovery.id))
})
