'use client'
import { useQueries } from '@tanstack/react-query'
import type { StartedJob } from '#components/jobs/started-jobs.ts'
import { useStartedJobs } from '#components/jobs/use-started-jobs.ts'
import type { Problem } from '#lib/action-result.ts'
import { problemOf } from '#lib/queries/fetch-json.ts'
import { type JobView, jobQuery } from '#lib/queries/jobs.ts'

// Each is read by its id, and a service may allow as few as 60 calls a minute.
const maxRead = 6

export type StartedHere = { job: StartedJob; view: JobView | undefined; problem: Problem | undefined }

/** What this browser started last, newest first, each read by its id; nothing is read while not `enabled`. */
export function useLocalRuns(enabled = true): StartedHere[] {
  const { jobs } = useStartedJobs()
  const shown = enabled ? jobs.slice(0, maxRead) : []
  const answers = useQueries({ queries: shown.map(({ kind, id }) => jobQuery(kind, id)) })
  return shown.map((job, at) => {
    const { data: view, error } = answers[at] ?? {}
    return { job, view, problem: error ? problemOf(error) : undefined }
  })
}
