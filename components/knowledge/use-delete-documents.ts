'use client'
import { useQueryClient } from '@tanstack/react-query'
import { toast } from '#components/ui/toast.ts'
import type { KnowledgeDocument, KnowledgeDocumentList } from '#contract/knowledge.ts'
import { formatCount } from '#lib/format-number.ts'
import { documentsQuery } from '#lib/queries/knowledge.ts'
import { operationKey } from '#lib/queries/operation-query.ts'
import { deleteLater, undoDeletion, undoMs } from './pending-deletions.ts'
import { useAddedDocuments } from './use-added-documents.ts'

type Deletable = Pick<KnowledgeDocument, 'id' | 'title'>

/** Deletes documents with a toast that can take them back. */
export function useDeleteDocuments(): (documents: readonly Deletable[]) => void {
  const client = useQueryClient()
  const { forget } = useAddedDocuments()
  const whenSent = (id: string, title: string) => (gone: boolean) => {
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
  }
  return (documents) => {
    for (const { id, title } of documents) deleteLater(id, whenSent(id, title))
    const [first, ...others] = documents
    const isOne = others.length === 0
    toast.note(isOne ? 'Document deleted' : `${formatCount(documents.length, 'document')} deleted`, {
      ...(isOne && first && { description: first.title }),
      durationMs: undoMs,
      action: {
        label: 'Undo',
        onClick: () => {
          const late = documents.filter(({ id }) => !undoDeletion(id)).length
          if (late === 0) return
          toast.note(
            isOne
              ? 'Too late to undo. The document is deleted.'
              : `Too late to undo for ${formatCount(late, 'document')}.`,
          )
        },
      },
    })
  }
}
