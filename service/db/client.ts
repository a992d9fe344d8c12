import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { MeasuredPool } from './measured-pool.ts'
import type { ExtractTablesWithRelations } from './sql.ts'
import { clientFor } from './steady-client.ts'

/** The database, or a transaction on it: a use case cannot distinguish them and need not. */
export type Database = PgDatabase<
  NodePgQueryResultHKT,
  Record<string, never>,
  ExtractTablesWithRelations<Record<string, never>>
>

/**
 * Where PostgreSQL is: a URL, or the embedded one's Unix socket. With `pooling: 'transaction'` a pooler gives each
 * transaction another connection, and nothing may be left on one: no prepared statement, no listening.
 */
export type DatabaseAddress =
  | { connectionString: string; pooling?: 'session' | 'transaction' }
  | { host: string; port: number; user: string; database: string; password?: string }

export type OpenDatabase = { db: Database; pool: pg.Pool; close(): Promise<void> }

/**
 * Opens a pool of connections; nothing is sent until the first query.
 * @param options.patienceMs after which a query that has no answer is rejected as an outage, and its connection dropped;
 * without it a server that is there and does nothing holds its callers for as long as it likes
 */
export function openDatabase(
  address: DatabaseAddress,
  options: { connections: number; onError(error: Error): void; patienceMs?: number | undefined },
): OpenDatabase {
  const pool = new MeasuredPool({
    ...address,
    Client: clientFor(address),
    max: options.connections,
    connectionTimeoutMillis: 10_000,
    ...(options.patienceMs !== undefined && { query_timeout: options.patienceMs }),
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'masthead',
  })
  pool.on('error', options.onError)
  return { db: drizzle(pool), pool, close: () => pool.end() }
}
