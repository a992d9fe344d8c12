'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { JobProgress } from '#components/jobs/job-progress.tsx'
import { deadLettersQuery } from '#lib/queries/dead-letters.ts'
import { jobQuery, jobState } from '#lib/queries/jobs.ts'
import { deliveriesKey, webhooksQuery } from '#lib/queries/webhooks.ts'

/** How far a recovery is; the tray follows it, too. */
export function RecoveryProgress({ id }: { id: string }) {
  const { data } = useQuery(jobQuery('recovery', id))
  const state = data ? jobState(data.status) : 'running'
  const queryClient = useQueryClient()
  useEffect(() => {
    if (state === 'running') return
    for (const queryKey of [deliveriesKey, webhooksQuery.queryKey, deadLettersQuery.queryKey]) {
      void queryClient.invalidateQueries({ queryKey })
    }
  }, [state, queryClient])
  const stages = { running: 'Queueing deliveries', succeeded: 'Queued', failed: 'Stopped' }
  return (
    <JobProgress
      state={state}
      stage={stages[state]}
      percent={data?.progress?.percent}
      message={data?.progress?.message}
      failure={data?.error}
    />
  )
}
