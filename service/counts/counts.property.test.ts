import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWebhookDesk, presentCounts, type WebhookDesk } from '#test-support/desks/webhook-desk.ts'
import { addTestArticle } from '#test-support/fixtures/add-test-article.ts'
import type { TestTenant } from '#test-support/test-service.ts'
import { listArticles } from '../articles/list-articles.ts'
import { listLedger } from '../credits/list-ledger.ts'
import { reserveCredits } from '../credits/reserve-credits.ts'
import { sql } from '../db/sql.ts'
import { claimDeliveries } from '../webhooks/claim-deliveries.ts'
import { deleteWebhook } from '../webhooks/delete-webhook.ts'
import { listDeliveries } from '../webhooks/list-deliveries.ts'
import { recordOutcomes } from '../webhooks/record-outcomes.ts'
import { recoverLostAttempts } from '../webhooks/recover-lost-attempts.ts'
import { releaseClaims } from '../webhooks/release-claims.ts'
import { retryDelivery } from '../webhooks/retry-delivery.ts'
import { foldCounts } from './fold-counts.ts'

let desk: WebhookDesk
beforeAll(async () => {
  desk = await openWebhookDesk()
})
afterAll(() => desk.close())

const int = (below: number) => Math.floor(Math.random() * below)
const hourMs = 3_600_000

/** What counting says that counting by hand does not, and the other way round; in all, by hour and by day. */
async function differences(): Promise<unknown[]> {
  const byDay = await desk.service.ctx.db.execute(sql`
    with summed as (
      select list, tenant_id, date_trunc('day', hour, 'UTC') as day, facets, sum(count) as count from row_counts
      where hour > '-infinity' group by 1, 2, 3, 4
    ), kept as (select list, tenant_id, day, facets, count::numeric from row_counts_by_day)
    (select * from summed except select * from kept) union all (select * from kept except select * from summed)`)
  const { rows } = await desk.service.ctx.db.execute(sql`
    with present as (
      select tenant_id, date_trunc('hour', created_at, 'UTC') as hour,
        array[endpoint_id::text, event_type, status, (delivered_at is null and not is_test)::text] as facets, count(*) as count
      from webhook_deliveries group by 1, 2, 3
    ), counted as (
      select tenant_id, hour, facets, sum(count) as count from (
        select tenant_id, hour, facets, count from row_counts where list = 'deliveries'
        union all select tenant_id, hour, facets, change from row_count_changes where list = 'deliveries'
        union all select tenant_id, '-infinity'::timestamptz, facets, change from row_count_changes where list = 'deliveries'
      ) as both_parts group by 1, 2, 3 having sum(count) <> 0
    ), expected as (
      select * from present
      union all select tenant_id, '-infinity'::timestamptz, facets, sum(count) from present group by 1, 2, 3
    )
    (select * from expected except select * from counted) union all (select * from counted except select * from expected)`)
  return [...rows, ...byDay.rows]
}

/** One thing of the many that happen to deliveries, chosen at random. */
async function happen(tenants: readonly TestTenant[]): Promise<void> {
  const { ctx } = desk.service
  const tenant = tenants[int(tenants.length)]
  if (!tenant) return
  const { agent } = tenant
  const caller = agent.caller.tenantId
  const found = await ctx.db.execute<{ id: string; endpoint: string }>(sql`
    select id, endpoint_id as endpoint from webhook_deliveries where tenant_id = ${caller} order by random() limit 1`)
  const delivery = found.rows[0]
  const claim = async () => {
    const endpoints = await ctx.db.execute<{ id: string }>(
      sql`select id from webhook_endpoints where tenant_id = ${caller} and deleted_at is null`,
    )
    const demands = endpoints.rows.map(({ id }) => ({ endpointId: id, room: 5 }))
    return (await claimDeliveries(ctx, demands)).claims
  }
  const outcome = (error: string | null) => ({
    error,
    httpStatus: error === null ? 200 : 500,
    durationMs: 3,
    at: desk.now(),
    requestHeaders: {},
    responseExcerpt: null,
    responseHeaders: null,
    retryAfterMs: undefined,
  })
  switch (int(9)) {
    case 0:
    case 1:
      await desk.emit(agent, randomUUID())
      break
    case 2:
      await recordOutcomes(
        ctx,
        (await claim()).map((one) => ({ claim: one, outcome: outcome(null) })),
      )
      break
    case 3:
      await recordOutcomes(
        ctx,
        (await claim()).map((one) => ({ claim: one, outcome: outcome('It failed.') })),
      )
      break
    case 4:
      await releaseClaims(ctx, await claim())
      break
    case 5:
      await claim()
      desk.pass(hourMs / 2)
      await recoverLostAttempts(ctx)
      break
    case 6:
      // Refused while it is on its way or its endpoint is gone.
      if (delivery) await retryDelivery(agent, delivery.id).catch(() => undefined)
      break
    case 7:
      if (delivery && int(6) === 0) await deleteWebhook(agent, delivery.endpoint).catch(() => undefined)
      else
        await ctx.db.execute(sql`delete from webhook_deliveries where id = ${delivery?.id ?? randomUUID()}`)
      break
    default:
      await foldCounts(ctx)
  }
}

