'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef } from 'react'
import { CancelButton } from '#components/jobs/cancel-button.tsx'
import type { CancelJob } from '#components/jobs/cancel-outcome.ts'
import { JobProgress } from '#components/jobs/job-progress.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { Panel } from '#components/ui/panel.tsx'
import type { LeadMagnet } from '#contract/lead-magnets.ts'
import type { ResultPage } from '#contract/results.ts'
import { jobState, wasCancelled } from '#lib/queries/job-state.ts'
import { operationKey, operationQuery } from '#lib/queries/operation-query.ts'
import type { LeadMagnetActions } from './lead-magnet-actions.ts'
import { LeadMagnetDesk } from './lead-magnet-desk.tsx'
import { leadMagnetFormHref } from './lead-magnet-form-values.ts'
import { LeadMagnetHeaderActions } from './lead-magnet-header-actions.tsx'
import { LeadMagnetLead } from './lead-magnet-lead.tsx'
import { leadMagnetName } from './lead-magnet-words.ts'

const stages: Readonly<Record<string, string>> = {
  queued: 'Queued',
  reading: 'Reading your knowledge',
  ranking: 'Selecting content',
  outlining: 'Arranging the parts',
  writing: 'Writing',
  checking: 'Checking sources',
  illustrating: 'Creating images',
  typesetting: 'Laying out the PDF',
  storing: 'Saving the PDF',
}

/** One lead magnet from the first stage to its PDF, or why it did not get there. */
export function LeadMagnetView(props: {
  id: string
  initial: LeadMagnet
  /** What its landing page brought lately; undefined where that is not known. */
  visits: ResultPage | undefined
  actions: LeadMagnetActions
}) {
  const { id, initial, visits, actions } = props
  const router = useRouter()
  const { data: made = initial } = useQuery(operationQuery('getLeadMagnet', { params: { id } }))
  const queryClient = useQueryClient()
  const state = jobState(made)
  const before = useRef(state)
  const settle = useEffectEvent(() => {
    // Held credits were spent or came back, and a list somewhere shows it as under way.
    queryClient.invalidateQueries({ queryKey: operationQuery('getMe').queryKey })
    queryClient.invalidateQueries({ queryKey: operationKey('listLeadMagnets') })
  })
  useEffect(() => {
    if (before.current === 'running' && state !== 'running') settle()
    before.current = state
  }, [state])

  return (
    <>
      <PageHeader
        title={leadMagnetName(made)}
        parent={{ label: 'Lead magnets', href: '/lead-magnets' }}
        lead={<LeadMagnetLead made={made} />}
        actions={state === 'succeeded' && <LeadMagnetHeaderActions made={made} change={actions.change} />}
      />
      {state === 'succeeded' ? (
        <LeadMagnetDesk made={made} visits={visits} actions={actions} />
      ) : (
        <UnderWay
          id={id}
          made={made}
          cancel={actions.cancel}
          onRetry={() => router.push(leadMagnetFormHref(made))}
        />
      )}
    </>
  )
}

type UnderWayProps = {
  id: string
  made: LeadMagnet
  cancel: CancelJob | undefined
  onRetry: () => void
}

function UnderWay({ id, made, cancel, onRetry }: UnderWayProps) {
  const state = jobState(made)
  const failed = state === 'failed'
  const cancelled = wasCancelled(made)
  const { stage = '', percent, message } = made.progress ?? {}
  const stageName = stages[stage] ?? 'Creating'
  return (
    <div className="grid max-w-2xl gap-4">
      <Panel>
        <JobProgress
          state={state}
          stage={cancelled ? 'Lead magnet cancelled' : failed ? "Couldn't create it" : stageName}
          isCancelled={cancelled}
          retryLabel={cancelled ? 'Create it again' : undefined}
          percent={percent}
          // What says the same as the stage is said once.
          message={message === `${stageName}.` ? undefined : message}
          startedAt={made.created_at}
          endedAt={failed ? made.updated_at : undefined}
          estimatedCredits={made.credits_used}
          failure={made.error ?? made.reason}
          creditsReturned={failed && made.credits_used === 0}
          onRetry={failed ? onRetry : undefined}
          action={
            state === 'running' && (
              <CancelButton
                id={id}
                noun="lead magnet"
                cancel={cancel}
                recordKey={operationQuery('getLeadMagnet', { params: { id } }).queryKey}
              />
            )
          }
        />
      </Panel>
      {!failed && (
        <p className="text-ink-faint text-sm">You can leave this page. Progress stays in the tray.</p>
      )}
    </div>
  )
}
