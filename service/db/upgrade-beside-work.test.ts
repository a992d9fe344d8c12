import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { eventually } from '#test-support/eventually.ts'
import { createTestDatabase, type TestDatabase } from '#test-support/test-database.ts'
import { migrateDatabase } from './migrate.ts'

let database: TestDatabase
let folder: string
let other: pg.Client
let observer: pg.Client
const children: ChildProcess[] = []

beforeEach(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'masthead-migrations-'))
  other = new pg.Client(database.address)
  observer = new pg.Client(database.address)
  // The database is dropped under their feet.
  for (const client of [other, observer]) client.on('error', () => undefined)
  await Promise.all([other.connect(), observer.connect()])
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await Promise.all([other.end(), observer.end()])
  await database.drop()
  await rm(folder, { recursive: true })
})

/** A release whose only migration comes after all of ours. */
async function release(...statements: string[]): Promise<void> {
  await mkdir(join(folder, 'meta'))
  const entry = { idx: 0, version: '7', when: 9_000_000_000_000, tag: '9999_next', breakpoints: true }
  const journal = { version: '7', dialect: 'postgresql', entries: [entry] }
  await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify(journal))
  await writeFile(join(folder, '9999_next.sql'), statements.join(';--> statement-breakpoint\n'))
}

/** Starts it here, and collects what it tells. */
function upgrade() {
  const told: string[] = []
  const log = { info: (_details: object, message: string) => void told.push(message) }
  return { told, ended: migrateDatabase(database.address, { log, migrationsFolder: folder }) }
}

/** Starts it as a process of its own. */
function upgradeElsewhere(): ChildProcess {
  const code = `const { migrateDatabase } = await import(process.env.MODULE)
    await migrateDatabase(JSON.parse(process.env.ADDRESS), { migrationsFolder: process.env.FOLDER })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    env: {
      NODE_ENV: 'test',
      MODULE: new URL('./migrate.ts', import.meta.url).href,
      ADDRESS: JSON.stringify(database.address),
      FOLDER: folder,
    },
    stdio: 'inherit',
  })
  children.push(child)
  return child
}

const isValid = async (index: string) => {
  const { rows } = await observer.query<{ valid: boolean }>(
    'select indisvalid as valid from pg_index where indexrelid = to_regclass($1)',
    [index],
  )
  return rows[0]?.valid
}

const timesApplied = async () => {
  const { rows } = await observer.query<{ count: number }>(
    'select count(*)::int as count from drizzle.__drizzle_migrations where created_at = 9000000000000',
  )
  return rows[0]?.count
}

const column = 'ALTER TABLE "tenants" ADD COLUMN "motto" text'
const index = 'CREATE INDEX "tenants_motto" ON "tenants" USING btree ("motto")'

const isAdded = async () => {
  const { rowCount } = await observer.query(
    "select from information_schema.columns where table_name = 'tenants' and column_name = 'motto'",
  )
  return rowCount === 1
}

/** Holds up builds of indexes of `tenants`, and nothing else. */
async function writeToTenants(): Promise<void> {
  await other.query('begin')
  await other.query('lock table tenants in row exclusive mode')
}

test.each([
  ['goes on without it', false],
  ['stopped too and left an invalid index', true],
])(
  'a process that was killed while it built an index is followed by one that finishes it; the server %s',
  async (_how, isStopped) => {
    await release(index.replaceAll('motto', 'name'))
    await writeToTenants()
    const child = upgradeElsewhere()
    await eventually(async () => (await isValid('tenants_name')) === false || undefined)
    child.kill('SIGKILL')
    await once(child, 'exit')
    if (isStopped)
      await eventually(async () => {
        const { rowCount } = await observer.query(
          "select pg_terminate_backend(pid) from pg_stat_progress_create_index where relid = 'tenants'::regclass",
        )
        return rowCount === 0 || undefined
      })
    expect(await isValid('tenants_name')).toBe(false)
    const { ended } = upgrade()
    await other.query('commit')
    await ended
    expect([await isValid('tenants_name'), await timesApplied()]).toEqual([true, 1])
  },
)

test('a start after an upgrade that ended between two steps repeats none of them', async () => {
  await release(column, index)
  await writeToTenants()
  const first = upgrade()
  await eventually(
    async () => first.told.includes('a table is in use: the migration tries again') || undefined,
  )
  await other.query('commit')
  await first.ended
  await observer.query('delete from drizzle.__drizzle_migrations where created_at = 9000000000000')
  await observer.query('insert into drizzle.begun_migrations values (9000000000000, 1)')
  await upgrade().ended
  expect([await isValid('tenants_motto'), await timesApplied()]).toEqual([true, 1])
})

test('nobody who writes waits behind a migration that waits for a long reader', async () => {
  await release(column)
  await other.query('begin')
  await other.query('select from tenants')
  const { told, ended } = upgrade()
  await eventually(async () => told.length > 0 || undefined)
  for (let at = 0; at < 5; at++) await observer.query("update tenants set name = 'written'")
  expect(await isAdded()).toBe(false)
  await other.query('commit')
  await ended
  expect(await isAdded()).toBe(true)
})

test('of two processes that start at once, one migrates and the other says that it waits', async () => {
  await release(column)
  await other.query('begin')
  await other.query('select from tenants')
  const both = [upgrade(), upgrade()]
  const waiting = 'another process is migrating the database: waiting for it'
  await eventually(async () => both.some(({ told }) => told.includes(waiting)) || undefined)
  await other.query('commit')
  await Promise.all(both.map(({ ended }) => ended))
  expect(both.filter(({ told }) => told.includes(waiting))).toHaveLength(1)
  expect(await timesApplied()).toBe(1)
})

test('an index is built although another process waits for its turn to migrate', async () => {
  await release(index.replaceAll('motto', 'name'))
  await writeToTenants()
  const both = [upgrade(), upgrade()]
  await eventually(
    async () => both.some(({ told }) => told.some((line) => line.startsWith('another'))) || undefined,
  )
  await other.query('commit')
  await Promise.all(both.map(({ ended }) => ended))
  expect(await isValid('tenants_name')).toBe(true)
})

test('rows from before counting are counted once, beside those that are written meanwhile', async () => {
  await release('select 1')
  for (const moment of ['inserted', 'updated', 'deleted', 'truncated'])
    await observer.query(`drop trigger count_${moment} on leads`)
  const insert = `with tenant as (insert into tenants (email, name, handle) values ('a@example.com', 'A', 'a') returning id)
    insert into row_count_changes (list, tenant_id, hour, facets, change) select 'leads', id, now(), array['x'], 7 from tenant`
  // Stands for what is counted of rows that are gone: nothing of it may stay.
  await observer.query(insert)
  await upgrade().ended
  await observer.query("comment on trigger count_inserted on leads is 'rows before this are not counted yet'")
  await upgrade().ended
  const { rows } = await observer.query<{ sum: string }>(
    "select coalesce(sum(change), 0)::text as sum from row_count_changes where list = 'leads'",
  )
  expect(rows).toEqual([{ sum: '0' }])
})
