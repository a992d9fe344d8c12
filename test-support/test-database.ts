import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import type { EmbeddedConnection } from '#service/db/embedded-postgres-seat.ts'
import { onServer } from './on-server.ts'

export type TestDatabase = {
  address: EmbeddedConnection
  /** For programs, which take their database by DATABASE_URL. */
  url: string
  /** Ends what is still connected, too. */
  drop(): Promise<void>
}

/** A copy of the migrated template. Nobody connects to the template itself: it could not be copied meanwhile. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = inject('template')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(template, `create database ${name} template ${template.database} strategy file_copy`)
  const { host, port, user } = template
  return {
    address: { ...template, database: name },
    url: `postgresql://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`,
    drop: () => onServer(template, `drop database if exists ${name} with (force)`),
  }
}
