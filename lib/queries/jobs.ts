import { queryOptions } from '@tanstack/react-query'
import type { JobProgress } from '#contract/primitives.ts'
import { fetchJson } from './fetch-json.ts'
import { isInProgress } from './job-state.ts'
import type { ReadName } from './operation-query.ts'
import { pollUntil } from './polling.ts'
import { searchOf } from './search-of.ts'

/** Kinds of jobs, and the operation that reads one of them by its id. */
export const jobKinds: Readonly<Record<string, { operation: ReadName; id: 'id' | 'runId' }>> = {
  article: { operation: 'getArticle', id: 'id' },
  'brand-scan': { operation: 'getBrandScan', id: 'id' },
  scout: { operation: 'getScoutRun', id: 'runId' },
  'lead-magnet': { operation: 'getLeadMagnet', id: 'id' },
  'warm-lead': { operation: 'getWarmLead', id: 'runId' },
  recovery: { operation: 'getRecovery', id: 'id' },
}

/** The common fields of every asynchronous resource. */
export type JobView = {
  status: string
  title?: string
  message?: string
  progress?: JobProgress
  credits_used?: number
  estimated_total_credits?: number
  error?: string
  reason?: string
}

/**
 * One job of any kind, polled until it has ended; a job that is unknown is asked for once. It has the key of the
 * operation's own query, so that a page and the tray share one poll.
 */
export function jobQuery(kind: string, id: string) {
  const { operation, id: name } = jobKinds[kind] ?? { operation: kind, id: 'id' }
  const params = { [name]: id }
  return queryOptions({
    queryKey: [operation, { params }],
    queryFn: ({ signal }) => fetchJson<JobView>(`/api/read/${operation}?${searchOf(params)}`, { signal }),
    ...pollUntil<JobView>((job) => !isInProgress(job)),
  })
}
