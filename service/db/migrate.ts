import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { applyMigrations, type MigrationLog, tellLocked } from './apply-migrations.ts'
import { bumpSiteRevisions } from './bump-site-revisions.ts'
import type { DatabaseAddress } from './client.ts'
import { countRows } from './count-rows.ts'
import { notifyChanges } from './notify-changes.ts'
import { retryWhileLocked } from './retry-while-locked.ts'
import { sumDays } from './sum-days.ts'

const ourMigrations = fileURLToPath(new URL('./migrations', import.meta.url))
/** Any number that no other program uses as an advisory lock on this database. */
const migrationLock = 7_230_411
const turnMs = 500

type Options = { log?: MigrationLog; migrationsFolder?: string }

/**
 * Brings the tables up to date beside processes that work with them; two processes that start together take turns, and
 * the one that waits says so. Ends with statistics for the planner.
 * @throws what PostgreSQL says when a table stays in use for minutes; the next start goes on
 */
export async function migrateDatabase(
  address: DatabaseAddress,
  { log = { info: () => undefined }, migrationsFolder = ourMigrations }: Options = {},
): Promise<void> {
  const [holder, client] = [connectionTo(address), connectionTo(address)]
  try {
    await holder.connect()
    await takeTurn(holder, log)
    await client.connect()
    await applyMigrations(client, migrationsFolder, log)
    const run = (statements: string) =>
      retryWhileLocked(
        client,
        async () => void (await client.query(statements)),
        () => tellLocked(log, statements),
      )
    for (const triggers of [notifyChanges(), bumpSiteRevisions()]) await run(triggers)
    for (const { install, reconcile } of countRows()) {
      await run(install)
      await run(reconcile)
    }
    await run(sumDays())
    await client.query('analyze')
    await holder.query('commit')
  } finally {
    await client.end()
    await holder.end()
  }
}

/**
 * The lock of a transaction, on a connection of its own: behind a pooler a connection's own lock stays with whichever
 * connection the pooler used, and is never given back. Asked for again and again, because a statement that waits has a
 * snapshot, and an index that is built concurrently waits for the end of every older one. A statement with parameters
 * would keep its snapshot even after its answer.
 */
async function takeTurn(holder: pg.Client, log: MigrationLog): Promise<void> {
  const ask = `select pg_try_advisory_xact_lock(${migrationLock}) as mine`
  await holder.query('begin')
  for (let told = false; ; told = true) {
    const { rows } = await holder.query<{ mine: boolean }>(ask)
    if (rows[0]?.mine === true) return
    if (!told) log.info({}, 'another process is migrating the database: waiting for it')
    await sleep(turnMs)
  }
}

function connectionTo(address: DatabaseAddress): pg.Client {
  const client = new pg.Client({ ...address, connectionTimeoutMillis: 10_000 })
  // What is lost on the way is what the next query is rejected with.
  client.on('error', () => undefined)
  return client
}
