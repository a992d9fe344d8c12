'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type BulkOutcome, bulkSummary } from '#components/jobs/bulk-outcome.ts'
import { selectedNoun } from '#components/jobs/selected-noun.ts'
import { Button } from '#components/ui/button.tsx'
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx'
import { SelectionBar } from '#components/ui/selection-bar.tsx'
import { toast } from '#components/ui/toast.ts'
import type { DocumentRole, KnowledgeDocument } from '#contract/knowledge.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { formatCount } from '#lib/format-number.ts'
import { documentsQuery } from '#lib/queries/knowledge.ts'
import { RoleSelect } from './role-select.tsx'
import { useDeleteDocuments } from './use-delete-documents.ts'

export type ChangeRoles = (ids: readonly string[], role: DocumentRole) => Promise<ActionResult<BulkOutcome>>

export type DocumentsBulkBarProps = {
  selected: readonly KnowledgeDocument[]
  elsewhere: number
  /** Leaves only these selected. */
  onKeep: (ids: readonly string[]) => void
  changeRoles: ChangeRoles
  /** False where the server knows no roles. */
  hasRoles: boolean
}

const maxNamed = 6

/** Gives the selected documents another role, or deletes them with time to undo; what is cited is named first. */
export function DocumentsBulkBar({
  selected,
  elsewhere,
  onKeep,
  changeRoles,
  hasRoles,
}: DocumentsBulkBarProps) {
  const queryClient = useQueryClient()
  const deleteDocuments = useDeleteDocuments()
  const [role, setRole] = useState<DocumentRole>('facts')
  const change = async () => {
    const names = new Map(selected.map(({ id, title }) => [id, title]))
    const result = await changeRoles([...names.keys()], role)
    if (!result.ok) return toast.failed(result.problem.message)
    const { done } = result.data
    const isWhole = done.length === names.size
    toast[isWhole ? 'done' : 'note'](bulkSummary(result.data, names, 'changed'))
    onKeep(isWhole ? [] : [...names.keys()].filter((id) => !done.includes(id)))
    await queryClient.invalidateQueries({ queryKey: documentsQuery.queryKey })
  }
  const remove = () => {
    deleteDocuments(selected)
    onKeep([])
  }
  const cited = selected.filter(({ used_in_count: uses = 0 }) => uses > 0)
  const deleteButton = (
    <Button size="sm" variant="danger" onClick={cited.length > 0 ? undefined : remove}>
      Delete {selected.length}
    </Button>
  )
  return (
    <SelectionBar
      count={selected.length}
      noun={selectedNoun(selected.length, elsewhere, 'document')}
      onClear={() => onKeep([])}
    >
      {hasRoles && (
        <ConfirmDialog
          trigger={<Button size="sm">Change role</Button>}
          title={`Change the role of ${formatCount(selected.length, 'document')}`}
          confirmLabel="Change role"
          onConfirm={change}
        >
          <RoleSelect role={role} onChange={setRole} />
        </ConfirmDialog>
      )}
      {cited.length > 0 ? (
        <ConfirmDialog
          danger
          trigger={deleteButton}
          title={`Delete ${formatCount(selected.length, 'document')}?`}
          confirmLabel={`Delete ${formatCount(selected.length, 'document')}`}
          onConfirm={remove}
        >
          <p>Cited in articles:</p>
          <ul className="grid list-disc gap-1 pl-5">
            {cited.slice(0, maxNamed).map(({ id, title, used_in_count: uses = 0 }) => (
              <li key={id} className="wrap-anywhere">
                <span className="text-ink">{title}</span>, in {formatCount(uses, 'article')}
              </li>
            ))}
            {cited.length > maxNamed && <li>{cited.length - maxNamed} more</li>}
          </ul>
          <p>The articles stay as they are. What they cite can't be opened anymore.</p>
        </ConfirmDialog>
      ) : (
        deleteButton
      )}
    </SelectionBar>
  )
}