test('whatever happens to deliveries, and however much at once, the counts are what count(*) says', async () => {
  const tenants = await Promise.all([desk.service.createTenant(), desk.service.createTenant()])
  for (const tenant of tenants) {
    await desk.addEndpoint(tenant)
    await desk.addEndpoint(tenant, ['article.generated'])
  }
  for (let round = 0; round < 12; round++) {
    await Promise.all(Array.from({ length: 12 }, () => happen(tenants)))
    expect(await differences()).toEqual([])
  }
  while ((await foldCounts(desk.service.ctx)) > 0) expect(await differences()).toEqual([])
  const left = await desk.service.ctx.db.execute(sql`select from row_counts where count = 0`)
  expect(left.rows).toEqual([])
  await desk.service.ctx.db.execute(sql`delete from tenants where id = ${tenants[0]?.agent.caller.tenantId}`)
  expect(await differences()).toEqual([])
})

test('summing up reads only the sums that change, however many there are', async () => {
  const { ctx } = desk.service
  const tenant = await desk.service.createTenant()
  await ctx.db.execute(sql`
    insert into row_counts (list, tenant_id, hour, facets, count)
    select 'deliveries', gen_random_uuid(), '-infinity', array[n::text], 1 from generate_series(1, 5000) n`)
  await ctx.db.execute(sql`analyze row_counts`)
  const id = await addTestArticle(tenant.agent, {})
  while ((await foldCounts(ctx)) > 0);
  await ctx.db.execute(sql`delete from articles where id = ${id}`)
  await ctx.db.transaction(async (db) => {
    // What this connection did and has not reported yet is part of these numbers: the difference is what folding did.
    const seen = async () => {
      const { rows } = await db.execute<{ scans: number; deleted: number }>(sql`
        select seq_scan::int as scans, n_tup_del::int as deleted
        from pg_stat_xact_user_tables where relname = 'row_counts'`)
      return rows[0] ?? { scans: 0, deleted: 0 }
    }
    const before = await seen()
    expect(await foldCounts({ ...ctx, db })).toBeGreaterThan(0)
    expect(await seen()).toEqual({ scans: before.scans, deleted: before.deleted + 2 })
  })
  await ctx.db.execute(sql`delete from row_counts where facets[2] is null and list = 'deliveries'`)
})

