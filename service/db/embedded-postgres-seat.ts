import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** What `pg.Pool` takes: a Unix socket's folder as host, or a loopback port with a password (Windows). */
export type EmbeddedConnection = {
  host: string
  port: number
  user: string
  database: string
  password?: string
}

/** Any number does; every user of the server holds it shared, and who gets it alone may stop the server. */
const userLock = 1_836_282_740
const looks = 10
const lookMs = 25

/** One connection held for the process's life: its shared lock ends with the process, however that ends. */
export async function acquireServerLease(connection: EmbeddedConnection): Promise<pg.Client | undefined> {
  const seat = new pg.Client({ ...connection, database: 'postgres', application_name: 'masthead seat' })
  seat.on('error', () => undefined)
  try {
    await seat.connect()
    await seat.query('SELECT pg_advisory_lock_shared($1)', [userLock])
    await ensureDatabase(seat, connection.database)
    return seat
  } catch (error) {
    await seat.end().catch(() => undefined)
    if (isTransientError(error)) return undefined
    throw error
  }
}

/** No server yet, no server any more, or a server that says that it is starting or ending (SQLSTATE classes 08 and 57). */
export function isTransientError(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const dropped = error instanceof Error && /terminated|ended|closed/i.test(error.message)
  return dropped || /^(ENOENT|ECONNREFUSED|ECONNRESET|EPIPE|57P0\d|08\d\d\d)$/.test(code)
}

async function ensureDatabase(seat: pg.Client, database: string): Promise<void> {
  const known = 'SELECT 1 FROM pg_database WHERE datname = $1'
  if ((await seat.query(known, [database])).rowCount) return
  await seat.query('SELECT pg_advisory_lock($1)', [userLock + 1])
  if (!(await seat.query(known, [database])).rowCount) await seat.query(`CREATE DATABASE ${database}`)
  await seat.query('SELECT pg_advisory_unlock($1)', [userLock + 1])
}

/**
 * Releases the lease's shared lock and tries to take it exclusively: if that succeeds, the server may be stopped. Tries
 * for a quarter of a second, because the lock of a killed process is free only once the server notices.
 */
export async function isLastToLeave(seat: pg.Client): Promise<boolean> {
  await seat.query('SELECT pg_advisory_unlock_shared($1)', [userLock])
  for (let look = 1; look <= looks; look++) {
    const { rows } = await seat.query<{ last: boolean }>('SELECT pg_try_advisory_lock($1) AS last', [
      userLock,
    ])
    if (rows[0]?.last) return true
    await sleep(lookMs)
  }
  return false
}
