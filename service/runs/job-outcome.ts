import type { JobStatus } from '#contract/job-outcome.ts'
import type { RunRow } from '../db/schema/run-columns.ts'
import { cancelled } from './cancel-run.ts'

/** The states of all kinds in which a run has not ended. */
const open = new Set(['queued', 'running', 'processing', 'generating'])
/** Those in which it ended without a result. */
const failed = new Set(['failed', 'blocked'])

/** How a run goes, or ended, in the words that all kinds share; members without a value are left out. */
export function jobOutcome(row: Pick<RunRow, 'status' | 'stage' | 'reason' | 'error'>): {
  job_status: JobStatus
  error_message?: string
} {
  return { job_status: statusOf(row), ...(row.error !== null && { error_message: row.error }) }
}

/** How a run ends that has no result, before its row says so. */
export function failedJobStatus({ reason }: Pick<RunRow, 'reason'>): JobStatus {
  return reason === cancelled ? 'cancelled' : 'failed'
}

function statusOf({ status, stage, reason }: Pick<RunRow, 'status' | 'stage' | 'reason'>): JobStatus {
  if (open.has(status)) return stage === 'queued' ? 'queued' : 'running'
  return failed.has(status) ? failedJobStatus({ reason }) : 'succeeded'
}
