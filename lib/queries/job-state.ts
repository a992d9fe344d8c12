export type JobState = 'running' | 'succeeded' | 'failed'

const runningStatuses = new Set(['processing', 'publishing', 'queued', 'running', 'generating'])
const failedStatuses = new Set(['failed', 'blocked'])

/** The state of a job of any type; an unknown status counts as ended. */
export function jobState(status: string): JobState {
  if (runningStatuses.has(status)) return 'running'
  return failedStatuses.has(status) ? 'failed' : 'succeeded'
}

/** Being made or being published: it changes by itself. */
export function isInProgress({ status }: { status: string }): boolean {
  return jobState(status) === 'running'
}
