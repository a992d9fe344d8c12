'use client'
import type { BulkOutcome } from '#components/jobs/bulk-outcome.ts'
import { selectedNoun } from '#components/jobs/selected-noun.ts'
import { useBulkRound } from '#components/jobs/use-bulk-round.ts'
import { Button } from '#components/ui/button.tsx'
import { SelectionBar } from '#components/ui/selection-bar.tsx'
import type { Watch, WatchStatus } from '#contract/watches.ts'
import type { ActionResult } from '#lib/action-result.ts'

export type ChangeWatches = (
  ids: readonly string[],
  status: WatchStatus,
) => Promise<ActionResult<BulkOutcome>>

export type WatchesBulkBarProps = {
  selected: readonly Watch[]
  elsewhere: number
  /** Leaves only these selected. */
  onKeep: (ids: readonly string[]) => void
  change: ChangeWatches
}

/** Pauses and resumes the selected watches; either takes the other back, so neither asks first. */
export function WatchesBulkBar({ selected, elsewhere, onKeep, change }: WatchesBulkBarProps) {
  const { isPending, start } = useBulkRound({ list: 'listWatches', onKeep })
  const active = selected.filter(({ status }) => status === 'active')
  const paused = selected.filter(({ status }) => status === 'paused')
  const run = (watches: readonly Watch[], status: WatchStatus, verb: string) =>
    start(new Map(watches.map(({ id, label }) => [id, label])), verb, (ids) => change(ids, status))
  return (
    <SelectionBar
      count={selected.length}
      noun={selectedNoun(selected.length, elsewhere, 'watch', 'watches')}
      onClear={() => onKeep([])}
    >
      {active.length > 0 && (
        <Button size="sm" pending={isPending} onClick={() => run(active, 'paused', 'paused')}>
          Pause {active.length}
        </Button>
      )}
      {paused.length > 0 && (
        <Button size="sm" pending={isPending} onClick={() => run(paused, 'active', 'resumed')}>
          Resume {paused.length}
        </Button>
      )}
    </SelectionBar>
  )
}
