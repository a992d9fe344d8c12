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

/** Gives the selected documents another role, or deletes them with time to undo. */
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
      <Button
        size="sm"
        variant="danger"
        onClick={() => {
          deleteDocuments(selected)
          onKeep([])
        }}
      >
        Delete {selected.length}
      </Button>
    </SelectionBar>
  )
}
