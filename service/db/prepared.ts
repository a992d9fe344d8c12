import { createHash } from 'node:crypto'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database } from './client.ts'
import { type Placeholder, type SQL, sql } from './sql.ts'

const known = new WeakMap<Database, Map<string, unknown>>()

/**
 * A query that is built once for a database and named, so that PostgreSQL plans it once for each connection. For what
 * every request asks; a transaction is a database of its own here and gains nothing.
 */
export function prepared<P>(db: Database, name: string, build: (db: Database, name: string) => P): P {
  const queries = known.get(db) ?? new Map<string, unknown>()
  known.set(db, queries)
  const found = queries.get(name) ?? build(db, name)
  queries.set(name, found)
  // Under one name there is only what the one `build` of that name made.
  return found as P
}

/** A value, or what stands for it in a query that is built once. */
export type Place<T> = T | Placeholder<string>

type Places<Values> = { [K in keyof Values]: Place<Values[K]> }

/**
 * The same for a query with optional conditions, which is built once for each set of `values` that are given: building
 * it can cost as much as reading its rows. `build` gets a placeholder where there is a value and undefined where there
 * is none, and may look at nothing else that differs between calls.
 */
export function runPreparedFor<Values extends Record<string, unknown>, T>(
  db: Database,
  name: string,
  values: Values,
  build: (places: Places<Values>) => {
    prepare(name: string): { execute(values: Record<string, unknown>): Promise<T> }
  },
): Promise<T> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  const members = given.map(([member]) => member)
  const query = prepared(db, [name, ...members].join(' '), (_, key) => {
    const places = Object.fromEntries(members.map((member) => [member, sql.placeholder(member)]))
    // A member is there where `values` has it, and only there.
    return build(places as Places<Values>).prepare(nameOf(key))
  })
  return query.execute(Object.fromEntries(given))
}

const dialect = new PgDialect()
const names = new Map<string, string>()

/**
 * Runs a statement under a name, so that PostgreSQL parses and plans it once for each connection: for a long statement
 * of a hot path, whose text is the same each time or one of a few. The name is made from the text.
 */
export async function executePrepared<Row extends Record<string, unknown>>(
  db: Database,
  statement: SQL,
): Promise<Row[]> {
  const query = dialect.sqlToQuery(statement)
  const prepared = db._.session.prepareQuery<{ execute: { rows: Row[] }; all: never; values: never }>(
    query,
    undefined,
    nameOf(query.sql),
    false,
  )
  return (await prepared.execute()).rows
}

/**
 * The same for a query of the builder. Not for one whose best plan depends on its values, such as a search by text: after
 * some runs PostgreSQL may plan it once for all of them.
 */
export function runPrepared<T>(query: {
  toSQL(): { sql: string }
  prepare(name: string): { execute(): Promise<T> }
}): Promise<T> {
  return query.prepare(nameOf(query.toSQL().sql)).execute()
}

function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url').slice(0, 32)
  names.set(text, name)
  return name
}
