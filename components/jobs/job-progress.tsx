import { CircleAlert, CircleCheck, CircleSlash, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'
import { ElapsedTime } from '#components/ui/elapsed-time.tsx'
import { ProgressBar } from '#components/ui/progress-bar.tsx'
import { classNames } from '#lib/class-names.ts'
import { formatCredits, formatNumber } from '#lib/format-number.ts'
import type { JobState } from '#lib/queries/job-state.ts'

export type JobProgressProps = {
  state: JobState
  /** Where it is, in words, for example `Reading sources`. */
  stage?: string
  /** 0 to 100; unknown when left out. */
  percent?: number
  message?: string
  /** ISO 8601. */
  startedAt?: string
  endedAt?: string
  /** What it will cost while running, what it has cost afterwards; in credits. */
  estimatedCredits?: number
  usedCredits?: number
  /** It ended without a result for a reason of somebody else, who may keep it so: no fault. */
  isRefused?: boolean
  /** The user ended it: what came back is said, and no reason is needed. */
  isCancelled?: boolean
  /** Why it failed, in the service's words. */
  failure?: string
  /** The credits came back, or how many of them; said with the failure. */
  creditsReturned?: boolean | number
  /** What can be done about a failure, in a sentence. */
  advice?: string
  onRetry?: () => void
  retryLabel?: string
  retrying?: boolean
  /** Another way on from a failure, beside the first. */
  onRetryOtherwise?: { label: string; onClick: () => void }
  /** What to do next with what it made. */
  action?: ReactNode
}

/** The one way an asynchronous thing is shown: stage, percent, time, cost; or how it ended. */
export function JobProgress(props: JobProgressProps) {
  const { state, percent, message, startedAt, endedAt, estimatedCredits, usedCredits } = props
  const stage = props.stage ?? (state === 'running' ? 'Working' : state === 'failed' ? 'Failed' : 'Done')
  const cost =
    usedCredits !== undefined && state !== 'running'
      ? `cost ${formatCredits(usedCredits)}`
      : estimatedCredits !== undefined && state === 'running'
        ? `will cost ${formatCredits(estimatedCredits)}`
        : undefined
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        {state === 'failed' && <FailureMark {...props} />}
        {state === 'succeeded' && <CircleCheck aria-hidden className="size-4 text-good" />}
        {/* The stage is announced; the percentage, which changes every second, is not. */}
        <p role="status" className="font-medium text-ink">
          {stage}
        </p>
        <p className="ml-auto flex gap-3 text-ink-faint text-xs">
          {state === 'running' && percent !== undefined && <span>{Math.round(percent)}%</span>}
          {startedAt && (state === 'running' || (state === 'succeeded' && endedAt)) && (
            <ElapsedTime since={startedAt} until={endedAt} />
          )}
          {cost && <span>{cost}</span>}
        </p>
      </div>
      {state === 'running' && <ProgressBar percent={percent} label={stage} />}
      {message && state !== 'failed' && <p className="wrap-anywhere text-ink-soft text-sm">{message}</p>}
      {state === 'failed' && <Failure {...props} />}
      {props.action}
    </div>
  )
}

function Failure(props: JobProgressProps) {
  const { isCancelled, failure, message, creditsReturned, advice } = props
  return (
    <div role={isCancelled ? undefined : 'alert'} className="grid gap-1 pl-7 text-sm">
      {!isCancelled && <p className="wrap-anywhere text-ink">{failure ?? message ?? 'No reason given'}</p>}
      {creditsReturned && (
        <p className="text-ink-soft">{refundWords(creditsReturned)} You weren't charged.</p>
      )}
      {advice && <p className="wrap-anywhere text-ink-soft">{advice}</p>}
      <RetryButtons {...props} />
    </div>
  )
}

function FailureMark({ isRefused, isCancelled }: JobProgressProps) {
  if (isCancelled) return <CircleSlash aria-hidden className="size-4 text-ink-faint" />
  const Icon = isRefused ? TriangleAlert : CircleAlert
  return <Icon aria-hidden className={classNames('size-4', isRefused ? 'text-warn' : 'text-bad')} />
}

function refundWords(returned: true | number): string {
  if (returned === true) return 'Credits refunded.'
  return returned === 1 ? 'The reserved credit was refunded.' : `${formatNumber(returned)} credits refunded.`
}

function RetryButtons({ onRetry, retryLabel = 'Try again', retrying, onRetryOtherwise }: JobProgressProps) {
  if (!onRetry) return null
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button variant="primary" onClick={onRetry} pending={retrying}>
        {retryLabel}
      </Button>
      {onRetryOtherwise && (
        <Button variant="quiet" onClick={onRetryOtherwise.onClick}>
          {onRetryOtherwise.label}
        </Button>
      )}
    </div>
  )
}
