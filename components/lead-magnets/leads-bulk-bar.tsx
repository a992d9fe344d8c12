'use client'
import { useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type BulkOutcome, bulkSummary } from '#components/jobs/bulk-outcome.ts'
import { ConfirmAction } from '#components/jobs/confirm-action.tsx'
import { selectedNoun } from '#components/jobs/selected-noun.ts'
import { Button } from '#components/ui/button.tsx'
import { buttonStyles } from '#components/ui/button-styles.ts'
import { SelectionBar } from '#components/ui/selection-bar.tsx'
import { toast } from '#components/ui/toast.ts'
import type { Lead } from '#contract/lead-magnets.ts'
import { formatCount } from '#lib/format-number.ts'
import { operationKey, operationQuery } from '#lib/queries/operation-query.ts'
import type { LeadMagnetActions } from './lead-magnet-actions.ts'
import { maxSelected, selectedLeadsHref } from './selected-leads.ts'

export type LeadsBulkBarProps = {
  /** Of the lead magnet. */
  id: string
  selected: readonly Lead[]
  elsewhere: number
  /** Nothing of what is searched for is there. */
  isListEmpty: boolean
  /** Leaves only these selected. */
  onKeep: (ids: readonly string[]) => void
  eraseEach: LeadMagnetActions['eraseEach']
}

/** The selected sign-ups as a file, or erased: that cannot be undone, so it asks first. */
export function LeadsBulkBar({ id, selected, elsewhere, isListEmpty, onKeep, eraseEach }: LeadsBulkBarProps) {
  const queryClient = useQueryClient()
  const names = new Map(selected.map((lead) => [lead.id, lead.email]))
  const settle = async (outcome: BulkOutcome) => {
    report(outcome, names)
    onKeep([...names.keys()].filter((leadId) => !outcome.done.includes(leadId)))
    const { queryKey } = operationQuery('getLeadMagnet', { params: { id } })
    await Promise.all(
      [operationKey('listLeads'), queryKey].map((key) => queryClient.invalidateQueries({ queryKey: key })),
    )
  }
  const fileHref = selectedLeadsHref(id, selected)
  return (
    <SelectionBar
      count={selected.length}
      noun={selectedNoun(selected.length, elsewhere, 'sign-up')}
      isListEmpty={isListEmpty}
      onClear={() => onKeep([])}
    >
      {fileHref ? (
        <a href={fileHref} download className={buttonStyles({ variant: 'secondary', size: 'sm' })}>
          <Download aria-hidden /> CSV
        </a>
      ) : (
        <Button size="sm" disabledReason={`Select up to ${maxSelected} sign-ups for a file.`}>
          <Download aria-hidden /> CSV
        </Button>
      )}
      <ConfirmAction
        danger
        trigger={
          <Button size="sm" variant="danger">
            Delete
          </Button>
        }
        title={`Delete ${formatCount(selected.length, 'sign-up')}?`}
        confirmLabel="Delete"
        act={() => eraseEach(id, [...names.keys()])}
        onDone={settle}
      >
        <p>Their data is deleted and the links in their emails stop working. This can't be undone.</p>
      </ConfirmAction>
    </SelectionBar>
  )
}

function report(outcome: BulkOutcome, names: ReadonlyMap<string, string>): void {
  const isWhole = outcome.done.length === names.size
  toast[isWhole ? 'done' : 'note'](bulkSummary(outcome, names, 'deleted'))
}
