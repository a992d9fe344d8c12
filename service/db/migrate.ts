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
  const client = new pg.Client({ ...address, connectionTimeoutMillis: 10_000 })
  await client.connect()
  const db = drizzle(client)
  try {
    await db.execute(sql`select pg_advisory_lock(${migrationLock})`)
    await migrate(db, { migrationsFolder })
    await db.execute(sql.raw(notifyChanges()))
    await db.execute(sql.raw(bumpSiteRevisions()))
    await db.execute(sql.raw(countRows()))
    await db.execute(sql`analyze`)
  } finally {
    await client.end()
  }
}
