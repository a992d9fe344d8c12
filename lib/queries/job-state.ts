export type JobState = 'running' | 'succeeded' | 'failed'

const runningStatuses = new Set(['processing', 'publishing', 'queued', 'running', 'generating'])
const failedStatuses = new Set(['failed', 'blocked', 'error', 'cancelled', 'canceled'])
const endedStatuses = new Set([
  ...['generated', 'published', 'completed', 'draft'],
  // Of other servers.
  ...['complete', 'done', 'finished', 'ready', 'scheduled', 'succeeded', 'success', 'unpublished'],
])

/** Members that a record has once its job has ended, whatever the server calls the status. */
const outcomeMembers = [
  ...['completed_at', 'finished_at', 'ended_at', 'failed_at', 'published_at'],
  ...['article_id', 'article_url', 'overall_score', 'pdf_url', 'public_url', 'result', 'results'],
  ...['blocked_reason', 'error', 'error_message'],
]
const failureMembers = ['failed_at', 'blocked_reason', 'error', 'error_message']

/** Whether a record has a result, an error or an end time. */
export function hasOutcome(record: object): boolean {
  return outcomeMembers.some((name) => isGiven(record, name))
}

/** Whether a record says why its job failed. */
export function hasFailure(record: object): boolean {
  return failureMembers.some((name) => isGiven(record, name))
}

/**
 * The state of a job of any type. An unknown status is still running, unless the record has a result, an error or an end
 * time: a server may name its stages as it likes.
 */
export function jobState(record: { status: string }): JobState {
  const { status } = record
  if (runningStatuses.has(status)) return 'running'
  if (failedStatuses.has(status)) return 'failed'
  if (endedStatuses.has(status)) return 'succeeded'
  if (!hasOutcome(record)) return 'running'
  return hasFailure(record) ? 'failed' : 'succeeded'
}

/** Whether the user ended the job: it failed for no fault of anything. */
export function wasCancelled(record: { status: string }): boolean {
  const { status } = record
  if (status === 'cancelled' || status === 'canceled') return true
  return status === 'failed' && Reflect.get(record, 'reason') === 'cancelled'
}

/** Being made or being published: it changes by itself. */
export function isInProgress(record: { status: string }): boolean {
  return jobState(record) === 'running'
}

function isGiven(record: object, name: string): boolean {
  const value: unknown = Reflect.get(record, name)
  if (value === undefined || value === null || value === '') return false
  return !Array.isArray(value) || value.length > 0
}
