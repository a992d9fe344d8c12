import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { DatabaseAddress } from '#service/db/client.ts'
import { startEmbeddedPostgres } from '#service/db/embedded-postgres.ts'
import { migrateDatabase } from '#service/db/migrate.ts'
import { torture } from './harness/torture.ts'

const migrations = fileURLToPath(new URL('../../service/db/migrations', import.meta.url))

export const script = torture({
  summary:
    'Upgrades a database with a million deliveries while others write and read them, and times their statements.',
  flags: {
    rows: { value: 1_000_000, about: 'deliveries, each with its event' },
    from: { value: 22, about: 'the number of the last migration that is there before' },
  },
  maxMinutes: ({ rows }) => 10 + rows / 50_000,
  async run({ folder, flags, signal, say, saw, expect, atEnd }) {
    const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined })
    atEnd(() => postgres.stop())
    const address = postgres.connection
    const pool = new pg.Pool({ ...address, max: 2 })
    pool.on('error', () => undefined)
    atEnd(() => pool.end())
    await migrate(drizzle(pool), { migrationsFolder: await copyUpTo(folder, flags.from) })
    const place = await fill(pool, flags.rows)
    say(`${flags.rows} deliveries are there`)
    const stopped = new AbortController()
    const until = AbortSignal.any([signal, stopped.signal])
    const workers = statements(place).map((one) => repeat(address, one, until))
    await pause(5000)
    const began = performance.now()
    await migrateDatabase(address)
    const seconds = (performance.now() - began) / 1000
    stopped.abort()
    const timed = await Promise.all(workers)
    saw('the upgrade took', `${seconds.toFixed(1)} s`)
    for (const { name, times, failures } of timed) {
      const before = times.filter(({ at }) => at < began)
      const meanwhile = times.filter(({ at, ms }) => at + ms >= began)
      saw(
        name,
        `p99 ${quantile(before, 0.99)} ms before; ${meanwhile.length} meanwhile, p99 ${quantile(meanwhile, 0.99)} ms, longest ${quantile(meanwhile, 1)} ms`,
      )
      expect(`${name}: none fails`, failures.length === 0, failures.slice(0, 3))
      expect(
        `${name}: none waits for more than 5 s`,
        meanwhile.every(({ ms }) => ms < 5000),
      )
    }
  },
})

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The migrations that a release of that time had. */
async function copyUpTo(folder: string, last: number): Promise<string> {
  const journal: { entries: { tag: string }[] } = JSON.parse(
    await readFile(join(migrations, 'meta', '_journal.json'), 'utf8'),
  )
  const to = join(folder, 'migrations-before')
  await mkdir(join(to, 'meta'), { recursive: true })
  const entries = journal.entries.slice(0, last + 1)
  for (const { tag } of entries) await cp(join(migrations, `${tag}.sql`), join(to, `${tag}.sql`))
  await writeFile(join(to, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }))
  return to
}

type Place = { tenant: string; endpoint: string }

async function fill(pool: pg.Pool, rows: number): Promise<Place> {
  const { rows: places } = await pool.query<Place>(`
    with tenant as (
      insert into tenants (email, handle, name) values ('owner@bench.example', 'bench', 'Bench') returning id
    ) insert into webhook_endpoints (tenant_id, url, sealed_secret)
    select id, 'https://hooks.example.com', '' from tenant returning id as endpoint, tenant_id as tenant`)
  const [place] = places
  if (!place) throw new Error('An insert returns its row.')
  await pool.query(
    `with told as (
      insert into events (tenant_id, type, payload, created_at)
      select $1, 'article.generated', '{"type":"article.generated"}', now() - n * interval '2 seconds'
      from generate_series(1, $3::int) n returning id, created_at
    ), sent as (
      insert into webhook_deliveries
        (tenant_id, event_id, endpoint_id, event_type, status, attempts, delivered_at, created_at)
      select $1, id, $2, 'article.generated', 'delivered', 1, created_at, created_at from told
      returning id, created_at
    ) insert into delivery_attempts (delivery_id, attempt, at, http_status, duration_ms, request_headers, response_excerpt)
    select id, 1, created_at, 200, 12, '{}', 'Thank you.' from sent`,
    [place.tenant, place.endpoint, rows],
  )
  await pool.query('vacuum analyze')
  return place
}

type Statement = { name: string; text: string; values: string[] }

/** What the service of that time does all the while. */
const statements = ({ tenant, endpoint }: Place): Statement[] => [
  {
    name: 'an event with its delivery is written',
    text: `with event as (
      insert into events (tenant_id, type, payload) values ($1, 'article.generated', '{}') returning id
    ) insert into webhook_deliveries (tenant_id, event_id, endpoint_id, event_type, next_attempt_at)
    select $1, id, $2, 'article.generated', now() from event`,
    values: [tenant, endpoint],
  },
  {
    name: 'what is due is delivered',
    text: `update webhook_deliveries set status = 'delivered', attempts = attempts + 1, delivered_at = now(), updated_at = now()
      where id = any (array(select id from webhook_deliveries where endpoint_id = $1 and status in ('queued', 'failed')
        and next_attempt_at <= now() order by next_attempt_at limit 20 for update skip locked))`,
    values: [endpoint],
  },
  {
    name: 'the newest 50 are listed',
    text: `select * from webhook_deliveries where endpoint_id = $1 order by created_at desc, id desc limit 50`,
    values: [endpoint],
  },
]

type Timed = { at: number; ms: number }

/** Runs a statement again and again on a connection of its own. */
async function repeat(address: DatabaseAddress, { name, text, values }: Statement, signal: AbortSignal) {
  const times: Timed[] = []
  const failures: string[] = []
  const client = new pg.Client(address)
  client.on('error', () => undefined)
  await client.connect()
  while (!signal.aborted) {
    const at = performance.now()
    await client.query(text, values).catch((error: unknown) => void failures.push(String(error)))
    times.push({ at, ms: performance.now() - at })
    await pause(5)
  }
  await client.end()
  return { name, times, failures }
}

function quantile(times: readonly Timed[], share: number): number {
  const sorted = times.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}
