import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { buildContext } from '#service/build-context.ts'
import { readConfig } from '#service/config/config.ts'
import type { Context } from '#service/core/context.ts'
import { startEmbeddedPostgres } from '#service/db/embedded-postgres.ts'
import { migrateDatabase } from '#service/db/migrate.ts'
import { sql } from '#service/db/sql.ts'
import { createLog } from '#service/log/log.ts'
import { enqueueAll } from '#service/queue/enqueue.ts'
import { createQueues } from '#service/queue/queue.ts'
import { publishArticleQueue } from '#service/site/render-again.ts'
import { workerJobs } from '#service/worker.ts'
import { serviceScript } from '../stage/service-program.ts'
import { type SeededTenant, seedDrafts, seedTenant } from './seed.ts'
import { startQuietly } from './start-quietly.ts'

/**
 * Publishes many articles of one tenant at once, with one worker process, on a desk that has published as many before,
 * and prints the jobs, the time until the last is live and the time until every page leads to its neighbours.
 */
const { values } = parseArgs({ options: { articles: { type: 'string', default: '115,1000' } } })
const counts = values.articles.split(',').map(Number)
const print = (line: string) => process.stdout.write(`${line}\n`)

const dataDir = await mkdtemp(join(tmpdir(), 'masthead-publishing-'))
// PostgreSQL refuses to run as root and then runs as another user, who must be able to enter.
await chmod(dataDir, 0o755)
const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
try {
  await migrateDatabase(postgres.connection)
  const environment = { DATA_DIR: dataDir }
  const config = readConfig(environment)
  const built = await buildContext({
    config,
    log: createLog('warn'),
    address: postgres.connection,
    supervise: false,
  })
  const { ctx } = built
  await ctx.queue.start()
  await createQueues(ctx.queue, workerJobs)
  print('| articles at once | jobs | last one live after s | median s | all pages current after s |')
  print('| ---: | ---: | ---: | ---: | ---: |')
  for (const count of counts) {
    const tenant = await seedTenant(ctx)
    print(await measure(ctx, { tenant, count, environment }))
  }
  await built.close()
} finally {
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function measure(
  ctx: Context,
  given: { tenant: SeededTenant; count: number; environment: Record<string, string> },
): Promise<string> {
  const { tenant, count, environment } = given
  await ctx.db.execute(sql`delete from pgboss.job`)
  const ids = await seedDrafts(ctx, tenant, count)
  await ctx.db.execute(sql`analyze`)
  await enqueueAll(
    ctx,
    publishArticleQueue,
    ids.map((id) => ({ article_id: id })),
  )
  const worker = startQuietly([serviceScript(), '--roles', 'worker'], environment)
  const began = performance.now()
  try {
    const liveAt: number[] = []
    for (;;) {
      await sleep(250)
      const seconds = (performance.now() - began) / 1000
      const { live, open, jobs } = await look(ctx, tenant.tenantId)
      while (liveAt.length < live) liveAt.push(seconds)
      if (liveAt.length >= count && open === 0) {
        const times = [liveAt[count - 1], liveAt[Math.floor(count / 2)], seconds]
        return `| ${count} | ${jobs} | ${times.map((time) => time?.toFixed(1)).join(' | ')} |`
      }
    }
  } finally {
    await worker.stop()
  }
}

async function look(ctx: Context, tenantId: string): Promise<{ live: number; open: number; jobs: number }> {
  const { rows } = await ctx.db.execute<{ live: number; open: number; jobs: number }>(sql`
    select (select count(*)::int - 1 from articles where tenant_id = ${tenantId} and status = 'published') as live,
      count(*) filter (where state < 'completed')::int as open, count(*)::int as jobs
    from pgboss.job where data ? 'article_id'`)
  return rows[0] ?? { live: 0, open: 0, jobs: 0 }
}
