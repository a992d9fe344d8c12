'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Ellipsis } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { ConfirmAction } from '#components/jobs/confirm-action.tsx'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { RefusedPayment } from '#components/jobs/refused-payment.tsx'
import { Button } from '#components/ui/button.tsx'
import { DropdownMenu, MenuItem } from '#components/ui/dropdown-menu.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import { toast } from '#components/ui/toast.ts'
import type { ChangeWatchInput, WatchDetail } from '#contract/watches.ts'
import type { ActionResult, Problem } from '#lib/action-result.ts'
import { asTitle } from '#lib/as-title.ts'
import { operationKey, operationQuery } from '#lib/queries/operation-query.ts'
import { LatestChange } from './latest-change.tsx'
import { type RunWatch, RunWatchNow } from './run-watch-now.tsx'
import { type EarlierRun, WatchRuns } from './watch-runs.tsx'
import { WatchSettings } from './watch-settings.tsx'
import { intervalText, kindName, watchStatus } from './watch-words.ts'
import { watchRequest } from './watches-href.ts'

export type WatchViewProps = {
  id: string
  initial: WatchDetail
  runsOffset: number
  change: (id: string, input: ChangeWatchInput) => Promise<ActionResult>
  run: RunWatch
  remove: (id: string) => Promise<ActionResult>
  /** What else was measured than the score, where there is such a thing. */
  figures?: ReactNode
  /** What to do about what its last run saw. */
  next?: ReactNode
  /** Runs of the same subject that it did not start, newest first. */
  earlier?: readonly EarlierRun[] | undefined
  /** How what is watched went, where that can be drawn. */
  trend?: ReactNode
}

/** One watch: what changed first, then each run, and what is watched for how much. */
export function WatchView(props: WatchViewProps) {
  const { id, initial, runsOffset, change, run, remove, figures, next, earlier, trend } = props
  const router = useRouter()
  const client = useQueryClient()
  const { data: watch = initial } = useQuery(operationQuery('getWatch', watchRequest(id, runsOffset)))
  const [problem, setProblem] = useState<Problem>()
  const [isPending, setPending] = useState(false)
  const [isDeleting, setDeleting] = useState(false)

  const refresh = () =>
    Promise.all(
      [operationKey('getWatch'), operationKey('listWatches')].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    )
  const send = async (input: ChangeWatchInput): Promise<boolean> => {
    setPending(true)
    setProblem(undefined)
    const result = await change(id, input)
    if (!result.ok) setProblem(result.problem)
    await refresh()
    setPending(false)
    return result.ok
  }
  const pause = async () => {
    if (!(await send({ status: 'paused' }))) return
    toast.note('Watch paused', {
      action: { label: 'Undo', onClick: () => void send({ status: 'active' }) },
    })
  }
  const leave = () => {
    client.invalidateQueries({ queryKey: operationKey('listWatches') })
    toast.done('Watch deleted')
    router.push('/watches')
  }
  const { tone, label } = watchStatus(watch)
  const isActive = watch.status === 'active'
  return (
    <>
      <PageHeader
        title={asTitle(watch.label)}
        parent={{ label: 'Watches', href: '/watches' }}
        lead={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <StatusPill tone={tone}>{label}</StatusPill>
            <span>
              {kindName(watch.kind)}, {intervalText(watch.interval_days)}
            </span>
          </span>
        }
        actions={
          <>
            <RunWatchNow
              watch={watch}
              run={run}
              onEnd={(ended) => {
                setProblem(ended)
                return refresh()
              }}
            />
            <Button
              pending={isPending}
              onClick={() => void (isActive ? pause() : send({ status: 'active' }))}
            >
              {isActive ? 'Pause' : 'Resume'}
            </Button>
            <DropdownMenu
              align="end"
              trigger={
                <Button square aria-label="More actions">
                  <Ellipsis aria-hidden />
                </Button>
              }
            >
              <MenuItem danger onSelect={() => setDeleting(true)}>
                Delete…
              </MenuItem>
            </DropdownMenu>
            <ConfirmAction
              danger
              open={isDeleting}
              onOpenChange={setDeleting}
              title="Delete this watch?"
              confirmLabel="Delete watch"
              act={() => remove(id)}
              onDone={leave}
            >
              <p>Its history is deleted. The scans, runs and reports it started stay.</p>
              <p>To continue later, pause it instead.</p>
            </ConfirmAction>
          </>
        }
      />
      <div className="grid gap-3 pb-4 empty:hidden">
        {problem?.kind === 'payment_required' ? (
          <RefusedPayment problem={problem} />
        ) : (
          problem && <ProblemNotice problem={problem} />
        )}
        {watch.status === 'paused' && watch.message && (
          <Notice
            tone="warn"
            action={
              watch.reason === 'insufficient_credits' ? (
                <TextLink href="/credits">Get credits</TextLink>
              ) : undefined
            }
          >
            {watch.message}
          </Notice>
        )}
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-6">
          {runsOffset === 0 && <LatestChange watch={watch} figures={figures} next={next} />}
          <WatchRuns watch={watch} offset={runsOffset} earlier={earlier} />
          {trend}
        </div>
        <WatchSettings key={`${watch.interval_days} ${watch.monthly_budget}`} watch={watch} onSave={send} />
      </div>
    </>
  )
}
