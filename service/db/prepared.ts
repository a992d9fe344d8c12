import type { Database } from './client.ts'

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
