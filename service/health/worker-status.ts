import { readQueueState } from '../queue/read-queue-state.ts'
import type { StatusPart } from './status-part.ts'

/** Reports when no worker is running: articles, scans and reports would otherwise wait silently without end. */
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
