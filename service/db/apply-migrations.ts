import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { buildIndex } from './build-index.ts'
import { planSteps, type Step } from './migration-steps.ts'
import { retryWhileLocked } from './retry-while-locked.ts'

export type MigrationLog = { info(details: object, message: string): void }

/** The names that drizzle gives them; ours stands beside its own, with how many steps of a migration are done. */
const done = 'drizzle.__drizzle_migrations'
const begun = 'drizzle.begun_migrations'

/**
 * Runs the migrations that are missing. An empty database gets all of them in one transaction. One with data in it gets
 * them step by step while others work with it: each step is recorded, so that a process that is killed is followed by one
 * that goes on where it ended.
 */
export async function applyMigrations(
  client: pg.Client,
  migrationsFolder: string,
  log: MigrationLog,
): Promise<void> {
  const last = await lastMigration(client)
  if (last === undefined) return migrate(drizzle(client), { migrationsFolder })
  await client.query(
    `create table if not exists ${begun} (created_at bigint primary key, steps integer not null)`,
  )
  for (const migration of readMigrationFiles({ migrationsFolder }))
    if (migration.folderMillis > last) await applyMigration(client, migration, log)
}

async function lastMigration(client: pg.Client): Promise<number | undefined> {
  const { rows: tables } = await client.query<{ exists: boolean }>(
    'select to_regclass($1) is not null as exists',
    [done],
  )
  if (tables[0]?.exists !== true) return undefined
  const { rows } = await client.query<{ last: string | null }>(
    `select max(created_at)::text as last from ${done}`,
  )
  return rows[0]?.last ? Number(rows[0].last) : undefined
}

async function applyMigration(client: pg.Client, migration: MigrationMeta, log: MigrationLog): Promise<void> {
  const id = migration.folderMillis
  const { rows } = await client.query<{ steps: number }>(`select steps from ${begun} where created_at = $1`, [
    id,
  ])
  const record = async (steps: number) => {
    await client.query(
      `insert into ${begun} values ($1, $2) on conflict (created_at) do update set steps = excluded.steps`,
      [id, steps],
    )
  }
  for (const [at, step] of planSteps(migration.sql).entries())
    if (at >= (rows[0]?.steps ?? 0)) await runStep(client, step, () => record(at + 1), log)
  await client.query('begin')
  await client.query(`insert into ${done} (hash, created_at) values ($1, $2)`, [migration.hash, id])
  await client.query(`delete from ${begun} where created_at = $1`, [id])
  await client.query('commit')
}

async function runStep(
  client: pg.Client,
  step: Step,
  record: () => Promise<void>,
  log: MigrationLog,
): Promise<void> {
  if (step.kind === 'locking') {
    const work = async () => {
      await client.query(step.sql)
      await record()
    }
    return retryWhileLocked(client, work, () => tellLocked(log, step.sql))
  }
  if (step.kind === 'build') {
    log.info({ index: step.index, table: step.table }, 'building an index while the desk goes on')
    await buildIndex(client, step)
  } else await client.query(step.sql)
  await record()
}

export const tellLocked = (log: MigrationLog, sql: string): void =>
  log.info({ statement: sql.trim().slice(0, 200) }, 'a table is in use: the migration tries again')
