import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#test-support/test-database.ts'
import { createQueue } from './queue.ts'

test('the queue survives when the server ends all of its connections, and continues', async () => {
  const { address, drop } = await createTestDatabase()
  const errors: object[] = []
  const log = { error: (details: object) => void errors.push(details), warn: () => undefined }
  const boss = createQueue(address, { log, connections: 2, supervise: false })
  await boss.start()
  const other = new pg.Client(address)
  await other.connect()
  try {
    for (let round = 0; round < 5; round++) {
      const asked = boss.getQueues().catch(() => undefined)
      await other.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'masthead-queue%'`,
      )
      await asked
      await sleep(50)
    }
    expect((await boss.getQueues()).length).toBeGreaterThan(0)
  } finally {
    await other.end()
    await boss.stop({ graceful: false })
    await drop()
  }
})
