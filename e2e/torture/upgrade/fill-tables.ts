import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'

type Column = { table: string; name: string; type: string; nullable: boolean; hasDefault: boolean }
type Reference = { table: string; column: string; to: string; toColumn: string }
type Row = Record<string, unknown>

const rowsPerTable = 3
const schemaFolder = new URL('../../../service/db/schema/', import.meta.url)

/** What words a text column may have, as today's schema says; by table and column. */
async function readWords(): Promise<Map<string, readonly string[]>> {
  const words = new Map<string, readonly string[]>()
  for (const file of readdirSync(schemaFolder)) {
    const tables: Record<string, unknown> = await import(new URL(file, schemaFolder).href)
    for (const table of Object.values(tables)) {
      if (!(table instanceof PgTable)) continue
      const { name, columns } = getTableConfig(table)
      for (const column of columns) {
        if (column.enumValues && column.enumValues.length > 0)
          words.set(`${name}.${column.name}`, column.enumValues)
      }
    }
  }
  return words
}

/** Values that mean something to the service where the type alone would not do. */
const known: Record<string, (n: number) => unknown> = {
  'articles.status': (n) => ['published', 'generated', 'failed'][n],
  'articles.input': () => ({ topic: 'Grinders', language: 'en', size: 'full', mode: 'standard' }),
  'articles.mode': () => 'standard',
  'articles.size': () => 'full',
  'articles.title': (n) => `Grinders, part ${n}`,
  'articles.slug': (n) => `grinders-${n}`,
  'articles.description': () => 'What to look for in a grinder.',
  'articles.markdown': () => 'A grinder has a burr of 64 mm.',
  'articles.word_count': () => 8,
  'articles.published_at': (n) => (n === 0 ? new Date(0) : null),
  'article_versions.version': (n) => n + 1,
  'scout_runs.status': (n) => ['completed', 'failed', 'completed'][n],
  'brand_scans.status': (n) => ['completed', 'failed', 'completed'][n],
  'lead_magnets.status': (n) => ['draft', 'published', 'failed'][n],
  'lead_magnets.type': () => 'checklist',
  'lead_magnets.input': () => ({ topic: 'Grinders', type: 'checklist' }),
  'warm_lead_runs.status': (n) => ['completed', 'failed', 'blocked'][n],
  'warm_lead_runs.domain': () => 'example.com',
  'warm_lead_runs.normalized_domain': () => 'example.com',
  'warm_lead_runs.registrable_domain': () => 'example.com',
  'warm_lead_runs.input': () => ({ domain: 'example.com', icp: 'Coffee bars' }),
  'sessions.status': () => 'stopped',
  'sessions.article_size': () => 'full',
  'webhook_recoveries.status': () => 'completed',
  'webhook_endpoints.url': (n) => `https://203.0.113.7/${n}`,
  'webhook_deliveries.event_type': () => 'article.generated',
  'events.type': () => 'article.generated',
  'credit_balances.available': () => 100,
  'credit_ledger.operation': () => 'generateArticle',
  'credit_holds.operation': () => 'generateArticle',
  'credit_holds.state': () => 'settled',
  'watches.kind': () => 'brand_scan',
  'tenant_settings.time_zone': () => 'UTC',
  'registrations.expires_at': () => new Date(4e12),
}

function cellOf(
  { table, name, type, nullable }: Column,
  n: number,
  words: readonly string[] | undefined,
): unknown {
  const given = known[`${table}.${name}`]
  if (given) return given(n)
  if (nullable) return null
  if (words) return words[n % words.length]
  if (name === 'language') return 'en'
  if (name === 'email') return `reader-${n}@example.com`
  if (name.endsWith('url')) return `https://example.com/${n}`
  switch (type) {
    case 'uuid':
      return randomUUID()
    case 'integer':
    case 'bigint':
      return n + 1
    case 'real':
    case 'double precision':
      return 0.5
    case 'boolean':
      return false
    case 'bytea':
      return Buffer.from(randomUUID())
    case 'jsonb':
    case 'json':
      return ['heading_path', 'evidence', 'parts'].includes(name) ? '[]' : '{}'
    case 'ARRAY':
      return []
    case 'tsvector':
      return 'grinder'
    case 'date':
      return `2026-01-0${n + 1}`
    case 'timestamp with time zone':
      return new Date(1_700_000_000_000 + n * 1000)
    default:
      return `${name} ${n}`
  }
}

