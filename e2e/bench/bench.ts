import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { buildContext } from '#service/build-context.ts'
import { readConfig } from '#service/config/config.ts'
import type { Context } from '#service/core/context.ts'
import { startEmbeddedPostgres } from '#service/db/embedded-postgres.ts'
import { migrateDatabase } from '#service/db/migrate.ts'
import { sql } from '#service/db/sql.ts'
import { createLog } from '#service/log/log.ts'
import { createQueues } from '#service/queue/queue.ts'
import { workerJobs } from '#service/worker.ts'
import { findFreePort } from '#test-support/free-port.ts'
import { serviceScript } from '../stage/service-program.ts'
import { captureJob } from './capture-job.ts'
import { compare, type Outcome } from './compare.ts'
import { comparisons } from './comparisons.ts'
import { measureWorker, type WorkerOutcome } from './measure-worker.ts'
import { printTable } from './print-table.ts'
import {
  type SeededTenant,
  seedArticles,
  seedDeliveries,
  seedLeads,
  seedLedger,
  seedSite,
  seedTenant,
  settle,
} from './seed.ts'
import { answers, startQuietly } from './start-quietly.ts'
import { type Sink, startReceiver } from './webhook-sink.ts'

/**
 * Measures the service on loopback beside handlers that do nothing else, in turns within one run, and prints the ratios.
 * Everything, the load included, runs on this machine: numbers of one run can be compared, numbers of two machines cannot.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '32' },
    rows: { type: 'string', default: '100000' },
    only: { type: 'string', default: '' },
    /** A folder for the database, which is filled the first time and used as it is from then on. */
    keep: { type: 'string' },
  },
})
const [rounds, ttlMs, connections] = [
  Number(values.rounds),
  Number(values.seconds) * 1000,
  Number(values.connections),
]
/** How many articles, deliveries, events, leads and rows of the ledger there are to list. */
const listed = Number(values.rows)
const chosen = (name: string) => name.includes(values.only)
const say = (line: string) => process.stderr.write(`${line}\n`)

const dataDir = values.keep ?? (await mkdtemp(join(tmpdir(), 'masthead-bench-')))
await mkdir(dataDir, { recursive: true })
// PostgreSQL refuses to run as root and then runs as another user, who must be able to enter.
await chmod(dataDir, 0o755)
const toClose: (() => unknown)[] = []
if (values.keep === undefined) toClose.push(() => rm(dataDir, { recursive: true, force: true }))
const letGo = async () => {
  for (const close of toClose.splice(0).toReversed()) await close()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void letGo().then(() => process.exit(1)))
try {
  await run()
} finally {
  await letGo()
}

async function run(): Promise<void> {
  say(`Preparing a database with a site of 50,000 articles and ${listed} rows of every list …`)
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  toClose.push(() => postgres.stop())
  await migrateDatabase(postgres.connection)
  const sink = await startReceiver()
  toClose.push(() => sink.close())
  const environment = {
    DATA_DIR: dataDir,
    OUTBOUND_ALLOW: sink.allow,
    RATE_LIMITS: JSON.stringify({ default: { limit: 1_000_000_000, window_seconds: 60 } }),
  }
  const config = readConfig(environment)
  const built = await buildContext({
    config,
    log: createLog('warn'),
    address: postgres.connection,
    supervise: false,
  })
  toClose.push(() => built.close())
  const { ctx } = built
  await ctx.queue.start()
  await createQueues(ctx.queue, workerJobs)
  const worker: WorkerOutcome[] = []
  const seeded = await readSeeded()
  const { tenants, leadMagnetId } = seeded ?? (await seedAll(ctx, { worker, sink, environment }))
  const [reader] = tenants
  if (!reader) throw new Error('Sixteen tenants have a first one.')

  const [port, barePort, filePort] = [await findFreePort(), await findFreePort(), await findFreePort()]
  const { rows } = await ctx.db.execute<{ html: string }>(
    sql`select convert_from(html, 'UTF8') as html from published_pages where article_id = ${reader.articleId}`,
  )
  const page = join(dataDir, 'page.html.br')
  await writeFile(page, brotliCompressSync(rows[0]?.html ?? ''))
  const job = await captureJob(ctx)
  const service = startQuietly([serviceScript(), '--roles', 'api'], {
    ...environment,
    SERVICE_PORT: String(port),
  })
  toClose.push(() => service.stop())
  const bare = startQuietly(['e2e/bench/bare-server.ts'], {
    BARE: JSON.stringify({ database: postgres.connection, port: barePort, filePort, page, job, tenants }),
  })
  toClose.push(() => bare.stop())
  await answers(`http://127.0.0.1:${port}/api/agent/health`)
  await answers(`http://127.0.0.1:${barePort}/plain/health`)

  const { rows: pidFile } = await ctx.db.execute<{ text: string }>(
    sql`select pg_read_file('postmaster.pid') as text`,
  )
  const processes = {
    programs: { [`http://127.0.0.1:${port}`]: service.pid, [`http://127.0.0.1:${barePort}`]: bare.pid },
    postgres: Number.parseInt(pidFile[0]?.text ?? '', 10),
  }
  const outcomes: Outcome[] = []
  const at = { service: port, bare: barePort, file: filePort }
  for (const comparison of comparisons(at, tenants, { listed, leadMagnetId }).filter(({ name }) =>
    chosen(name),
  )) {
    say(`${comparison.name} …`)
    outcomes.push(await compare(comparison, { rounds, ttlMs, connections, processes }))
  }
  const [cpu] = cpus()
  printTable({
    outcomes,
    worker,
    machine: `${cpu?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.versions.node}, PostgreSQL on the same machine with fsync`,
    method: `${connections} connections, ${rounds} rounds of ${ttlMs / 1000} s for each side in turns; the load runs on the same cores`,
  })
}

type Seeded = { tenants: SeededTenant[]; leadMagnetId: string }

/** What a kept folder was filled with; undefined where it is empty yet, or made for this run. */
async function readSeeded(): Promise<Seeded | undefined> {
  const text = await readFile(join(dataDir, 'seeded.json'), 'utf8').catch(() => undefined)
  // Written below.
  return text === undefined ? undefined : (JSON.parse(text) as Seeded)
}

/** Fills the database. The worker is measured before that, since it comes with what it does. */
async function seedAll(
  ctx: Context,
  { worker, sink, environment }: { worker: WorkerOutcome[]; sink: Sink; environment: Record<string, string> },
): Promise<Seeded> {
  const tenants = await Promise.all(Array.from({ length: 16 }, () => seedTenant(ctx)))
  const [reader, lister] = tenants
  if (!reader || !lister) throw new Error('Sixteen tenants have a first and a second one.')
  for (const one of await measureWorker(ctx, { tenant: reader, sink, environment, chosen, say }))
    worker.push(one)
  // What is left of that in the queue would be done while requests are measured.
  await ctx.db.execute(sql`truncate webhook_deliveries, events cascade`)
  await seedSite(ctx, reader, 50_000)
  await seedLedger(ctx, lister.tenantId, listed)
  await seedDeliveries(ctx, lister.tenantId, listed)
  await seedArticles(ctx, lister, listed)
  const leadMagnetId = await seedLeads(ctx, lister, listed)
  await settle(ctx)
  const seeded = { tenants, leadMagnetId }
  await writeFile(join(dataDir, 'seeded.json'), JSON.stringify(seeded))
  return seeded
}
