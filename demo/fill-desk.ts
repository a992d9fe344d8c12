import { existsSync, readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '#service/db/embedded-postgres.ts'
import type { EmbeddedConnection } from '#service/db/embedded-postgres-seat.ts'
import { migrateDatabase } from '#service/db/migrate.ts'
import { createQueue, createQueues } from '#service/queue/queue.ts'
import { workerJobs } from '#service/worker.ts'
import { openDemoDesk } from './demo-desk.ts'
import { owner } from './story/company.ts'
import { liveMonth, outagesOf, startOf } from './timeline.ts'

/**
 * Fills an empty data directory with a month of a company's work, and writes `demo.json` when it is done: how to sign in.
 * @throws {Error} for a directory with anything in it but the secrets, so that no desk of somebody's is touched
 */
export async function fillDesk(options: {
  dataDir: string
  environment: Record<string, string>
  today: Date
}): Promise<void> {
  const { dataDir, today } = options
  const found = existsSync(dataDir) ? readdirSync(dataDir).filter((name) => name !== 'secrets.json') : []
  if (found.length > 0) throw new Error(`${dataDir} is not empty: the demo fills a new directory only.`)
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  try {
    await migrateDatabase(postgres.connection)
    await setDurability(postgres.connection, 'off')
    const quiet = { error: () => undefined, warn: () => undefined }
    const queue = createQueue(postgres.connection, { log: quiet, connections: 1, supervise: false })
    await queue.start()
    await createQueues(queue, workerJobs)
    await queue.stop({ graceful: false })
    const desk = await openDemoDesk({
      ...options,
      address: postgres.connection,
      start: startOf(today),
      outages: outagesOf(today),
    })
    try {
      const { key } = await liveMonth(desk, today)
      await writeFile(join(dataDir, 'demo.json'), JSON.stringify({ email: owner.email, key }), {
        mode: 0o600,
      })
      await setDurability(postgres.connection, 'on')
    } finally {
      await desk.close()
    }
  } finally {
    await postgres.stop()
  }
}

/** Filling waits for the disk most of the time otherwise, and a fill that a power cut ends is begun anew. */
async function setDurability(address: EmbeddedConnection, value: 'on' | 'off'): Promise<void> {
  const client = new pg.Client(address)
  await client.connect()
  try {
    await client.query(
      `alter database ${client.escapeIdentifier(address.database)} set synchronous_commit = ${value}`,
    )
  } finally {
    await client.end()
  }
}
