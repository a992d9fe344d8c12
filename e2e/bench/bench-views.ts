import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Agent, request } from 'undici'
import { buildContext } from '#service/build-context.ts'
import { readConfig } from '#service/config/config.ts'
import type { Context } from '#service/core/context.ts'
import { startEmbeddedPostgres } from '#service/db/embedded-postgres.ts'
import { sql } from '#service/db/sql.ts'
import { createLog } from '#service/log/log.ts'
import { findFreePort } from '#test-support/free-port.ts'
import { startService } from '../stage/service-program.ts'
import { cpuSecondsOf } from './process-memory.ts'
import { type SeededTenant, seedTenant } from './seed.ts'

/**
 * `npm run bench:views`: readers at the rate of a million views a day and at twenty times that, each with a page and half of
 * them with an event of the script. Prints the processor time, what is written, and what a kill -9 among readers loses.
 * `--seconds` says for how long each rate is played. Linux only.
 */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '30' } } })
const seconds = Number(values.seconds)
const aDay = 1_000_000
const rates = [aDay / 86_400, (20 * aDay) / 86_400]
const say = (line: string) => process.stdout.write(`${line}\n`)
const connections = new Agent({ connections: 64 })

const dataDir = await mkdtemp(join(tmpdir(), 'masthead-views-'))
// PostgreSQL refuses to run as root and then runs as another user, who must be able to enter.
await chmod(dataDir, 0o755)
const port = String(await findFreePort())
const base = `http://127.0.0.1:${port}`
const environment = {
  DATA_DIR: dataDir,
  SERVICE_PORT: port,
  TRUSTED_PROXIES: '127.0.0.1',
  RATE_LIMITS: JSON.stringify({
    default: { limit: 10_000_000, window_seconds: 60 },
    'reader-events': { limit: 10_000_000, window_seconds: 60 },
  }),
}
let service = await startService('api,worker', environment)
const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
const config = readConfig({ ...environment, LOG_LEVEL: 'silent' })
const built = await buildContext({
  config,
  log: createLog('silent'),
  address: postgres.connection,
  supervise: false,
})
try {
  const { ctx } = built
  const tenant = await seedTenant(ctx)
  say('| views a second | as views a day | answered | processor, of one core | statements on rows | rows |')
  say('| ---: | ---: | ---: | ---: | ---: | ---: |')
  for (const rate of rates) say(await measureRate(ctx, tenant, rate))
  await settle(ctx)
  const counted = await countedViews(ctx)
  const playing = play(tenant, { rate: rates[1] ?? 0, forSeconds: 13 })
  await sleep(12_000)
  await service.kill()
  const { answered } = await playing
  service = await startService('api,worker', environment)
  const kept = (await countedViews(ctx)) - counted
  const lost = answered - kept
  say(
    `\nkill -9 after 12 s at ${Math.round(rates[1] ?? 0)} views a second: ${answered} answered, ${kept} counted, the last ${(lost / (rates[1] ?? 1)).toFixed(1)} s lost.`,
  )
} finally {
  await connections.close()
  await service.stop()
  await built.close()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function measureRate(ctx: Context, tenant: SeededTenant, rate: number): Promise<string> {
  const before = { cpu: cpuSecondsOf(service.pid ?? 0), writes: await writtenRows(ctx) }
  const { answered } = await play(tenant, { rate, forSeconds: seconds })
  await settle(ctx)
  const cpu = (cpuSecondsOf(service.pid ?? 0) - before.cpu) / seconds
  const after = await writtenRows(ctx)
  const cells = [
    rate.toFixed(1),
    Math.round(rate * 86_400).toLocaleString('en'),
    answered,
    `${(cpu * 100).toFixed(1)} %`,
    after.statements - before.writes.statements,
    after.rows,
  ]
  return `| ${cells.join(' | ')} |`
}

/** Readers come at their rate, however long the answers before take. */
async function play(
  tenant: SeededTenant,
  { rate, forSeconds }: { rate: number; forSeconds: number },
): Promise<{ answered: number }> {
  const total = Math.round(rate * forSeconds)
  const began = performance.now()
  const open: Promise<boolean>[] = []
  for (let n = 0; n < total; n++) {
    const ahead = began + (n * 1000) / rate - performance.now()
    if (ahead > 1) await sleep(ahead)
    open.push(view(tenant, n))
  }
  const answers = await Promise.all(open)
  return { answered: answers.filter(Boolean).length }
}

async function view(tenant: SeededTenant, n: number): Promise<boolean> {
  const path = `/${tenant.handle}/grinders-for-a-coffee-bar`
  const headers = {
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36',
    'accept-encoding': 'gzip, br',
    'x-forwarded-for': `10.${(n >> 14) % 200}.${(n >> 6) % 250}.${n % 250}`,
    referer: n % 4 === 0 ? 'https://chatgpt.com/' : 'https://www.google.com/',
  }
  try {
    const page = await request(`${base}${path}`, { dispatcher: connections, headers })
    await page.body.dump()
    if (n % 2 === 0) {
      const read = { e: 'read', p: `article:${tenant.articleId}`, u: `${base}${path}` }
      const body = JSON.stringify(read)
      await (
        await request(`${base}/api/views`, { dispatcher: connections, headers, method: 'POST', body })
      ).body.dump()
    }
    return page.statusCode === 200
  } catch {
    return false
  }
}

/** Until what was counted is written: the same number twice, longer apart than the service waits. */
async function settle(ctx: Context): Promise<void> {
  for (let last = -1; ; ) {
    const now = await countedViews(ctx)
    if (now === last) return
    last = now
    await sleep(7_000)
  }
}

async function countedViews(ctx: Context): Promise<number> {
  const { rows } = await ctx.db.execute<{ views: number }>(
    sql`select coalesce(sum(views), 0)::int as views from page_days where page = ''`,
  )
  return rows[0]?.views ?? 0
}

async function writtenRows(ctx: Context): Promise<{ statements: number; rows: number }> {
  await ctx.db.execute(sql`select pg_stat_force_next_flush()`)
  const { rows } = await ctx.db.execute<{ statements: number; rows: number }>(sql`
    select sum(n_tup_ins + n_tup_upd)::int as statements,
      ((select count(*) from page_days) + (select count(*) from page_day_origins))::int as rows
    from pg_stat_user_tables where relname in ('page_days', 'page_day_origins', 'counted_batches')`)
  return rows[0] ?? { statements: 0, rows: 0 }
}