/**
 * Some rows in every table that exists, whatever the state of the schema: with parents by the foreign keys, and one
 * tenant and agent over all of them, whose key has this hash.
 * @returns the tables filled
 */
export async function fillTables(db: pg.Pool, owner: { keyHash: Buffer }): Promise<string[]> {
  const words = await readWords()
  const columns = await readColumns(db)
  const references = await readReferences(db)
  const made = new Map<string, Row[]>()
  const waiting = [...new Set(columns.map(({ table }) => table))]
  const parentsOf = (table: string) => references.filter((one) => one.table === table && one.to !== table)
  while (waiting.length > 0) {
    const at = waiting.findIndex((table) => parentsOf(table).every(({ to }) => made.has(to)))
    const [table] = waiting.splice(at, 1)
    if (at < 0 || table === undefined) throw new Error(`Foreign keys go in a circle: ${waiting.join(', ')}`)
    const isOnce = table === 'tenants' || table === 'agents' || table === 'agent_keys'
    const mine = columns.filter((column) => column.table === table)
    const rows: Row[] = []
    for (let n = 0; n < (isOnce ? 1 : rowsPerTable); n++) {
      const row: Row = {}
      for (const column of mine) {
        const { name } = column
        const parent = references.find((one) => one.table === table && one.column === name)
        const parents = parent && made.get(parent.to)
        if (name === 'hash' && table === 'agent_keys') row[name] = owner.keyHash
        else if (parents) row[name] = (parents[n % parents.length] ?? parents[0])?.[parent.toColumn]
        else if (name === 'agent_id') row[name] = made.get('agents')?.[0]?.id
        else if (column.hasDefault && !known[`${table}.${name}`] && name !== 'id') continue
        else if (name === 'id' && column.type === 'bigint') continue
        else row[name] = cellOf(column, n, words.get(`${table}.${name}`))
      }
      const names = Object.keys(row)
      const { rows: inserted } = await db.query<Row>(
        `insert into "${table}" (${names.map((name) => `"${name}"`).join(', ')})
         values (${names.map((_, at) => `$${at + 1}`).join(', ')}) on conflict do nothing returning *`,
        names.map((name) => row[name]),
      )
      rows.push(...inserted)
    }
    made.set(table, rows)
  }
  return [...made.keys()]
}

const ours = `table_schema = 'public' and table_name in
  (select tablename from pg_tables where schemaname = 'public')`

async function readColumns(db: pg.Pool): Promise<Column[]> {
  const { rows } = await db.query<Column>(
    `select table_name as table, column_name as name, data_type as type, is_nullable = 'YES' as nullable,
       column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as "hasDefault"
     from information_schema.columns where ${ours} order by table_name, ordinal_position`,
  )
  return rows
}

async function readReferences(db: pg.Pool): Promise<Reference[]> {
  const { rows } = await db.query<Reference>(
    `select source.relname as table, attribute.attname as column, target.relname as to, its.attname as "toColumn"
     from pg_constraint as one
     join pg_class as source on source.oid = one.conrelid
     join pg_class as target on target.oid = one.confrelid
     join pg_attribute as attribute on attribute.attrelid = one.conrelid and attribute.attnum = one.conkey[1]
     join pg_attribute as its on its.attrelid = one.confrelid and its.attnum = one.confkey[1]
     where one.contype = 'f' and one.connamespace = 'public'::regnamespace`,
  )
  return rows
}

/** Made from other tables, also after a migration (the log of changes to the counts, and their sums by day), so not compared. */
const derived = ['row_count_changes', 'row_counts_by_day']

/** A digest of each column with its type and the number of its rows: what an upgrade must not change. */
export async function digestColumns(db: pg.Pool): Promise<Map<string, string>> {
  const digests = new Map<string, string>()
  for (const { table, name, type } of await readColumns(db)) {
    if (derived.includes(table)) continue
    const { rows } = await db.query<{ digest: string }>(
      `select count(*) || ' rows, ' || coalesce(md5(string_agg(value, ';' order by value)), 'empty') as digest
       from (select coalesce("${name}"::text, 'null') as value from "${table}") as cells`,
    )
    digests.set(`${table}.${name} ${type}`, rows[0]?.digest ?? '')
  }
  return digests
}
