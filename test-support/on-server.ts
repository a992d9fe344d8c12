import pg from 'pg'
import type { EmbeddedConnection } from '#service/db/embedded-postgres-seat.ts'

/** Runs one statement on a server, outside the database that the statement is about. */
export async function onServer(server: EmbeddedConnection, statement: string): Promise<void> {
  const client = new pg.Client({ ...server, database: 'postgres' })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
