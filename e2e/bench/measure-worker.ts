import { randomUUID } from 'node:crypto'
import type { Context } from '#service/core/context.ts'
import { sql } from '#service/db/sql.ts'
import { enqueueAll } from '#service/queue/enqueue.ts'
import { publishArticleQueue } from '#service/site/render-again.ts'
import { serviceScript } from '../stage/service-program.ts'
import { quantile } from './measure.ts'
import type { SeededTenant } from './seed.ts'
import { startQuietly } from './start-quietly.ts'
import { bareLoop, countDelivered, emitMany, rateOf, type Sink } from './webhook-sink.ts'

export type WorkerOutcome = { name: string; perSecond: number; toBare: number | undefined }

const timeoutMs = 60_000

/** What one worker process does in a second, from its start with everything waiting. */
export async function measureWorker(
  ctx: Context,
  given: {
    tenant: SeededTenant
    sink: Sink
    environment: Record<string, string>
    chosen: (name: string) => boolean
    say: (line: string) => void
  },
): Promise<WorkerOutcome[]> {
  const { tenant, sink, environment, chosen, say } = given
  const outcomes: WorkerOutcome[] = []
  if (chosen('webhook deliveries')) {
    say('webhook deliveries …')
    const events = 5000
    await emitMany(ctx, tenant, { url: `${sink.origin}/hook`, events })
    await ctx.db.execute(sql`analyze`)
    const before = await bareLoop(sink.direct, 2000)
    const worker = startQuietly([serviceScript(), '--roles', 'worker'], environment)
    const perSecond = await rateOf(() => countDelivered(ctx), events, timeoutMs)
    await worker.stop()
    const bare = quantile([before, await bareLoop(sink.direct, 2000)], 0)
    outcomes.push({ name: 'webhook deliveries recorded', perSecond, toBare: perSecond / bare })
  }
  if (chosen('jobs')) {
    say('jobs …')
    const jobs = 5000
    const payloads = Array.from({ length: jobs }, () => ({ article_id: randomUUID() }))
    await enqueueAll(ctx, publishArticleQueue, payloads)
    await ctx.db.execute(sql`analyze`)
    const worker = startQuietly([serviceScript(), '--roles', 'worker'], environment)
    const perSecond = await rateOf(() => countDone(ctx), jobs, timeoutMs)
    await worker.stop()
    outcomes.push({ name: 'jobs, each with a query', perSecond, toBare: undefined })
  }
  return outcomes
}

async function countDone(ctx: Context): Promise<number> {
  const { rows } = await ctx.db.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job where name = 'article.publish' and state = 'completed'`,
  )
  return rows[0]?.count ?? 0
}
