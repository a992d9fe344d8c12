import { parseArgs } from 'node:util'
import { serve } from '@hono/node-server'
import { buildContext } from './build-context.ts'
import { ConfigError, readConfig } from './config.ts'
import type { DatabaseAddress } from './db/client.ts'
import { startEmbeddedPostgres } from './db/embedded-postgres.ts'
import { EmbeddedPostgresError } from './db/embedded-postgres-error.ts'
import { migrateDatabase } from './db/migrate.ts'
import { createApp } from './http/app.ts'
import { createMounts } from './http/mounts.ts'
import { routes } from './http/routes.ts'
import { createLog } from './log.ts'
import { createQueues, startWorkers } from './queue/queue.ts'
import { jobHandlers } from './worker.ts'

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
    throw new ConfigError('--roles is wrong: give api, worker, or api,worker.')
  }
  return new Set(known)
}

async function main(): Promise<void> {
  const roles = readRoles()
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  let stop = async (_code: number) => process.exit(1)
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({
        dataDir: config.dataDir,
        log: (line) => log.info({ line }, 'embedded postgresql'),
        onLost: (reason) => {
          log.fatal({ reason }, 'the embedded PostgreSQL ended')
          void stop(1)
        },
      })
  const address: DatabaseAddress = config.databaseUrl
    ? { connectionString: config.databaseUrl }
    : (embedded?.connection ?? { connectionString: '' })
  await migrateDatabase(address).catch((error: unknown) => {
    if (!config.databaseUrl) throw error
    const { host } = new URL(config.databaseUrl)
    throw new ConfigError(
      `DATABASE_URL: the database at ${host} cannot be used: ${error instanceof Error ? error.message : error}`,
    )
  })
  const { ctx, outbox, close } = await buildContext({ config, log, address, supervise: roles.has('worker') })
  await ctx.queue.start()
  await createQueues(ctx.queue)
  if (roles.has('worker')) await startWorkers(ctx.queue, jobHandlers(ctx))
  const server = roles.has('api')
    ? await listen(createApp(ctx, routes, createMounts(outbox)), config)
    : undefined
  log.info(
    {
      roles: [...roles],
      address: config.serviceUrl,
      mail: ctx.engines.mail.name,
      writer: ctx.engines.writer.name,
    },
    'ready',
  )

  let stopping = false
  stop = async (code) => {
    if (stopping) return process.exit(code)
    stopping = true
    log.info('stopping: running jobs are finished first')
    // New connections are refused at once; answers under way and running jobs are finished.
    const closed = new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()))
    if (server && 'closeIdleConnections' in server) server.closeIdleConnections()
    await close().catch((err: unknown) => log.error({ err }, 'closing failed'))
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 500))])
    await embedded?.stop()
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0))
}

function listen(app: ReturnType<typeof createApp>, config: { host: string; port: number }) {
  return new Promise<ReturnType<typeof serve>>((resolve, reject) => {
    const server = serve({ fetch: app.fetch, hostname: config.host, port: config.port }, () =>
      resolve(server),
    )
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
