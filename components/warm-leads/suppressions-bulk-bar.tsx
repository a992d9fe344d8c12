'use client'
import type { BulkOutcome } from '#components/jobs/bulk-outcome.ts'
import { selectedNoun } from '#components/jobs/selected-noun.ts'
import { useBulkRound } from '#components/jobs/use-bulk-round.ts'
import { Button } from '#components/ui/button.tsx'
import { SelectionBar } from '#components/ui/selection-bar.tsx'
import type { Suppression } from '#contract/suppressions.ts'
import type { ActionResult } from '#lib/action-result.ts'

export type LiftEach = (ids: readonly string[]) => Promise<ActionResult<BulkOutcome>>

export type SuppressionsBulkBarProps = {
  selected: readonly Suppression[]
  elsewhere: number
  /** Leaves only these selected. */
  onKeep: (ids: readonly string[]) => void
  lift: LiftEach
}

/** Removes the selected from the list; whoever is removed by mistake is added again, so it does not ask first. */
export function SuppressionsBulkBar({ selected, elsewhere, onKeep, lift }: SuppressionsBulkBarProps) {
  const { isPending, start } = useBulkRound({ list: 'listSuppressions', onKeep })
  return (
    <SelectionBar
      count={selected.length}
      noun={selectedNoun(selected.length, elsewhere, 'entry', 'entries')}
      onClear={() => onKeep([])}
    >
      <Button
        size="sm"
        pending={isPending}
        onClick={() => start(new Map(selected.map(({ id, value }) => [id, value])), 'removed', lift)}
      >
        Remove {selected.length}
      </Button>
    </SelectionBar>
  )
}
