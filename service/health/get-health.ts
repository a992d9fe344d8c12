import type { Sent } from '#contract/always-sent.ts'
import type { Health } from '#contract/health.ts'
import { version } from '../config/version.ts'
import type { Context } from '../core/context.ts'
import { type QueueState, readQueueState } from '../queue/read-queue-state.ts'

type Found = { cache: boolean; queue: QueueState | undefined }

const timeoutMs = 2000
/** For so long a database that is only slow counts as it was last seen: one busy moment takes no node out of a balancer. */
const slowDatabaseMs = 6000

/** Checks in progress, by their database. */
const inProgress = new WeakMap<Context['db'], Promise<Found>>()

/** What the database last answered, and when by the clock of the process, which nobody sets back. */
const lastSeen = new WeakMap<Context['db'], { queue: QueueState; atMs: number }>()

/**
 * Health of the service and its dependencies; a check that does not respond within two seconds is false, that of the
 * database once six seconds have passed since its last answer. Concurrent callers share one check.
 * @returns `usable` is false only if requests cannot be served, or will not be soon since the process was told to end: a
 * balancer then removes the node. Without its cache, or
 * without a worker, a node still responds, and its status is `degraded`.
 */
export async function getHealth(ctx: Context): Promise<{ usable: boolean; health: Sent<typeof Health> }> {
  const checking = inProgress.get(ctx.db) ?? check(ctx).finally(() => inProgress.delete(ctx.db))
  inProgress.set(ctx.db, checking)
  const { cache, queue } = await checking
  const healthy = cache && queue?.isWorking === true
  return {
    usable: queue !== undefined && !ctx.stopping.aborted,
    health: {
      status: ctx.stopping.aborted ? 'stopping' : healthy ? 'healthy' : 'degraded',
      checks: { cache, database: queue !== undefined },
      ...(queue && {
        jobs: { working: queue.isWorking, oldest_waiting_seconds: queue.oldestWaitingSeconds },
      }),
      timestamp: ctx.now().toISOString(),
      version,
    },
  }
}

async function check(ctx: Context): Promise<Found> {
  const [queue, cache] = await Promise.all([
    within(seenQueue(ctx), () => recentQueue(ctx.db)),
    within(ctx.engines.cache.isReachable(), () => false),
  ])
  return { cache: cache === true, queue }
}

async function seenQueue(ctx: Context): Promise<QueueState> {
  const queue = await readQueueState(ctx)
  lastSeen.set(ctx.db, { queue, atMs: performance.now() })
  return queue
}

function recentQueue(db: Context['db']): QueueState | undefined {
  const seen = lastSeen.get(db)
  return seen && performance.now() - seen.atMs < slowDatabaseMs ? seen.queue : undefined
}

/** What is `late` for an answer that does not come in time; undefined for a check that fails. */
async function within<T>(check: Promise<T>, late: () => T | undefined): Promise<T | undefined> {
  const { promise, resolve } = Promise.withResolvers<T | undefined>()
  const timer = setTimeout(() => resolve(late()), timeoutMs)
  const answer = await Promise.race([check.catch(() => undefined), promise])
  clearTimeout(timer)
  return answer
}
