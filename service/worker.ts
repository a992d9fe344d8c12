import { z } from 'zod'
import { runMaintenance } from './maintenance.ts'
import { type Job, quickPolicy } from './queue/job.ts'
import { jobs, runs } from './registry/registry.ts'
import { runJob } from './runs/run-job.ts'

const housekeepingJob: Job = {
  name: 'housekeeping',
  payload: z.object({}),
  policy: { ...quickPolicy, retries: 0, concurrency: 1 },
  cron: '*/5 * * * *',
  perform: runMaintenance,
}

/** Everything that a worker does. */
export const workerJobs: readonly Job[] = [...runs.map((kind) => runJob(kind)), ...jobs, housekeepingJob]
