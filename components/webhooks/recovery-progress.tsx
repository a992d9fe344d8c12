'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { JobProgress } from '#components/jobs/job-progress.tsx'
import { deliveryKeys } from '#lib/queries/deliveries.ts'
import { jobState } from '#lib/queries/job-state.ts'
import { jobQuery } from '#lib/queries/jobs.ts'

/** How far a recovery is; the tray follows it, too. */
export function RecoveryProgress({ id }: { id: string }) {
  const { data } = useQuery(jobQuery('recovery', id))
  const state = data ? jobState(data) : 'running'
  const queryClient = useQueryClient()
  useEffect(() => {
    if (state === 'running') return
    for (const queryKey of deliveryKeys) {
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
