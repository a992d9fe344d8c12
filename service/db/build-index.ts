import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

const lookMs = 500

/**
 * Builds an index while others read and write. What an interrupted build left, which PostgreSQL calls invalid, is dropped
 * first; an index that is there already stays. The server goes on with the build of a process that was killed: that one
 * is waited for and kept.
 * @param step its `sql` is `create index concurrently`; the client must be outside a transaction
 */
export async function buildIndex(
  client: pg.Client,
  step: { index: string; table: string; sql: string },
): Promise<void> {
  const { index, table, sql } = step
  while (await isBuilding(client, table)) await sleep(lookMs)
  const { rows } = await client.query<{ valid: boolean }>(
    'select indisvalid as valid from pg_index where indexrelid = to_regclass($1)',
    [`"${index}"`],
  )
  if (rows[0]?.valid === true) return
  if (rows[0]) await client.query(`drop index concurrently if exists "${index}"`)
  await client.query(sql)
}

async function isBuilding(client: pg.Client, table: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from pg_stat_progress_create_index where relid = to_regclass($1)',
    [`"${table}"`],
  )
  return rowCount !== 0
}
