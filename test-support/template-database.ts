import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#service/db/embedded-postgres.ts'
import type { EmbeddedConnection } from '#service/db/embedded-postgres-seat.ts'
import { migrateDatabase } from '#service/db/migrate.ts'
import { createQueue, createQueues } from '#service/queue/queue.ts'
import { workerJobs } from '#service/worker.ts'
import { forgetDurability } from './forget-durability.ts'
import { onServer } from './on-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated database that every test file copies. */
    template: EmbeddedConnection
  }
}

/** One real PostgreSQL for a whole run of vitest, with one migrated template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'masthead-test-'))
  // PostgreSQL refuses to run as root and then runs as another user, who must be able to enter.
  await chmod(dataDir, 0o755)
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  await forgetDurability(postgres.connection)
  await migrateDatabase(postgres.connection)
  const boss = createQueue(postgres.connection, {
    log: { error: () => undefined, warn: () => undefined },
    connections: 1,
    supervise: false,
  })
  await boss.start()
  await createQueues(boss, workerJobs)
  await boss.stop({ graceful: false })
  // PostgreSQL copies no database to which somebody is connected.
  await onServer(
    postgres.connection,
    `alter database ${postgres.connection.database} allow_connections false`,
  )
  project.provide('template', postgres.connection)
  return async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
