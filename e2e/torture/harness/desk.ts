import { once } from 'node:events'
import { request } from 'node:http'
import { type OpenDatabase, openDatabase } from '#service/db/client.ts'
import { startEmbeddedPostgres } from '#service/db/embedded-postgres.ts'
import type { EmbeddedConnection } from '#service/db/embedded-postgres-seat.ts'
import { migrateDatabase } from '#service/db/migrate.ts'
import { defaultRateLimits } from '#service/http/rate-limit.ts'
import { findFreePort } from '#test-support/free-port.ts'
import { type InsertedTenant, insertTenant } from '#test-support/insert-tenant.ts'
import type { Program } from '../../stage/program.ts'
import { startService } from '../../stage/service-program.ts'
import type { Rack } from './torture.ts'

export type Answer = {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Record<string, unknown>
  /** Milliseconds from the start of the request to the end of the answer. */
  ms: number
}

/** A PostgreSQL with its tables, and whatever programs are started on it. Everything ends with the script. */
export type TortureDesk = {
  dataDir: string
  /** Where PostgreSQL listens; the programs find the embedded one by `DATA_DIR`. */
  postgres: EmbeddedConnection
  database: OpenDatabase
  /** Plain SQL. */
  count(from: string, values?: unknown[]): Promise<number>
  /** Starts a program with settings of its own over those of the desk. An API gets a free port unless `SERVICE_PORT` is given. */
  start(
    roles: 'api' | 'worker' | 'api,worker',
    env?: Record<string, string>,
  ): Promise<Program & { port: number }>
  createTenant(credits: number): Promise<InsertedTenant>
}

const noLimits = Object.fromEntries(
  Object.keys(defaultRateLimits).map((name) => [name, { limit: 1_000_000_000, window_seconds: 60 }]),
)

/**
 * @param env settings of every program; no limit of requests unless it says otherwise
 * @param external a PostgreSQL that runs, for which `env` has the `DATABASE_URL`; else an embedded one is started
 */
export async function startTortureDesk(
  { folder, atEnd }: Pick<Rack, 'folder' | 'atEnd'>,
  env: Record<string, string> = {},
  external?: EmbeddedConnection,
): Promise<TortureDesk> {
  const postgres = external ?? (await startPostgres({ folder, atEnd }))
  await migrateDatabase(postgres)
  const database = openDatabase(postgres, { connections: 4, onError: () => undefined })
  atEnd(() => database.close())
  return {
    dataDir: folder,
    postgres,
    database,
    async count(from, values = []) {
      const { rows } = await database.pool.query<{ count: number }>(
        `select count(*)::int as count from ${from}`,
        values,
      )
      return rows[0]?.count ?? 0
    },
    async start(roles, more = {}) {
      const port = Number(more.SERVICE_PORT ?? (await findFreePort()))
      const program = await startService(roles, {
        DATA_DIR: folder,
        RATE_LIMITS: JSON.stringify(noLimits),
        LOG_LEVEL: 'info',
        ...env,
        ...more,
        SERVICE_PORT: String(port),
      })
      atEnd(() => program.stop())
      return { ...program, port }
    },
    createTenant: (credits) => insertTenant({ db: database.db, now: () => new Date() }, credits),
  }
}

async function startPostgres({ folder, atEnd }: Pick<Rack, 'folder' | 'atEnd'>): Promise<EmbeddedConnection> {
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined })
  atEnd(() => postgres.stop())
  return postgres.connection
}

type Call = { method?: string; path: string; body?: unknown; headers?: Record<string, string> }

/** One call of the API on a connection of its own; the path is the one below `/api/agent`. @throws when the connection breaks */
export function ask(port: number, key: string, call: Call): Promise<Answer> {
  return askAt(port, key, { ...call, path: `/api/agent${call.path}` })
}

/** The same with a whole path. */
export async function askAt(port: number, key: string, call: Call): Promise<Answer> {
  const from = performance.now()
  const sent = request({
    host: '127.0.0.1',
    port,
    path: call.path,
    method: call.method ?? 'GET',
    agent: false,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...call.headers },
  })
  sent.end(call.body === undefined ? undefined : JSON.stringify(call.body))
  const [answer] = await once(sent, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString('utf8')
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: text.startsWith('{') ? JSON.parse(text) : { text },
    ms: performance.now() - from,
  }
}
