import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import type { Logger } from 'pino'
import { buildContext } from './build-context.ts'
import { type Config, ConfigError, readConfig } from './config/config.ts'
import { startFolding } from './counts/fold-counts.ts'
import type { DatabaseAddress } from './db/client.ts'
import { startEmbeddedPostgres } from './db/embedded-postgres.ts'
import { EmbeddedPostgresError } from './db/embedded-postgres-error.ts'
import { migrateDatabase } from './db/migrate.ts'
import { createApp } from './http/app.ts'
import { type Drain, prepareDrain } from './http/drain-server.ts'
import { listenWorker } from './http/listen-worker.ts'
import { mounts } from './http/mounts.ts'
import { refuseUnreadable, requireHost } from './http/refuse-unreadable.ts'
import { routes } from './http/routes.ts'
import { serverTimeouts } from './http/server-timeouts.ts'
import { createLog } from './log/log.ts'
import { createQueues, startWorkers } from './queue/queue.ts'
import { startViewFolding } from './results/start-view-folding.ts'
import { startTracing } from './tracing/tracing.ts'
import { startDeliveryWorker } from './webhooks/start-delivery-worker.ts'
import { workerJobs } from './worker.ts'

/** Longer than almost any request takes; a synchronous generation is answered at once with its job. */
const lastAnswersMs = 30_000

/** Many times what the slowest query of a large desk takes; a database that needs longer is away. */
const queryPatienceMs = 30_000

const roleNames = ['api', 'worker'] as const
type Role = (typeof roleNames)[number]

/** Ends with one sentence that names what to set, never with a stack. */
function refuse(error: unknown): never {
  const config = error instanceof ConfigError || error instanceof EmbeddedPostgresError
  const text = error instanceof Error ? error.message : String(error)
  process.stderr.write(`${config ? text : `The service could not start: ${text}`}\n`)
  process.exit(1)
}

function readRoles(): Set<Role> {
  const { values } = parseArgs({ options: { roles: { type: 'string', default: 'api,worker' } } })
  const named = values.roles.split(',').map((role) => role.trim())
  const known = roleNames.filter((role) => named.includes(role))
  if (known.length !== named.length || known.length === 0) {
    throw new ConfigError('Invalid --roles: expected api, worker or api,worker.')
  }
  return new Set(known)
}

async function main(): Promise<void> {
  const roles = readRoles()
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const stop = createShutdown(log)
  try {
    await start({ roles, config, log, stop })
  } catch (error) {
    await stop.letGo()
    throw error
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop.exit(0))
}

async function start(program: {
  roles: Set<Role>
  config: Config
  log: Logger
  stop: Shutdown
}): Promise<void> {
  const { roles, config, log, stop } = program
  if (config.tracing) stop.before(await startTracing(config.tracing))
  const address = await findDatabase(config, log, stop)
  await migrateDatabase(address, { log }).catch((error: unknown) => {
    if (!config.databaseUrl) throw error
    const why = error instanceof Error ? error.message : String(error)
    throw new ConfigError(
      `DATABASE_URL: the database at ${new URL(config.databaseUrl).host} cannot be used: ${why}`,
    )
  })
  const { ctx, close } = await buildContext({
    config,
    log,
    address,
    supervise: roles.has('worker'),
    stopping: stop.signal,
    patienceMs: queryPatienceMs,
  })
  stop.before(close)
  await ctx.queue.start()
  await createQueues(ctx.queue, workerJobs)
  if (roles.has('worker')) {
    await startWorkers(ctx, workerJobs, { 'article.write': config.articlesAtOnce })
    const deliverer = await startDeliveryWorker(ctx)
    stop.before(deliverer.stop)
    stop.before(startFolding(ctx).stop)
  }
  if (roles.has('api')) {
    stop.before(startViewFolding(ctx).stop)
    const drain = await listen(createApp(ctx, routes, mounts), config)
    stop.before(async () => {
      const cutOff = await drain({ keepAnsweringMs: config.drainMs, lastAnswersMs })
      if (cutOff > 0) log.warn({ cutOff, lastAnswersMs }, 'answers cut off')
    })
  }
  // In one process with the API, its port answers for both.
  const ownPort = roles.has('api') ? undefined : await listenWorker(ctx)
  if (ownPort) stop.before(ownPort.close)
  const { mail, models } = ctx.engines
  const writer = (models.writing ?? (await ctx.engines.ollama.findModel()))?.name ?? 'built-in'
  const at = roles.has('api') ? config.serviceUrl : ownPort?.address
  log.info({ roles: [...roles], address: at, mail: mail.name, writer }, 'ready')
}

async function findDatabase(config: Config, log: Logger, stop: Shutdown): Promise<DatabaseAddress> {
  if (config.databaseUrl) return { connectionString: config.databaseUrl, pooling: config.databasePooling }
  const embedded = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    log: (line) => log.info({ line }, 'embedded postgresql'),
    onLost: (reason) => {
      // No job or request can be finished without it; who started this process starts both again.
      log.fatal({ reason }, 'the embedded PostgreSQL ended')
      process.exit(1)
    },
  })
  stop.before(() => embedded.stop())
  return embedded.connection
}

type Shutdown = ReturnType<typeof createShutdown>

/**
 * What must be let go before the program ends, last taken first: the last answers, then jobs, which return to the queue,
 * then the queue and the connections, then PostgreSQL.
 */
function createShutdown(log: Logger) {
  const steps: (() => Promise<void>)[] = []
  const stopping = new AbortController()
  const letGo = async () => {
    for (const step of steps.splice(0).toReversed()) {
      await step().catch((err: unknown) => log.error({ err }, 'shutdown step failed'))
    }
  }
  return {
    before: (step: () => Promise<void>) => void steps.push(step),
    letGo,
    signal: stopping.signal,
    async exit(code: number): Promise<void> {
      if (stopping.signal.aborted) process.exit(code)
      stopping.abort()
      log.info('stopping: running requests and jobs are finished first')
      await letGo()
      process.exit(code)
    },
  }
}

function listen(
  app: ReturnType<typeof createApp>,
  config: { host: string; port: number; serviceUrl: string },
) {
  return new Promise<Drain>((resolve, reject) => {
    const server = createServer(
      { ...serverTimeouts, requireHostHeader: false },
      requireHost(getRequestListener(app.fetch), config.serviceUrl),
    )
    const drain = prepareDrain(server)
    refuseUnreadable(server, config.serviceUrl)
    server.listen(config.port, config.host, () => resolve(drain))
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        reject(
          new ConfigError(
            `SERVICE_PORT ${config.port} is taken on ${config.host}: stop what listens there or set another SERVICE_PORT.`,
          ),
        )
      } else if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
        reject(new ConfigError(`HOST ${config.host} is no address of this machine.`))
      } else reject(error)
    })
  })
}

main().catch(refuse)
