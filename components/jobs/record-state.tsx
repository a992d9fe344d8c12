import { ProgressBar } from '#components/ui/progress-bar.tsx'
import { StatusPill, type Tone } from '#components/ui/status-pill.tsx'
import type { JobProgress } from '#contract/primitives.ts'
import { jobState, wasCancelled } from '#lib/queries/job-state.ts'

export type RecordStateProps = {
  record: { status: string; progress?: JobProgress }
  /** The states that are known, in words; that of nearly every record has none in its row. A service may say others, which are told as they are. */
  labels: Readonly<Record<string, { label: string; tone: Tone; isUsual?: boolean }>>
  /** What is being done, where the state has no word of its own. */
  running: string
}

/** The status of a record in a row: a bar while it is in progress, a word once it has ended. */
export function RecordState({ record, labels, running }: RecordStateProps) {
  const { status, progress } = record
  const known = labels[status]
  if (wasCancelled(record)) return <StatusPill tone="neutral">Cancelled</StatusPill>
  if (jobState(record) !== 'running')
    return (
      <StatusPill tone={known?.tone ?? 'neutral'} quiet={known?.isUsual ?? false}>
        {known?.label ?? status}
      </StatusPill>
    )
  const words = known?.label ?? running
  return (
    <span className="grid w-24 gap-1 text-ink text-xs">
      {words}
      <ProgressBar thin percent={progress?.percent} label={words} />
    </span>
  )
}
