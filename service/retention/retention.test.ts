import { randomUUID } from 'node:crypto'
import { register } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWebhookDesk, type WebhookDesk } from '#test-support/desks/webhook-desk.ts'
import { addTestArticle } from '#test-support/fixtures/add-test-article.ts'
import type { TestTenant } from '#test-support/test-service.ts'
import { deleteOldVersions } from '../articles/delete-old-versions.ts'
import { listLedger } from '../credits/list-ledger.ts'
import { articleVersions } from '../db/schema/articles.ts'
import { idempotentAnswers } from '../db/schema/idempotency.ts'
import { eq, sql } from '../db/sql.ts'
import { deleteOldAnswers } from '../idempotency/delete-old-answers.ts'
import { runRetention } from '../maintenance.ts'
import { deleteOldDeliveries, deleteOldEvents } from '../webhooks/delete-old-deliveries.ts'
import { getDelivery } from '../webhooks/get-delivery.ts'
import { listDeliveries } from '../webhooks/list-deliveries.ts'

let desk: WebhookDesk
beforeAll(async () => {
  desk = await openWebhookDesk({ environment: { KEEP_EVENTS_DAYS: '100' } })
})
afterAll(() => desk.close())

const dayMs = 24 * 3_600_000

type Endpoint = Awaited<ReturnType<WebhookDesk['addEndpoint']>>

/** An event of the tenant and what an endpoint, its only one, answered to it. */
async function delivered(tenant: TestTenant, endpoint: Endpoint, status = 200): Promise<string> {
  desk.receiver.answer(endpoint.path, (response) => void response.writeHead(status).end('Thank you.'))
  const id = (await desk.emit(tenant.agent)).get(endpoint.id) ?? ''
  await desk.deliver(tenant.agent, id)
  desk.pass(1000)
  return id
}

const countEvents = async ({ agent }: TestTenant) => {
  const { rows } = await agent.db.execute<{ count: number }>(
    sql`select count(*)::int as count from events where tenant_id = ${agent.caller.tenantId}`,
  )
  return rows[0]?.count
}

test('what was answered goes after 30 days, the delivery after 90, its event after what is set, and the ledger never', async () => {
  const tenant = await desk.service.createTenant()
  const id = await delivered(tenant, await desk.addEndpoint(tenant))
  desk.pass(29 * dayMs)
  await runRetention(desk.service.ctx)
  expect((await getDelivery(tenant.agent, id)).headers).toHaveProperty('webhook-signature')
  desk.pass(2 * dayMs)
  await runRetention(desk.service.ctx)
  const emptied = await getDelivery(tenant.agent, id)
  expect(emptied.attempts_log).toMatchObject([{ attempt: 1, http_status: 200 }])
  expect(emptied.headers).not.toHaveProperty('webhook-signature')
  desk.pass(61 * dayMs)
  await runRetention(desk.service.ctx)
  await expect(getDelivery(tenant.agent, id)).rejects.toMatchObject({ problem: { kind: 'not_found' } })
  expect(await listDeliveries(tenant.agent, { limit: 10, offset: 0 })).toMatchObject({ total: 0, counts: {} })
  expect(await countEvents(tenant)).toBe(1)
  desk.pass(10 * dayMs)
  await runRetention(desk.service.ctx)
  expect(await countEvents(tenant)).toBe(0)
  expect((await listLedger(tenant.agent, { limit: 10, offset: 0 })).total).toBe(1)
  const freed = await register.getSingleMetric('masthead_retention_freed_bytes_total')?.get()
  for (const kept of ['deliveries', 'attempt_bodies', 'events']) {
    expect(freed?.values.find(({ labels }) => labels.kept === kept)?.value).toBeGreaterThan(10)
  }
})

test('a delivery that will be tried again stays, and so does one that was sent again lately', async () => {
  const tenant = await desk.service.createTenant()
  const endpoint = await desk.addEndpoint(tenant)
  const waiting = await delivered(tenant, endpoint, 500)
  const repeated = await delivered(tenant, endpoint)
  desk.pass(91 * dayMs)
  await desk.service.ctx.db.execute(
    sql`update webhook_deliveries set updated_at = ${desk.now().toISOString()} where id = ${repeated}`,
  )
  await deleteOldDeliveries(desk.service.ctx)
  const { deliveries } = await listDeliveries(tenant.agent, { limit: 10, offset: 0 })
  expect(deliveries.map(({ id }) => id).toSorted()).toEqual([waiting, repeated].toSorted())
})

test('rows that somebody holds are skipped, and nothing else waits for them', async () => {
  const tenant = await desk.service.createTenant()
  const endpoint = await desk.addEndpoint(tenant)
  const held = await delivered(tenant, endpoint)
  await delivered(tenant, endpoint)
  desk.pass(91 * dayMs)
  await desk.service.ctx.db.transaction(async (db) => {
    await db.execute(sql`select from webhook_deliveries where id = ${held} for update`)
    await deleteOldDeliveries(desk.service.ctx)
  })
  const left = async () =>
    (await listDeliveries(tenant.agent, { limit: 10, offset: 0 })).deliveries.map(({ id }) => id)
  expect(await left()).toEqual([held])
  await deleteOldDeliveries(desk.service.ctx)
  expect(await left()).toEqual([])
})

