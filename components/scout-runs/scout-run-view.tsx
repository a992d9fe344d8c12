'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef } from 'react'
import { CancelButton } from '#components/jobs/cancel-button.tsx'
import type { CancelJob } from '#components/jobs/cancel-outcome.ts'
import { JobProgress } from '#components/jobs/job-progress.tsx'
import { EmptyState } from '#components/ui/list-states.tsx'
import { Panel } from '#components/ui/panel.tsx'
import type { ScoutRun } from '#contract/scout-runs.ts'
import { jobState, wasCancelled } from '#lib/queries/job-state.ts'
import { operationKey, operationQuery } from '#lib/queries/operation-query.ts'
import { LastGoodRun, useRetryPrice } from './failed-scout-run.tsx'
import { foundIn } from './other-results.ts'
import { OtherResultsView } from './other-results-view.tsx'
import { readScoutResults } from './read-scout-results.ts'
import { scoutFormHref } from './scout-form-values.ts'
import { ScoutResultsView } from './scout-results-view.tsx'
import { failureText } from './scout-words.ts'

const stages: Readonly<Record<string, string>> = {
  queued: 'Queued',
  searching: 'Searching the forums',
  waiting: 'Waiting for the forum',
  judging: 'Scoring posts',
  rules: 'Reading forum rules',
}

export type ScoutRunViewProps = {
  id: string
  initial: ScoutRun
  /** Left out where the server cannot cancel. */
  cancel: CancelJob | undefined
}

/** One run from the first stage to its posts, or why it did not get there. */
export function ScoutRunView({ id, initial, cancel }: ScoutRunViewProps) {
  const router = useRouter()
  const { data: run = initial } = useQuery(operationQuery('getScoutRun', { params: { runId: id } }))
  const queryClient = useQueryClient()
  const retryPrice = useRetryPrice()
  const state = jobState(run)
  const before = useRef(state)
  const settle = useEffectEvent(() => {
    // Held credits were spent or came back, and a list somewhere shows it as under way.
    queryClient.invalidateQueries({ queryKey: operationQuery('getMe').queryKey })
    queryClient.invalidateQueries({ queryKey: operationKey('listScoutRuns') })
  })
  useEffect(() => {
    if (before.current === 'running' && state !== 'running') settle()
    before.current = state
  }, [state])

  if (state === 'succeeded') {
    const results = readScoutResults(run)
    if (results)
      return <ScoutResultsView id={id} query={run.query} subreddits={run.subreddits} results={results} />
    const found = foundIn(run)
    if (found !== undefined) return <OtherResultsView found={found} />
    return <EmptyState title="No results for this run" />
  }
  const failed = state === 'failed'
  const cancelled = wasCancelled(run)
  return (
    <div className="grid items-start gap-x-8 gap-y-6 max-xl:*:first:max-w-2xl xl:grid-cols-[minmax(0,42rem)_18rem]">
      <Panel>
        <JobProgress
          state={state}
          stage={
            cancelled
              ? 'Scout run cancelled'
              : failed
                ? "Couldn't scout the forums"
                : (stages[run.progress?.stage ?? ''] ?? 'Scouting')
          }
          isCancelled={cancelled}
          percent={run.progress?.percent}
          message={run.progress?.message}
          startedAt={run.created_at}
          endedAt={failed ? run.updated_at : undefined}
          estimatedCredits={run.credits_used}
          failure={run.error ?? failureText(run.reason)}
          creditsReturned={failed && run.credits_used === 0}
          advice={failed ? retryPrice : undefined}
          onRetry={failed ? () => router.push(scoutFormHref(run)) : undefined}
          action={
            failed ? undefined : (
              <CancelButton
                id={id}
                noun="scout run"
                cancel={cancel}
                recordKey={operationQuery('getScoutRun', { params: { runId: id } }).queryKey}
              />
            )
          }
        />
      </Panel>
      {failed ? (
        <LastGoodRun run={run} />
      ) : (
        <p className="wrap-anywhere text-ink-faint text-sm">
          You can leave this page. Progress stays in the tray.
        </p>
      )}
    </div>
  )
}
