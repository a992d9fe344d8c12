import { Counter, Gauge, Histogram } from 'prom-client'
import type { Context } from '../core/context.ts'
import { inSpan } from '../tracing/tracing.ts'
import type { JobFacts } from './job.ts'

const labelNames = ['queue'] as const
const jobs = new Counter({
  name: 'masthead_jobs_total',
  help: 'Jobs that ended, by outcome: completed, failed (tried again while attempts are left), interrupted by a stop, or what a run of its kind ends as.',
  labelNames: ['queue', 'outcome'],
})
const duration = new Histogram({
  name: 'masthead_job_duration_seconds',
  help: 'Time from the start of a job to its end.',
  labelNames,
  buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300, 1800],
})
const active = new Gauge({
  name: 'masthead_jobs_active',
  help: 'Jobs that this process runs now.',
  labelNames,
})

/** Series that begin with their first failure would hide it: a rate needs the zero before. */
export function declareQueue(queue: string): void {
  active.set({ queue }, 0)
  for (const outcome of ['completed', 'failed']) jobs.inc({ queue, outcome }, 0)
}

export type ReceivedJob = {
  id: string
  name: string
  data: unknown
  /** Retries of the queue so far. */
  retryCount: number
  signal: AbortSignal
}

/** Runs one job in a span of the trace that asked for it, and between two log lines: see {@link logJob}. */
export function runLogged(
  ctx: Pick<Context, 'log'>,
  job: ReceivedJob,
  run: (note: (facts: JobFacts) => void) => Promise<void>,
): Promise<void> {
  const attributes = { 'messaging.message.id': job.id, 'masthead.attempt': job.retryCount + 1 }
  return inSpan(
    { name: `job ${job.name}`, kind: 'consumer', parent: parentOf(job.data), attributes },
    (more) =>
      logJob(ctx, job, (note) =>
        run((facts) => {
          note(facts)
          more({ attributes: { 'masthead.run_id': facts.run_id, 'masthead.outcome': facts.outcome } })
        }),
      ),
  )
}

function parentOf(data: unknown): string | undefined {
  const parent =
    typeof data === 'object' && data !== null && 'traceparent' in data ? data.traceparent : undefined
  return typeof parent === 'string' ? parent : undefined
}

/**
 * Runs one job between two log lines: what it is at its start, and how it went and how long it took at its end. Both
 * name its ids (of the run, the article, the tenant); neither has anything else of its payload.
 */
async function logJob(
  ctx: Pick<Context, 'log'>,
  job: ReceivedJob,
  run: (note: (facts: JobFacts) => void) => Promise<void>,
): Promise<void> {
  const queue = job.name
  const facts: JobFacts = {}
  const told = { queue, job_id: job.id, attempt: job.retryCount + 1, ...idsOf(job.data) }
  const started = performance.now()
  const end = (outcome: string, error?: unknown) => {
    const elapsedMs = performance.now() - started
    active.dec({ queue })
    jobs.inc({ queue, outcome })
    duration.observe({ queue }, elapsedMs / 1000)
    const line = { ...told, ...facts, outcome, duration_ms: Math.round(elapsedMs) }
    if (error === undefined) ctx.log.info(line, 'job ended')
    else ctx.log.warn({ ...line, err: error }, 'job ended')
  }
  active.inc({ queue })
  ctx.log.info(told, 'job started')
  try {
    await run((more) => void Object.assign(facts, more))
  } catch (error) {
    if (job.signal.aborted) end('interrupted')
    else end('failed', error)
    throw error
  }
  end(facts.outcome ?? 'completed')
}

/** Payloads are ids by their own names. */
function idsOf(data: unknown): Record<string, string> {
  const entries = typeof data === 'object' && data !== null ? Object.entries(data) : []
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, string] => entry[0].endsWith('_id') && typeof entry[1] === 'string',
    ),
  )
}
