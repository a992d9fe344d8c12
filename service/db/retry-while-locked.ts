import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** Longer, and all that use the table would queue up behind this one: it is what a statement of others waits at most. */
const lockTimeout = '500ms'
const pauseMs = 500
/** Five minutes and more, by which time most readers are gone. */
const maxAttempts = 300
/** SQLSTATE of a lock that was not given in time, and of a deadlock. */
const lockedCodes: readonly unknown[] = ['55P03', '40P01']

/**
 * Does work as one transaction, again and again while others hold what it needs; in between, they get their turn.
 * @param onLocked is called once, when the first attempt has failed for that reason
 * @throws the last refusal when they never let go
 */
export async function retryWhileLocked(
  client: pg.Client,
  work: () => Promise<void>,
  onLocked: () => void,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query('begin')
      await client.query(`set local lock_timeout = '${lockTimeout}'`)
      await work()
      await client.query('commit')
      return
    } catch (error) {
      // A lost connection rolls back by itself; the first error is the one to tell.
      await client.query('rollback').catch(() => undefined)
      const locked = error instanceof pg.DatabaseError && lockedCodes.includes(error.code)
      if (!locked || attempt === maxAttempts) throw error
      if (attempt === 1) onLocked()
      await sleep(pauseMs)
    }
  }
}
