import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { bumpSiteRevisions } from './bump-site-revisions.ts'
import type { DatabaseAddress } from './client.ts'
import { countRows } from './count-rows.ts'
import { notifyChanges } from './notify-changes.ts'
import { sql } from './sql.ts'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
/** Any number that no other program uses as an advisory lock on this database. */
const migrationLock = 7_230_411

/** Brings the tables up to date; two processes that start together take turns. Ends with statistics for the planner. */
export async function migrateDatabase(address: DatabaseAddress): Promise<void> {
  const [holder, client] = [connectionTo(address), connectionTo(address)]
  try {
    await holder.connect()
    // The lock of a transaction, on a connection of its own: behind a pooler a connection's own lock stays with whichever
    // connection the pooler used, and is never given back.
    await holder.query('begin')
    await holder.query('select pg_advisory_xact_lock($1)', [migrationLock])
    await client.connect()
    const db = drizzle(client)
    await migrate(db, { migrationsFolder })
    for (const triggers of [notifyChanges(), bumpSiteRevisions(), ...countRows()])
      await retryWhileLocked(client, triggers)
    await db.execute(sql`analyze`)
    await holder.query('commit')
  } finally {
    await client.end()
    await holder.end()
  }
}

/** Attempts of at most three seconds: longer, and all that write to the table would queue up behind this one. */
const maxAttempts = 100
const lockTimeout = '3s'
const pauseMs = 1000
/** SQLSTATE of a lock that was not given in time, and of a deadlock. */
const lockedCodes: readonly unknown[] = ['55P03', '40P01']

/** Runs statements as one transaction, again and again while others hold what they need. */
async function retryWhileLocked(client: pg.Client, statements: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query('begin')
      await client.query(`set local lock_timeout = '${lockTimeout}'`)
      await client.query(statements)
      await client.query('commit')
      return
    } catch (error) {
      // A lost connection rolls back by itself; the first error is the one to tell.
      await client.query('rollback').catch(() => undefined)
      const locked = error instanceof pg.DatabaseError && lockedCodes.includes(error.code)
      if (!locked || attempt === maxAttempts) throw error
      await sleep(pauseMs)
    }
  }
}

function connectionTo(address: DatabaseAddress): pg.Client {
  const client = new pg.Client({ ...address, connectionTimeoutMillis: 10_000 })
  // What is lost on the way is what the next query is rejected with.
  client.on('error', () => undefined)
  return client
}
