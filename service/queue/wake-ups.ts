import type { PgBoss } from 'pg-boss'
import type { Database } from '../db/client.ts'
import { sql } from '../db/sql.ts'

/** What wakes up a process. A wake-up is a hint and may be lost, so waiters also poll. */
export type WakeUp = 'deliveries_due'

const channelOf = (what: WakeUp) => `masthead_${what}`

/** Part of a statement: wakes up every waiting process once the transaction commits. */
export const wakeUp = (what: WakeUp) => sql`pg_notify(${channelOf(what)}, '')`

export async function sendWakeUp(ctx: { db: Database }, what: WakeUp): Promise<void> {
  await ctx.db.execute(sql`select ${wakeUp(what)}`)
}

/**
 * Calls back at each wake-up, and after a lost connection, over the queue's own way to listen. Where the database cannot
 * do that (behind a pooler), nothing is ever called.
 */
export async function listenForWakeUps(
  queue: PgBoss,
  what: WakeUp,
  woken: () => void,
): Promise<() => Promise<void>> {
  const handle = await queue
    .getDb()
    .listen?.(channelOf(what), woken, woken)
    .catch(() => undefined)
  return async () => {
    await handle?.close()
  }
}
