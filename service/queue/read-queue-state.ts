import { shareReads } from '../core/share-reads.ts'
import type { Database } from '../db/client.ts'
import { executePrepared } from '../db/prepared.ts'
import { sql } from '../db/sql.ts'

export type QueueState = {
  /** Seconds for which the oldest runnable job has waited; 0 if none waits. */
  oldestWaitingSeconds: number
  /** False if jobs have waited for minutes and no living worker runs any. */
  isWorking: boolean
}

/** A worker takes a job within seconds; if all places are taken, jobs wait longer but some are running. */
const stalledAfterSeconds = 120

const shared = new WeakMap<Database, ReturnType<typeof shareReads<QueueState>>>()

/** Derives from the queue itself whether a worker is running, so no worker has to report. */
export function readQueueState({ db }: { db: Database }): Promise<QueueState> {
  const share = shared.get(db) ?? shareReads<QueueState>()
  shared.set(db, share)
  return share('queue', () => readQueue(db))
}

async function readQueue(db: Database): Promise<QueueState> {
  const rows = await executePrepared<{ waiting: string; in_hand: boolean }>(
    db,
    sql`
    select coalesce(extract(epoch from now() - min(greatest(start_after, created_on))
             filter (where state < 'active' and start_after <= now())), 0) as waiting,
           coalesce(bool_or(state = 'active' and heartbeat_on > now() - interval '1 minute'), false) as in_hand
    from pgboss.job where state <= 'active'`,
  )
  const oldestWaitingSeconds = Math.round(Number(rows[0]?.waiting ?? 0))
  const isWorking = oldestWaitingSeconds < stalledAfterSeconds || rows[0]?.in_hand === true
  return { oldestWaitingSeconds, isWorking }
}
