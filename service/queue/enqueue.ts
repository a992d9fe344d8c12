import { fromDrizzle, type PgBoss } from 'pg-boss'
import type { Database } from '../db/client.ts'
import { sql } from '../db/sql.ts'
import type { JobQueue } from './job.ts'

/** Accepts a job in the caller's transaction: it exists if and only if the state it belongs to does. */
export async function enqueue<Payload extends object>(
  ctx: { db: Database; queue: PgBoss },
  { name }: JobQueue<Payload>,
  payload: NoInfer<Payload>,
  options: { startAt?: Date } = {},
): Promise<void> {
  await ctx.queue.send(name, payload, {
    db: fromDrizzle(ctx.db, sql),
    ...(options.startAt && { startAfter: options.startAt }),
  })
}

/** Enqueues many jobs of one queue in one statement, whatever their number; does nothing for an empty list. */
export async function enqueueAll<Payload extends object>(
  ctx: { db: Database; queue: PgBoss },
  { name }: JobQueue<Payload>,
  payloads: readonly NoInfer<Payload>[],
): Promise<void> {
  if (payloads.length === 0) return
  const jobs = payloads.map((data) => ({ data }))
  await ctx.queue.insert(name, jobs, { db: fromDrizzle(ctx.db, sql) })
}
