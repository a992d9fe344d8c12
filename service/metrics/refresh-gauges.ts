import { Gauge } from 'prom-client'
import type { Context } from '../core/context.ts'
import { creditHolds } from '../db/schema/credits.ts'
import { webhookDeliveries } from '../db/schema/webhooks.ts'
import { sql } from '../db/sql.ts'

/** Counting stops here, so that a backlog of a million costs a scrape no more than one of ten thousand. */
const maxCounted = 10_000

const depth = new Gauge({
  name: 'masthead_queue_depth',
  help: `Jobs that wait, by queue, those for later included; ${maxCounted} means that many or more.`,
  labelNames: ['queue'],
})
const age = new Gauge({
  name: 'masthead_queue_oldest_seconds',
  help: 'For how long the oldest job that could run has waited, by queue.',
  labelNames: ['queue'],
})
const waitingDeliveries = new Gauge({
  name: 'masthead_deliveries_waiting',
  help: `Webhook deliveries that wait for an attempt, later ones included; ${maxCounted} means that many or more.`,
})
const oldestDelivery = new Gauge({
  name: 'masthead_deliveries_oldest_due_seconds',
  help: 'For how long the oldest webhook delivery that is due has waited.',
})
const held = new Gauge({
  name: 'masthead_credits_held',
  help: 'Credits reserved for work that has not ended.',
})
const up = new Gauge({
  name: 'masthead_database_up',
  help: '1 if the database answered the last time it was asked for these metrics.',
})

/** All scrapers of this process together ask the database this often. */
const everyMs = 5000
const refreshed = new WeakMap<Context['db'], { at: number; done: Promise<void> }>()

/**
 * Brings the gauges up to date that the database knows. Each reads a bounded piece of one index; while the database is
 * away they keep their values and `masthead_database_up` is 0.
 */
export function refreshGauges(ctx: Context): Promise<void> {
  const known = refreshed.get(ctx.db)
  if (known && performance.now() - known.at < everyMs) return known.done
  const done = refresh(ctx).then(
    () => up.set(1),
    () => up.set(0),
  )
  refreshed.set(ctx.db, { at: performance.now(), done })
  return done
}

async function refresh({ db, now }: Context): Promise<void> {
  const at = now().toISOString()
  const [queues, deliveries] = await Promise.all([
    db.execute<{ name: string; depth: number; age: number }>(sql`
      select queue.name, waiting.count as depth, coalesce(extract(epoch from now() - oldest.since), 0)::float8 as age
      from pgboss.queue
      cross join lateral (
        select count(*)::int as count from (
          select from pgboss.job where job.name = queue.name and state < 'active' and not blocked limit ${maxCounted}
        ) as counted
      ) as waiting
      left join lateral (
        select greatest(created_on, start_after) as since from pgboss.job
        where job.name = queue.name and state < 'active' and not blocked and start_after <= now()
        order by priority desc, created_on limit 1
      ) as oldest on true`),
    db.execute<{ waiting: number; age: number; held: number }>(sql`
      with recursive endpoint as (
        (select endpoint_id as id from ${webhookDeliveries} where status in ('queued', 'failed')
          order by endpoint_id limit 1)
        union all
        select (select later.endpoint_id from ${webhookDeliveries} as later
          where later.status in ('queued', 'failed') and later.endpoint_id > endpoint.id
          order by later.endpoint_id limit 1)
        from endpoint where endpoint.id is not null
      )
      select
        (select count(*)::int from (
          select from ${webhookDeliveries} where status in ('queued', 'failed') limit ${maxCounted}
        ) as counted) as waiting,
        (select coalesce(greatest(0, extract(epoch from ${at}::timestamptz - min(due.at))), 0)::float8
          from endpoint cross join lateral (
            select next_attempt_at as at from ${webhookDeliveries}
            where endpoint_id = endpoint.id and status in ('queued', 'failed') order by next_attempt_at limit 1
          ) as due) as age,
        (select coalesce(sum(credits), 0)::float8 from ${creditHolds} where state = 'held') as held`),
  ])
  for (const queue of queues.rows) {
    depth.set({ queue: queue.name }, queue.depth)
    age.set({ queue: queue.name }, queue.age)
  }
  const [row] = deliveries.rows
  waitingDeliveries.set(row?.waiting ?? 0)
  oldestDelivery.set(row?.age ?? 0)
  held.set(row?.held ?? 0)
}
