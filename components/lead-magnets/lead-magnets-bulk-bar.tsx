'use client'
import type { BulkOutcome } from '#components/jobs/bulk-outcome.ts'
import { SelectedNames } from '#components/jobs/selected-names.tsx'
import { selectedNoun } from '#components/jobs/selected-noun.ts'
import { useBulkRound } from '#components/jobs/use-bulk-round.ts'
import { Button } from '#components/ui/button.tsx'
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx'
import { SelectionBar } from '#components/ui/selection-bar.tsx'
import type { ChangeLeadMagnetInput, LeadMagnet } from '#contract/lead-magnets.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { formatCount } from '#lib/format-number.ts'
import { leadMagnetName } from './lead-magnet-words.ts'

export type ChangeLeadMagnets = (
  ids: readonly string[],
  status: ChangeLeadMagnetInput['status'],
) => Promise<ActionResult<BulkOutcome>>

export type LeadMagnetsBulkBarProps = {
  selected: readonly LeadMagnet[]
  /** How many of them are not on the page that is shown. */
  elsewhere: number
  /** Nothing of what is searched for is there. */
  isListEmpty: boolean
  /** Leaves only these selected. */
  onKeep: (ids: readonly string[]) => void
  change: ChangeLeadMagnets
}

/** Opens the landing pages of the selected lead magnets, or takes them down; says which of them it can be done to. */
export function LeadMagnetsBulkBar({
  selected,
  elsewhere,
  isListEmpty,
  onKeep,
  change,
}: LeadMagnetsBulkBarProps) {
  const { run } = useBulkRound({ list: 'listLeadMagnets', onKeep })
  const drafts = selected.filter(({ status }) => status === 'draft')
  const published = selected.filter(({ status }) => status === 'published')
  return (
    <SelectionBar
      count={selected.length}
      noun={selectedNoun(selected.length, elsewhere, 'lead magnet')}
      isListEmpty={isListEmpty}
      onClear={() => onKeep([])}
    >
      <ConfirmDialog
        trigger={
          <Button size="sm" disabledReason={drafts.length === 0 ? 'Only drafts can be published' : undefined}>
            Publish {drafts.length > 0 && drafts.length}
          </Button>
        }
        title={`Publish ${formatCount(drafts.length, 'lead magnet')}?`}
        confirmLabel={`Publish ${formatCount(drafts.length, 'lead magnet')}`}
        onConfirm={() => run(namesOf(drafts), 'published', (ids) => change(ids, 'published'))}
      >
        <p>Each gets a public landing page that collects sign-ups with consent.</p>
        <SelectedNames names={namesOf(drafts)} />
      </ConfirmDialog>
      <ConfirmDialog
        danger
        trigger={
          <Button
            size="sm"
            disabledReason={published.length === 0 ? 'None of these is published' : undefined}
          >
            Unpublish {published.length > 0 && published.length}
          </Button>
        }
        title={`Unpublish ${formatCount(published.length, 'lead magnet')}?`}
        confirmLabel={`Unpublish ${formatCount(published.length, 'lead magnet')}`}
        onConfirm={() => run(namesOf(published), 'unpublished', (ids) => change(ids, 'draft'))}
      >
        <p>
          Their landing pages will show “not found”. Sign-ups stay, and you can publish again at any time.
        </p>
        <SelectedNames names={namesOf(published)} />
      </ConfirmDialog>
    </SelectionBar>
  )
}

function namesOf(made: readonly LeadMagnet[]): ReadonlyMap<string, string> {
  return new Map(made.map((one) => [one.id, leadMagnetName(one)]))
}
