'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { CancelButton } from '#components/jobs/cancel-button.tsx'
import type { CancelJob } from '#components/jobs/cancel-outcome.ts'
import { JobProgress } from '#components/jobs/job-progress.tsx'
import { Button } from '#components/ui/button.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { EmptyState } from '#components/ui/list-states.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { toast } from '#components/ui/toast.ts'
import type { ErasedContact, WarmLeadContact, WarmLeadRun } from '#contract/warm-leads.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { jobState, wasCancelled } from '#lib/queries/job-state.ts'
import { operationKey, operationQuery } from '#lib/queries/operation-query.ts'
import { ExportMenu } from './export-menu.tsx'
import { readReport } from './read-report.ts'
import { warmLeadFormHref } from './warm-lead-form-href.ts'
import { WarmLeadLead } from './warm-lead-lead.tsx'
import { WarmLeadReport } from './warm-lead-report.tsx'
import { companyName, failureOf } from './warm-lead-words.ts'
import { WriteEmail } from './write-email.tsx'

const stages: Readonly<Record<string, string>> = {
  queued: 'Queued',
  reading: 'Reading the site',
  judging: 'Scoring the company',
  drafting: 'Writing drafts',
}

export type WarmLeadViewProps = {
  id: string
  initial: WarmLeadRun
  /** It was asked for a second time under one reference, and is the report of the first. */
  existing: boolean
  erase: (runId: string, contactId: string) => Promise<ActionResult<ErasedContact>>
  /** Left out where the server cannot cancel. */
  cancel: CancelJob | undefined
  /** Repeats a completed report at an interval. */
  watch?: ReactNode
}

/** One run from its first page to its report, or why there is none. */
export function WarmLeadView({ id, initial, existing, erase, cancel, watch }: WarmLeadViewProps) {
  const router = useRouter()
  const { data: run = initial } = useQuery(operationQuery('getWarmLead', { params: { runId: id } }))
  const queryClient = useQueryClient()
  const state = jobState(run)
  const before = useRef(state)
  const settle = useEffectEvent(() => {
    // Held credits were spent or came back, and a list somewhere shows it as under way.
    queryClient.invalidateQueries({ queryKey: operationQuery('getMe').queryKey })
    queryClient.invalidateQueries({ queryKey: operationKey('listWarmLeads') })
  })
  useEffect(() => {
    if (before.current === 'running' && state !== 'running') settle()
    before.current = state
  }, [state])

  const eraseOne = async (contact: WarmLeadContact & { id: string }) => {
    const result = await erase(id, contact.id)
    if (!result.ok) {
      toast.failed("Couldn't delete the contact.", { description: result.problem.message })
      return false
    }
    await queryClient.invalidateQueries({
      queryKey: operationQuery('getWarmLead', { params: { runId: id } }).queryKey,
    })
    queryClient.invalidateQueries({ queryKey: operationKey('listSuppressions') })
    const { suppressed } = result.data
    toast.done(
      'Contact deleted',
      suppressed ? { description: `${suppressed} added to the do-not-contact list.` } : undefined,
    )
    return true
  }
  const again = warmLeadFormHref(run)
  const report = run.result && readReport(run.result)
  return (
    <>
      <PageHeader
        title={companyName(run)}
        parent={{ label: 'Warm leads', href: '/warm-leads' }}
        lead={<WarmLeadLead run={run} />}
        actions={
          state === 'succeeded' && (
            <>
              {watch}
              {run.result && <ExportMenu id={id} result={run.result} />}
              <LinkButton href={again}>Run again</LinkButton>
              {report && <WriteEmail runId={id} report={report} />}
            </>
          )
        }
      />
      {existing && (
        <div className="max-w-2xl pb-5">
          <Notice tone="good" title="Existing report, 0 credits">
            A report with this reference already exists. You weren't charged.
          </Notice>
        </div>
      )}
      {state === 'succeeded' ? (
        report ? (
          <WarmLeadReport report={report} run={run} onErase={eraseOne} />
        ) : (
          <EmptyState title="No report for this run" />
        )
      ) : (
        <UnderWay id={id} run={run} cancel={cancel} onRetry={() => router.push(again)} />
      )}
    </>
  )
}

type UnderWayProps = {
  id: string
  run: WarmLeadRun
  cancel: CancelJob | undefined
  onRetry: () => void
}

function UnderWay({ id, run, cancel, onRetry }: UnderWayProps) {
  const state = jobState(run)
  const failed = state === 'failed'
  const blocked = run.status === 'blocked'
  const cancelled = wasCancelled(run)
  return (
    <div className="grid max-w-2xl gap-4">
      <Panel>
        <JobProgress
          state={state}
          isRefused={blocked}
          isCancelled={cancelled}
          stage={
            blocked
              ? 'Blocked: no report'
              : cancelled
                ? 'Report cancelled'
                : failed
                  ? 'No report'
                  : (stages[run.progress?.stage ?? ''] ?? stages[run.status] ?? 'Reading the site')
          }
          percent={run.progress?.percent}
          message={run.progress?.message}
          startedAt={run.created_at}
          endedAt={failed ? (run.completed_at ?? run.updated_at) : undefined}
          estimatedCredits={failed ? undefined : run.credits_charged}
          failure={failureOf(run)}
          creditsReturned={failed && run.credits_charged === 0}
          advice={
            run.blocked_reason === 'robots_disallowed'
              ? 'Trying again gives the same result until the site changes that.'
              : undefined
          }
          onRetry={failed && !blocked ? onRetry : undefined}
          action={
            state === 'running' ? (
              <CancelButton
                id={id}
                noun="report"
                cancel={cancel}
                recordKey={operationQuery('getWarmLead', { params: { runId: id } }).queryKey}
              />
            ) : (
              blocked && (
                // A rule that stands will stop the next try as well.
                <p className="mt-2 flex flex-wrap gap-2 pl-7">
                  <LinkButton variant="primary" href="/warm-leads/new">
                    Research another company
                  </LinkButton>
                  {run.blocked_reason === 'suppressed_domain' && (
                    <LinkButton href="/warm-leads/suppressions">View do-not-contact list</LinkButton>
                  )}
                  <Button variant="quiet" onClick={onRetry}>
                    Try again
                  </Button>
                </p>
              )
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
