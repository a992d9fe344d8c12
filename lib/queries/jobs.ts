import { queryOptions } from '@tanstack/react-query'
import type { JobProgress } from '#contract/primitives.ts'
import { fetchJson } from './fetch-json.ts'
import { pollUntil } from './polling.ts'

/** Kinds of jobs, and the folder of the route handler that answers one of them by id. */
export const jobKinds: Readonly<Record<string, string>> = {
  article: 'articles',
  'brand-scan': 'brand-scans',
  scout: 'scout-runs',
  'lead-magnet': 'lead-magnets',
  'warm-lead': 'warm-leads',
  recovery: 'webhooks/recoveries',
}

/** What every asynchronous thing tells about itself, among other members. */
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

export type JobState = 'running' | 'succeeded' | 'failed'

const runningStatuses = new Set(['processing', 'publishing', 'queued', 'running', 'generating'])
const failedStatuses = new Set(['failed', 'blocked'])

/** Where a job stands, whatever it makes; an unknown status counts as an end. */
export function jobState(status: string): JobState {
  if (runningStatuses.has(status)) return 'running'
  return failedStatuses.has(status) ? 'failed' : 'succeeded'
}

/** The key under which a job is cached, so that a page and the tray share one poll. */
export function jobKey(kind: string, id: string) {
  return ['jobs', kind, id] as const
}

/** One job, polled until it has ended; a job that is unknown is asked for once. */
export function jobQuery(kind: string, id: string) {
  return queryOptions({
    queryKey: jobKey(kind, id),
    queryFn: ({ signal }) =>
      fetchJson<JobView>(`/api/${jobKinds[kind] ?? kind}/${encodeURIComponent(id)}`, { signal }),
    ...pollUntil<JobView>((job) => jobState(job.status) !== 'running'),
  })
}
