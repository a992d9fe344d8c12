import type { Database } from '../db/client.ts'
import { sql } from '../db/sql.ts'

export type QueueState = {
  /** Seconds for which the oldest runnable job has waited; 0 if none waits. */
  oldestWaitingSeconds: number
  /** False if jobs have waited for minutes and no living worker runs any. */
  isWorking: boolean
}

/** A worker takes a job within seconds; if all places are taken, jobs wait longer but some are running. */
const stalledAfterSeconds = 120

/** Derives from the queue itself whether a worker is running, so no worker has to report. */
export async function readQueueState(ctx: { db: Database }): Promise<QueueState> {
  const { rows } = await ctx.db.execute<{ waiting: string; in_hand: boolean }>(sql`
    select coalesce(extract(epoch from now() - min(greatest(start_after, created_on))
             filter (where state < 'active' and start_after <= now())), 0) as waiting,
           coalesce(bool_or(state = 'active' and heartbeat_on > now() - interval '1 minute'), false) as in_hand
    from pgboss.job where state <= 'active'`)
  const oldestWaitingSeconds = Math.round(Number(rows[0]?.waiting ?? 0))
  const isWorking = oldestWaitingSeconds < stalledAfterSeconds || rows[0]?.in_hand === true
  return { oldestWaitingSeconds, isWorking }
}
