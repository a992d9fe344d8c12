import { fromDrizzle, type PgBoss } from 'pg-boss'
import type { Database } from '../db/client.ts'
import { sql } from '../db/sql.ts'
import type { JobName, JobPayload } from './jobs.ts'

/** Accepts a job in the caller's transaction: it exists if and only if the state it belongs to does. */
export async function enqueue<N extends JobName>(
  ctx: { db: Database; queue: PgBoss },
  name: N,
  payload: JobPayload<N>,
  options: { startAt?: Date } = {},
): Promise<void> {
  await ctx.queue.send(name, payload, {
    db: fromDrizzle(ctx.db, sql),
    ...(options.startAt && { startAfter: options.startAt }),
  })
}

/** Many jobs of one kind in one statement, whatever their number; none at all is nothing to do. */
export async function enqueueAll<N extends JobName>(
  ctx: { db: Database; queue: PgBoss },
  name: N,
  payloads: readonly JobPayload<N>[],
): Promise<void> {
  if (payloads.length === 0) return
  const jobs = payloads.map((data) => ({ data }))
  await ctx.queue.insert(name, jobs, { db: fromDrizzle(ctx.db, sql) })
}
