'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { CancelButton } from '#components/jobs/cancel-button.tsx'
import type { CancelJob } from '#components/jobs/cancel-outcome.ts'
import { JobProgress } from '#components/jobs/job-progress.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import type { BrandScan } from '#contract/brand-scans.ts'
import { isInProgress, jobState, wasCancelled } from '#lib/queries/job-state.ts'
import { operationKey, operationQuery } from '#lib/queries/operation-query.ts'
import { InventedMark } from './invented-mark.tsx'
import { nextScanHref } from './next-scan-href.ts'
import { promptsOf } from './prompts-of.ts'
import { ScanReport } from './scan-report.tsx'
import { categorySource, isPractice } from './scan-words.ts'

export type ScanViewProps = {
  id: string
  initial: BrandScan
  historyOffered: boolean
  /** Left out where the server cannot cancel. */
  cancel: CancelJob | undefined
  /** Repeats a completed scan at an interval. */
  watch?: ReactNode
}

/** One scan from its first question to its report. */
export function ScanView({ id, initial, historyOffered, cancel, watch }: ScanViewProps) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { data: scan = initial } = useQuery(operationQuery('getBrandScan', { params: { id } }))
  const running = isInProgress(scan)
  const wasRunning = useRef(running)
  const settle = useEffectEvent(() => {
    // Held credits were spent or came back, and a history somewhere shows it as under way.
    queryClient.invalidateQueries({ queryKey: operationQuery('getMe').queryKey })
    queryClient.invalidateQueries({ queryKey: operationKey('listBrandScans') })
  })
  useEffect(() => {
    if (wasRunning.current && !running) settle()
    wasRunning.current = running
  }, [running])

  const again = nextScanHref(
    scan,
    promptsOf(scan).filter(({ isOwn }) => isOwn),
  )
  const failed = jobState(scan) === 'failed'
  const cancelled = wasCancelled(scan)
  return (
    <>
      <PageHeader
        title={scan.brand_name ?? 'Brand scan'}
        parent={{ label: 'Brand visibility', href: '/brand-scans' }}
        lead={<ScanLead scan={scan} />}
        actions={
          !running &&
          !failed && (
            <>
              {watch}
              <LinkButton href={again}>Scan again</LinkButton>
            </>
          )
        }
      />
      {(running || failed) && (
        <div className="max-w-2xl pb-6">
          <Panel>
            <JobProgress
              state={jobState(scan)}
              stage={cancelled ? 'Scan cancelled' : failed ? 'No score' : stageWords(scan)}
              isCancelled={cancelled}
              percent={scan.progress?.percent}
              message={scan.progress?.message}
              startedAt={scan.created_at}
              endedAt={failed ? (scan.completed_at ?? scan.updated_at) : undefined}
              estimatedCredits={running ? scan.credits_charged : undefined}
              failure={scan.error}
              creditsReturned={failed && scan.credits_charged === 0}
              onRetry={failed ? () => router.push(again) : undefined}
              action={
                running && (
                  <CancelButton
                    id={id}
                    noun="brand scan"
                    cancel={cancel}
                    recordKey={operationQuery('getBrandScan', { params: { id } }).queryKey}
                  />
                )
              }
            />
          </Panel>
          {running && (
            <p className="pt-4 text-ink-faint text-sm">
              You can leave this page. Progress stays in the tray.
            </p>
          )}
        </div>
      )}
      {!running && <ScanReport scan={scan} failed={failed} historyOffered={historyOffered} />}
    </>
  )
}

function ScanLead({ scan }: { scan: BrandScan }) {
  const { category, aliases, created_at: at } = scan
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {isPractice(scan) && <Badge>Practice scan</Badge>}
      {scan.answers_invented && <InventedMark />}
      {at && (
        <span>
          Scanned <RelativeTime at={at} />
        </span>
      )}
      {category && (
        <span className="wrap-anywhere" title={category.basis}>
          Category: <span className="text-ink">{category.name}</span>, {categorySource(category.source)}
        </span>
      )}
      {aliases && aliases.length > 0 && <span className="wrap-anywhere">Also: {aliases.join(', ')}</span>}
    </span>
  )
}

const stages: Readonly<Record<string, string>> = {
  queued: 'Queued',
  preparing: 'Preparing questions',
  asking: 'Asking answer engines',
  scoring: 'Reading answers',
}

function stageWords(scan: BrandScan): string {
  const stage = scan.progress?.stage
  return stage === undefined ? 'Scanning' : (stages[stage] ?? stage)
}
