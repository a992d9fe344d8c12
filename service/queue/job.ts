import type { z } from 'zod'
import type { Context } from '../core/context.ts'

/** How a queue treats its jobs. `concurrency` is per worker process. */
export type QueuePolicy = {
  retries: number
  retryDelaySeconds: number
  expireSeconds: number
  concurrency: number
  keepSeconds: number
}

/** For short jobs. */
export const quickPolicy: QueuePolicy = {
  retries: 5,
  retryDelaySeconds: 2,
  expireSeconds: 120,
  concurrency: 4,
  keepSeconds: 3600,
}

/** For mail: the queue waits a minute at most between attempts, so these outlast hours without a mail server. */
export const mailPolicy: QueuePolicy = { ...quickPolicy, retries: 300 }

/**
 * A queue and its payload. The payload is ids only: a job reads what it needs from its row, so that a job that runs
 * twice sees what the first run did.
 */
export type JobQueue<Payload extends object> = {
  name: string
  payload: z.ZodType<Payload>
  policy: QueuePolicy
  /** Enqueues a job on a schedule: minute, hour, day, month and weekday in cron syntax. */
  cron?: string
  /**
   * Of the jobs with one key at most one waits: a request while one waits adds none, and a request while one runs adds
   * one that runs after it.
   */
  keyOf?(payload: Payload): string
  /** A job waits at least this long, so that requests which follow each other closely share it. */
  delaySeconds?: number
}

/** What a job adds to its line in the log. Without an `outcome` it is `completed`. */
export type JobFacts = { outcome?: string; reason?: string | null; run_id?: string; tenant_id?: string }

/** A queue and the function that runs its jobs, described once in its module; the registry lists them. */
export type Job<Payload extends object = object> = JobQueue<Payload> & {
  /** It must tolerate running twice. If it throws, the job returns to the queue. */
  perform(
    ctx: Context,
    payload: Payload,
    signal: AbortSignal,
    note?: (facts: JobFacts) => void,
  ): Promise<void>
}
