import { readQueueState } from '../queue/read-queue-state.ts'
import type { StatusPart } from './status-part.ts'

/** Says when nothing works on jobs: articles, scans and reports would wait for ever without a word. */
export const workerStatus: StatusPart = async (ctx) => {
  const { isWorking, oldestWaitingSeconds } = await readQueueState(ctx)
  return {
    actions: [
      !isWorking && {
        id: 'no_worker',
        priority: 1,
        title: 'No worker is running',
        detail: `Jobs have waited for ${Math.round(oldestWaitingSeconds / 60)} minutes. Ask your operator to start a worker.`,
        path: '/settings',
      },
    ],
  }
}
