import { fromDrizzle, type PgBoss } from 'pg-boss'
import type { Database } from '../db/client.ts'
import { sql } from '../db/sql.ts'
import { traceparent } from '../tracing/tracing.ts'
import type { JobQueue } from './job.ts'

/** Who a job is for, as its line in the log says; a job of the service itself is for nobody. */
type Enqueuer = { db: Database; queue: PgBoss; caller?: { tenantId: string } }

/** Beside the ids that the job itself reads: whom it is for, and the span that asked for it. */
export const originOf = ({ caller }: Pick<Enqueuer, 'caller'>) => ({
  tenant_id: caller?.tenantId,
  traceparent: traceparent(),
})

/**
 * Accepts a job in the caller's transaction: it exists if and only if the state it belongs to does.
 * @param options.priority of the jobs that wait, those with a higher number run first; 0 without it
 */
export async function enqueue<Payload extends object>(
  ctx: Enqueuer,
  queue: JobQueue<Payload>,
  payload: NoInfer<Payload>,
  options: { startAt?: Date; priority?: number } = {},
): Promise<void> {
  await ctx.queue.send(
    queue.name,
    { ...originOf(ctx), ...payload },
    {
      db: fromDrizzle(ctx.db, sql),
      ...waitingOptions(queue, payload),
      ...(options.startAt && { startAfter: options.startAt }),
      ...(options.priority !== undefined && { priority: options.priority }),
    },
  )
}

/**
 * Enqueues many jobs of one queue in one statement, whatever their number; does nothing for an empty list.
 * @param options.delaySeconds instead of the one of the queue
 */
export async function enqueueAll<Payload extends object>(
  ctx: Enqueuer,
  queue: JobQueue<Payload>,
  payloads: readonly NoInfer<Payload>[],
  options: { delaySeconds?: number } = {},
): Promise<void> {
  if (payloads.length === 0) return
  const jobs = payloads.map((payload) => ({
    data: { ...originOf(ctx), ...payload },
    ...waitingOptions({ ...queue, ...options }, payload),
  }))
  await ctx.queue.insert(queue.name, jobs, { db: fromDrizzle(ctx.db, sql) })
}

function waitingOptions<Payload extends object>(
  { keyOf, delaySeconds }: JobQueue<Payload>,
  payload: NoInfer<Payload>,
) {
  return {
    ...(keyOf && { singletonKey: keyOf(payload) }),
    ...(delaySeconds !== undefined && { startAfter: delaySeconds }),
  }
}
