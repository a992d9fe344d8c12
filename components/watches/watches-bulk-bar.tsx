'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useTransition } from 'react'
import { type BulkOutcome, bulkSummary } from '#components/jobs/bulk-outcome.ts'
import { Button } from '#components/ui/button.tsx'
import { SelectionBar } from '#components/ui/selection-bar.tsx'
import { toast } from '#components/ui/toast.ts'
import type { Watch, WatchStatus } from '#contract/watches.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { operationKey } from '#lib/queries/operation-query.ts'

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
  const queryClient = useQueryClient()
  const [isPending, startTransition] = useTransition()
  const active = selected.filter(({ status }) => status === 'active')
  const paused = selected.filter(({ status }) => status === 'paused')
  const run = (watches: readonly Watch[], status: WatchStatus, verb: string) =>
    startTransition(async () => {
      const names = new Map(watches.map(({ id, label }) => [id, label]))
      const result = await change([...names.keys()], status)
      if (!result.ok) return toast.failed(result.problem.message)
      const { done } = result.data
      const isWhole = done.length === names.size
      toast[isWhole ? 'done' : 'note'](bulkSummary(result.data, names, verb))
      onKeep(isWhole ? [] : [...names.keys()].filter((id) => !done.includes(id)))
      await queryClient.invalidateQueries({ queryKey: operationKey('listWatches') })
    })
  return (
    <SelectionBar
      count={selected.length}
      noun={`${selected.length === 1 ? 'watch' : 'watches'}${elsewhere > 0 ? ` (${elsewhere} on other pages)` : ''}`}
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
