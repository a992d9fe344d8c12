import { z } from 'zod'
import { type Job, quickPolicy } from '../queue/job.ts'
import { finishWatchRuns } from './finish-watch-runs.ts'
import { resumeWatches } from './resume-watches.ts'
import { startDueWatches } from './start-due-watches.ts'

/** Every minute: ends, resumes and starts runs. Safe to run concurrently, and again after a crash: the rows decide. */
export const tendWatchesJob: Job = {
  name: 'watch.tend',
  payload: z.object({}),
  policy: { ...quickPolicy, retries: 0, concurrency: 1 },
  cron: '* * * * *',
  async perform(ctx) {
    await finishWatchRuns(ctx)
    await resumeWatches(ctx)
    await startDueWatches(ctx)
  },
}
