import { countInWords, type StatusPart } from '../health/status-part.ts'
import { countScoutRuns } from './count-scout-runs.ts'

export const scoutRunStatus: StatusPart = async (ctx) => {
  const scouts = await countScoutRuns(ctx)
  return {
    actions: [
      scouts.failedLately > 0 && {
        id: 'failed_scout_runs',
        priority: 4,
        title: countInWords(scouts.failedLately, 'scout run failed', 'scout runs failed'),
        detail: 'Read why, and try again; the credits came back.',
        path: '/scout-runs?status=failed',
        count: scouts.failedLately,
      },
    ],
  }
}