test('more than a batch goes in one visit', async () => {
  const tenant = await desk.service.createTenant()
  const { id } = await desk.addEndpoint(tenant)
  const { tenantId } = tenant.agent.caller
  const old = new Date(desk.now().getTime() - 91 * dayMs).toISOString()
  await desk.service.ctx.db.execute(sql`
    with event as (
      insert into events (tenant_id, type, payload, created_at)
      select ${tenantId}::uuid, 'article.generated', '{}', ${old}::timestamptz from generate_series(1, 1300) returning id
    ) insert into webhook_deliveries (tenant_id, event_id, endpoint_id, event_type, status, created_at, updated_at)
    select ${tenantId}::uuid, event.id, ${id}::uuid, 'article.generated', 'delivered', ${old}::timestamptz, ${old}::timestamptz from event`)
  await runRetention(desk.service.ctx)
  await runRetention(desk.service.ctx)
  expect((await listDeliveries(tenant.agent, { limit: 10, offset: 0 })).total).toBe(0)
})

test('of old edits those stay that are the newest, the generated one, or the last of an address', async () => {
  const { agent } = await desk.service.createTenant()
  const articleId = await addTestArticle(agent, { status: 'generated', version: 6, slug: 'now' })
  const createdAt = new Date(desk.now().getTime() - 366 * dayMs)
  const slugs = ['first', 'first', 'first', 'second', 'now', 'now']
  await agent.db.insert(articleVersions).values(
    slugs.map((slug, index) => ({
      ...agent.caller,
      articleId,
      version: index + 1,
      origin: index === 0 ? ('generated' as const) : ('edited' as const),
      title: randomUUID(),
      slug,
      description: '',
      markdown: 'text',
      tags: [],
      wordCount: 1,
      createdAt,
    })),
  )
  await deleteOldVersions(desk.service.ctx)
  const left = await agent.db.select().from(articleVersions).where(eq(articleVersions.articleId, articleId))
  expect(left.map(({ version }) => version).toSorted()).toEqual([1, 3, 4, 6])
})

test.each([
  ['for longer', 200],
  ['for ever', null],
])('events without deliveries stay too while deliveries are kept %s', async (_how, deliveries) => {
  const tenant = await desk.service.createTenant()
  const { tenantId } = tenant.agent.caller
  const old = new Date(desk.now().getTime() - 101 * dayMs).toISOString()
  await desk.service.ctx.db.execute(sql`
    insert into events (tenant_id, type, payload, created_at) values (${tenantId}, 'article.generated', '{}', ${old})`)
  const { ctx } = desk.service
  await deleteOldEvents({
    ...ctx,
    config: { ...ctx.config, keepDays: { ...ctx.config.keepDays, deliveries } },
  })
  expect(await countEvents(tenant)).toBe(1)
  await deleteOldEvents(ctx)
  expect(await countEvents(tenant)).toBe(0)
})

test('answers to keyed requests go after a day, and one that somebody holds makes nobody wait', async () => {
  const { agent } = await desk.service.createTenant()
  const { tenantId } = agent.caller
  const hoursAgo = (hours: number) => new Date(desk.now().getTime() - hours * 3_600_000)
  await agent.db.insert(idempotentAnswers).values(
    [25, 26, 23].map((hours) => ({
      tenantId,
      operation: 'createAgent',
      key: `${hours} hours`,
      payloadHash: Buffer.from('hash'),
      createdAt: hoursAgo(hours),
    })),
  )
  const mine = eq(idempotentAnswers.tenantId, tenantId)
  const left = async () =>
    (await agent.db.select().from(idempotentAnswers).where(mine)).map(({ key }) => key).toSorted()
  await agent.db.transaction(async (db) => {
    await db.execute(sql`select from idempotent_answers where key = '26 hours' for update`)
    await deleteOldAnswers(desk.service.ctx)
  })
  expect(await left()).toEqual(['23 hours', '26 hours'])
  await deleteOldAnswers(desk.service.ctx)
  expect(await left()).toEqual(['23 hours'])
  const deleted = await register.getSingleMetric('masthead_retention_rows_total')?.get()
  expect(deleted?.values.find(({ labels }) => labels.kept === 'answers')?.value).toBe(2)
})

test('retention that is told to end stops after the batch that it deletes, and begins no other step', async () => {
  const { agent } = await desk.service.createTenant()
  const { tenantId } = agent.caller
  const old = new Date(desk.now().getTime() - 2 * dayMs).toISOString()
  await agent.db.execute(sql`
    insert into idempotent_answers (tenant_id, operation, key, payload_hash, created_at)
    select ${tenantId}::uuid, 'createAgent', n::text, 'hash', ${old}::timestamptz from generate_series(1, 600) as n`)
  const left = async () => agent.db.$count(idempotentAnswers, eq(idempotentAnswers.tenantId, tenantId))
  await runRetention(desk.service.ctx, AbortSignal.abort())
  expect(await left()).toBe(600)
  await deleteOldAnswers({ ...desk.service.ctx, stopping: AbortSignal.abort() })
  expect(await left()).toBe(100)
  await runRetention(desk.service.ctx)
  expect(await left()).toBe(0)
})

test('with a time of 0 it is kept for ever', async () => {
  const tenant = await desk.service.createTenant()
  const id = await delivered(tenant, await desk.addEndpoint(tenant))
  desk.pass(4000 * dayMs)
  const { ctx } = desk.service
  await deleteOldDeliveries({
    ...ctx,
    config: { ...ctx.config, keepDays: { ...ctx.config.keepDays, deliveries: null } },
  })
  expect((await getDelivery(tenant.agent, id)).id).toBe(id)
})
