import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { operations } from '#contract/operations.ts'
import { createAgentKey, hashAgentKey } from '#service/agents/agent-key.ts'
import { buildContext } from '#service/build-context.ts'
import { readConfig } from '#service/config/config.ts'
import type { DatabaseAddress } from '#service/db/client.ts'
import { startEmbeddedPostgres } from '#service/db/embedded-postgres.ts'
import { migrateDatabase } from '#service/db/migrate.ts'
import { createApp } from '#service/http/app.ts'
import { mounts } from '#service/http/mounts.ts'
import { routes } from '#service/http/routes.ts'
import { createLog } from '#service/log/log.ts'
import { createQueues } from '#service/queue/queue.ts'
import { workerJobs } from '#service/worker.ts'
import { torture } from './harness/torture.ts'
import { digestColumns, fillTables } from './upgrade/fill-tables.ts'

const migrations = fileURLToPath(new URL('../../service/db/migrations', import.meta.url))

type Journal = { entries: { tag: string }[] }

export const script = torture({
  summary: 'Upgrades a database with data in it from every state that the schema ever had.',
  flags: { from: { value: 0, about: 'the first state, by the number of its last migration' } },
  maxMinutes: () => 20,
  async run({ folder, flags, signal, say, saw, expect, atEnd }) {
    const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined })
    atEnd(() => postgres.stop())
    const admin = new pg.Client({ ...postgres.connection, database: 'postgres' })
    await admin.connect()
    atEnd(() => admin.end())
    const journal: Journal = JSON.parse(await readFile(join(migrations, 'meta', '_journal.json'), 'utf8'))
    const broken: string[] = []
    let kept = 0
    let requests = 0
    for (const [at, { tag }] of journal.entries.entries()) {
      if (at < flags.from || signal.aborted) continue
      await admin.query(`create database state_${at}`)
      const address = { ...postgres.connection, database: `state_${at}` }
      const partly = await copyUpTo(folder, journal, at)
      const pool = new pg.Pool({ ...address, max: 2 })
      pool.on('error', () => undefined)
      try {
        await migrate(drizzle(pool), { migrationsFolder: partly })
        const key = createAgentKey()
        const tables = await fillTables(pool, { keyHash: hashAgentKey(key) })
        const before = await digestColumns(pool)
        await migrateDatabase(address)
        // A second program that starts meanwhile finds nothing left to do.
        await migrateDatabase(address)
        const after = await digestColumns(pool)
        const gone: string[] = []
        for (const [column, digest] of before) {
          const now = after.get(column)
          if (now === undefined) gone.push(column)
          else if (now !== digest) broken.push(`${tag}: ${column} had ${digest}, has ${now}`)
          else kept += 1
        }
        const failures = await askEverything(address, folder, key)
        requests += failures.asked
        broken.push(...failures.failed.map((one) => `${tag}: ${one}`))
        say(
          `${tag}: ${tables.length} tables, renamed or gone: ${gone.join(', ') || 'none'}, ${failures.asked} reads, ${broken.length} broken so far`,
        )
      } catch (error) {
        broken.push(`${tag}: ${String(error)} ${error instanceof Error ? String(error.cause ?? '') : ''}`)
        say(`${tag}: ${String(error)}`)
      } finally {
        await pool.end()
      }
      await admin.query(`drop database state_${at} with (force)`)
    }
    for (const line of broken) say(line)
    saw('states upgraded', journal.entries.length - flags.from)
    saw('columns compared, value by value', kept)
    saw('reads by today’s service afterwards', requests)
    expect(
      'every upgrade ends, keeps every row and value, and today’s service reads it',
      broken.length === 0,
      broken.slice(0, 5),
    )
  },
})

async function copyUpTo(folder: string, journal: Journal, last: number): Promise<string> {
  const to = join(folder, `migrations-${last}`)
  await mkdir(join(to, 'meta'), { recursive: true })
  const entries = journal.entries.slice(0, last + 1)
  for (const { tag } of entries) await cp(join(migrations, `${tag}.sql`), join(to, `${tag}.sql`))
  await writeFile(join(to, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }))
  return to
}

/** Every read without parameters, by the tenant that was there before the upgrade. */
async function askEverything(
  address: DatabaseAddress,
  folder: string,
  key: string,
): Promise<{ asked: number; failed: string[] }> {
  const config = readConfig({ DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' })
  const { ctx, close } = await buildContext({ config, log: createLog('silent'), address, supervise: false })
  try {
    await ctx.queue.start()
    await createQueues(ctx.queue, workerJobs)
    const app = createApp(ctx, routes, mounts)
    const failed: string[] = []
    let asked = 0
    for (const { id, method, path } of operations) {
      if (method !== 'GET' || path.includes('{')) continue
      asked += 1
      const answer = await app.request(`http://127.0.0.1${path}`, {
        headers: { authorization: `Bearer ${key}` },
      })
      if (answer.status >= 500 || answer.status === 401)
        failed.push(`${id} answers ${answer.status} ${(await answer.text()).slice(0, 200)}`)
    }
    return { asked, failed }
  } finally {
    await close()
  }
}
