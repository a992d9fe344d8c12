import { z } from 'zod'
import { runMaintenance, runRetention } from './maintenance.ts'
import { type Job, quickPolicy } from './queue/job.ts'
import { jobs, runs } from './registry/registry.ts'
import { runJob } from './runs/run-job.ts'

const housekeepingJob: Job = {
  name: 'housekeeping',
  payload: z.object({}),
  policy: { ...quickPolicy, retries: 0, concurrency: 1 },
  cron: '*/5 * * * *',
  perform: (ctx, _payload, signal) => runMaintenance(ctx, signal),
}

/** Each of its steps may take its time; the next visit goes on where one is interrupted. */
const retentionJob: Job = {
  name: 'retention',
  payload: z.object({}),
  policy: { ...quickPolicy, retries: 0, concurrency: 1, expireSeconds: 600 },
  cron: '*/5 * * * *',
  perform: (ctx, _payload, signal) => runRetention(ctx, signal),
}

/** Everything that a worker does. */
export const workerJobs: readonly Job[] = [
  ...runs.map((kind) => runJob(kind)),
  ...jobs,
  housekeepingJob,
  retentionJob,
]
