import { PgBoss } from 'pg-boss'
import type { Context } from '../core/context.ts'
import type { DatabaseAddress } from '../db/client.ts'
import { clientFor, isPooledByTransaction } from '../db/steady-client.ts'
import type { Job } from './job.ts'
import { declareQueue, runLogged } from './job-log.ts'
import { queueError } from './queue-error.ts'
import { wakeWorkers } from './wake-workers.ts'

export type QueueLog = {
  error(details: object, message: string): void
  warn(details: object, message: string): void
}

/** Seconds after which the jobs of a killed process are reassigned. */
const heartbeatSeconds = 10

/** Workers are woken when a job is due, so they hardly ask by themselves. */
const idlePolling = { batchSize: 1, pollingIntervalSeconds: 30, notifyPollingIntervalSeconds: 30 }

/** The queue on the service's own database, so that a job is accepted in the transaction of the state it belongs to. */
export function createQueue(
  address: DatabaseAddress,
  options: { log: QueueLog; connections: number; supervise: boolean },
): PgBoss {
  // The queue passes its settings to its own pool, whose connections must be as steady as ours.
  const connection = { ...address, Client: clientFor(address) }
  const boss = new PgBoss({
    ...connection,
    max: options.connections,
    application_name: 'masthead-queue',
    useListenNotify: !isPooledByTransaction(address),
    supervise: options.supervise,
    schedule: options.supervise,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  })
  boss.on('error', (reported) => options.log.error({ err: queueError(reported) }, 'queue error'))
  boss.on('warning', (warning) => options.log.warn({ warning }, 'queue warning'))
  return boss
}

/** Creates or updates the queue of every job; part of migrating. */
export async function createQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  for (const { name, policy, cron, keyOf } of jobs) {
    const options = {
      retryLimit: policy.retries,
      retryDelay: policy.retryDelaySeconds,
      retryBackoff: true,
      retryDelayMax: 60,
      expireInSeconds: policy.expireSeconds,
      deleteAfterSeconds: policy.keepSeconds,
      heartbeatSeconds,
      notify: true,
    }
    // The policy by which one job of a key waits. It is chosen when a queue is created and never changes.
    await boss.createQueue(name, { ...options, policy: keyOf ? 'short' : 'standard' })
    await boss.updateQueue(name, options)
    if (cron !== undefined) await boss.schedule(name, cron, {})
  }
}

/**
 * Runs the jobs of each queue. `concurrency` overrides by name how many jobs of a queue this process runs concurrently.
 */
export async function startWorkers(
  ctx: Context,
  jobs: readonly Job[],
  concurrency: Readonly<Record<string, number>> = {},
): Promise<void> {
  const workers = new Map<string, string[]>()
  for (const job of jobs) {
    const places = concurrency[job.name] ?? job.policy.concurrency
    declareQueue(job.name)
    const ids = await Promise.all(Array.from({ length: places }, () => startWorker(ctx, job)))
    workers.set(job.name, ids)
  }
  wakeWorkers(ctx, workers)
}

async function startWorker(ctx: Context, job: Job): Promise<string> {
  const boss = ctx.queue
  let workerId = ''
  workerId = await boss.work<unknown>(job.name, idlePolling, async (batch) => {
    try {
      for (const one of batch) {
        await runLogged(ctx, one, (note) => job.perform(ctx, job.payload.parse(one.data), one.signal, note))
      }
    } finally {
      // A worker fetches its next job immediately: else a backlog would be processed at one job a second.
      boss.notifyWorker(workerId)
    }
  })
  return workerId
}