test('a change that is rolled back was never counted', async () => {
  const tenant = await desk.service.createTenant()
  await desk.addEndpoint(tenant)
  await expect(
    desk.service.ctx.db.transaction(async (db) => {
      await desk.emit({ ...tenant.agent, db }, 'Never')
      const { total } = await listDeliveries({ ...tenant.agent, db }, { limit: 1, offset: 0 })
      expect(total).toBe(1)
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect((await listDeliveries(tenant.agent, { limit: 1, offset: 0 })).total).toBe(0)
})

async function seedDeliveries({ agent }: TestTenant, count: number): Promise<void> {
  const { tenantId } = agent.caller
  await agent.db.execute(sql`
    with endpoint as (
      insert into webhook_endpoints (tenant_id, url, sealed_secret)
      select ${tenantId}::uuid, 'https://hooks.example/' || n, '' from generate_series(0, 2) n returning id
    ), numbered as (select id, row_number() over () - 1 as n from endpoint),
    event as (
      insert into events (tenant_id, type, payload) select ${tenantId}::uuid, 'article.generated', '{}' from generate_series(1, ${count}::int)
      returning id
    ), placed as (select id, row_number() over () as n from event)
    insert into webhook_deliveries (tenant_id, event_id, endpoint_id, event_type, status, created_at)
    select ${tenantId}::uuid, placed.id, numbered.id, (array['article.generated', 'article.published'])[1 + placed.n % 2],
      (array['delivered', 'delivered', 'failed', 'dead_lettered'])[1 + (placed.n / 2) % 4],
      timestamptz '2026-03-01T00:00:00Z' + (placed.n / 3) * interval '97 seconds'
    from placed join numbered on numbered.n = placed.n % 3`)
}

test('every page of every filter is the one that sorting and skipping all rows finds, folded or not', async () => {
  const tenant = await desk.service.createTenant()
  await seedDeliveries(tenant, 6000)
  const { tenantId } = tenant.agent.caller
  const endpoint = await tenant.agent.db.execute<{ id: string }>(
    sql`select id from webhook_endpoints where tenant_id = ${tenantId} limit 1`,
  )
  const filters = [
    {},
    { status: 'failed' as const },
    { event_type: 'article.published' },
    { event_type: 'article.deleted' },
    { endpoint_id: endpoint.rows[0]?.id ?? '', status: 'delivered' as const },
    { since: '2026-03-01T07:13:20Z' },
    { until: '2026-03-02T12:34:56Z' },
    { since: '2026-03-01T07:13:20Z', until: '2026-03-02T12:34:56Z', status: 'delivered' as const },
    { since: '2026-03-01T07:13:20Z', until: '2026-03-01T07:20:00Z' },
    { until: '2026-03-02T00:00:00Z', event_type: 'article.generated' },
  ]
  for (const folded of [false, true]) {
    if (folded) while ((await foldCounts(desk.service.ctx)) > 0);
    for (const filter of filters) {
      const { status, event_type, endpoint_id, since, until } = {
        status: null,
        event_type: null,
        endpoint_id: null,
        since: null,
        until: null,
        ...filter,
      }
      const { rows } = await tenant.agent.db.execute<{ id: string; status: string; matches: boolean }>(sql`
        select id, status, (${status}::text is null or status = ${status}) as matches from webhook_deliveries
        where tenant_id = ${tenantId} and (${event_type}::text is null or event_type = ${event_type})
          and (${endpoint_id}::uuid is null or endpoint_id = ${endpoint_id})
          and (${since}::timestamptz is null or created_at >= ${since}) and (${until}::timestamptz is null or created_at < ${until})
        order by created_at desc, id desc`)
      const expected = rows.filter(({ matches }) => matches).map(({ id }) => id)
      const counts: Record<string, number> = {}
      for (const row of rows) counts[row.status] = (counts[row.status] ?? 0) + 1
      for (const offset of [0, 7, 990, 1001, 1500, 2345, 5990, expected.length, 9000]) {
        const list = await listDeliveries(tenant.agent, { ...filter, limit: 20, offset })
        expect(list.deliveries.map(({ id }) => id)).toEqual(expected.slice(offset, offset + 20))
        expect([list.total, presentCounts(list.counts)]).toEqual([expected.length, counts])
      }
      const oldest = { ...filter, limit: 20, offset: 7, sort: 'when' as const }
      const { deliveries } = await listDeliveries(tenant.agent, oldest)
      expect(deliveries.map(({ id }) => id)).toEqual(expected.toReversed().slice(7, 27))
    }
  }
})

test('every deep page of the ledger is the one that sorting and skipping finds, whatever was walked and added before', async () => {
  const { agent } = await desk.service.createTenant()
  const { tenantId } = agent.caller
  const add = (count: number) =>
    agent.db.execute(sql`
      insert into credit_ledger (tenant_id, kind, credits, balance, held, operation)
      select ${tenantId}::uuid, (array['grant', 'settle'])[1 + n % 2], 1, 1, 0, 'createAvatar'
      from generate_series(1, ${count}::int) n`)
  await add(5000)
  for (const _ of ['first', 'again', 'and once entries came']) {
    for (const kind of [undefined, 'settle' as const]) {
      const { rows } = await agent.db.execute<{ id: string }>(sql`
        select id::text from credit_ledger
        where tenant_id = ${tenantId} and (${kind ?? null}::text is null or kind = ${kind ?? null}) order by credit_ledger.id desc`)
      const all = rows.map(({ id }) => id)
      for (const offset of [4900, 1001, 3000, 2999, 3050, 1700, all.length - 10, all.length, 9000]) {
        const page = await listLedger(agent, { kind, limit: 20, offset })
        expect(page.entries.map(({ id }) => id)).toEqual(all.slice(offset, offset + 20))
        expect(page.total).toBe(all.length)
      }
    }
    await add(37)
  }
})

test('articles and the ledger are counted as they change', async () => {
  const { agent } = await desk.service.createTenant({ credits: 1000 })
  for (const status of ['generated', 'generated', 'failed', 'published'] as const)
    await addTestArticle(agent, { status })
  await addTestArticle(agent, { status: 'generated', scheduledAt: new Date() })
  for (let n = 0; n < 3; n++) {
    await reserveCredits(agent, {
      operation: 'generateArticle',
      runId: randomUUID(),
      credits: 15,
      breakdown: {},
    })
  }
  const { counts } = await listArticles(agent, { limit: 1, offset: 0 })
  expect(counts).toMatchObject({
    all: 5,
    generated: 3,
    scheduled: 1,
    unscheduled: 2,
    failed: 1,
    published: 1,
  })
  expect((await listArticles(agent, { limit: 1, offset: 0, q: 'aroma', status: 'scheduled' })).total).toBe(1)
  const total = async (filter: object) => (await listLedger(agent, { limit: 1, offset: 0, ...filter })).total
  expect(await total({})).toBe(4)
  expect(await total({ kind: 'hold' })).toBe(3)
  expect(await total({ kind: 'hold', since: new Date(Date.now() - 90 * 60_000).toISOString() })).toBe(3)
  expect(await total({ operation: 'createAvatar' })).toBe(0)
  expect(await total({ until: new Date(Date.now() - hourMs).toISOString() })).toBe(0)
})
