import { PgBoss } from 'pg-boss'
import type { DatabaseAddress } from '../db/client.ts'
import { type JobName, type JobPayload, jobs, queuePolicies } from './jobs.ts'

export type QueueLog = {
  error(details: object, message: string): void
  warn(details: object, message: string): void
}

/** What runs a job; it must tolerate running twice. Throwing gives the job back to the queue. */
export type JobHandler<N extends JobName> = (payload: JobPayload<N>, signal: AbortSignal) => Promise<void>
export type JobHandlers = { [N in JobName]: JobHandler<N> }

const jobNames = Object.keys(jobs) as JobName[]

/** Seconds after which the jobs of a process that was killed are given to another. */
const heartbeatSeconds = 10

/** The queue on the service's own database, so that a job is accepted in the transaction of the state it belongs to. */
export function createQueue(
  address: DatabaseAddress,
  options: { log: QueueLog; connections: number; supervise: boolean },
): PgBoss {
  const boss = new PgBoss({
    ...address,
    max: options.connections,
    application_name: 'masthead-queue',
    useListenNotify: true,
    supervise: options.supervise,
    schedule: options.supervise,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  })
  boss.on('error', (error) => options.log.error({ err: error }, 'queue error'))
  boss.on('warning', (warning) => options.log.warn({ warning }, 'queue warning'))
  return boss
}

/** Creates or updates every queue; part of migrating. */
export async function createQueues(boss: PgBoss): Promise<void> {
  for (const name of jobNames) {
    const policy = queuePolicies[name]
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
    await boss.createQueue(name, options)
    await boss.updateQueue(name, options)
  }
  await boss.schedule('housekeeping', '*/5 * * * *', {})
  await boss.schedule('session.tend', '* * * * *', {})
}

/** Binds a handler to each queue. `concurrency` overrides how many jobs of a queue this process works on at once. */
export async function startWorkers(
  boss: PgBoss,
  handlers: JobHandlers,
  concurrency: Partial<Record<JobName, number>> = {},
): Promise<void> {
  for (const name of jobNames) {
    await startWorker(boss, name, handlers, concurrency[name] ?? queuePolicies[name].concurrency)
  }
}

async function startWorker<N extends JobName>(
  boss: PgBoss,
  name: N,
  handlers: JobHandlers,
  concurrency: number,
): Promise<void> {
  const handler: JobHandler<N> = handlers[name]
  const options = {
    batchSize: 1,
    pollingIntervalSeconds: 1,
    // Delayed retries are not notified, so the relaxed poll must stay short.
    notifyPollingIntervalSeconds: 1,
  }
  for (let place = 0; place < concurrency; place++) {
    let workerId = ''
    workerId = await boss.work<unknown>(name, options, async (batch) => {
      try {
        for (const job of batch) {
          const payload = jobs[name].parse(job.data) as JobPayload<N>
          await handler(payload, job.signal)
        }
      } finally {
        // Who had a job looks for the next one at once: else what piled up would be done one job a second.
        boss.notifyWorker(workerId)
      }
    })
  }
}
