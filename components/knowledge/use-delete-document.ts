'use client'
import { useQueryClient } from '@tanstack/react-query'
import { toast } from '#components/ui/toast.ts'
import type { KnowledgeDocumentList } from '#contract/knowledge.ts'
import { documentsQuery } from '#lib/queries/knowledge.ts'
import { operationKey } from '#lib/queries/operation-query.ts'
import { deleteLater, undoDeletion, undoMs } from './pending-deletions.ts'
import { useAddedDocuments } from './use-added-documents.ts'

/** Deletes a document with a toast that can take it back. */
export function useDeleteDocument(): (document: { id: string; title: string }) => void {
  const client = useQueryClient()
  const { forget } = useAddedDocuments()
  return ({ id, title }) => {
    deleteLater(id, (gone) => {
      if (!gone) {
        toast.failed("Couldn't delete the document.", { description: title })
        return
      }
      forget(id)
      client.setQueryData<KnowledgeDocumentList>(
        documentsQuery.queryKey,
        (list) =>
          list && {
            ...list,
            total: list.total - 1,
            documents: list.documents.filter((one) => one.id !== id),
          },
      )
      client.invalidateQueries({ queryKey: operationKey('searchKnowledge') })
    })
    toast.note('Document deleted', {
      description: title,
      durationMs: undoMs,
      action: {
        label: 'Undo',
        onClick: () => {
          if (!undoDeletion(id)) toast.note('Too late to undo. The document is deleted.')
        },
      },
    })
  }
}
