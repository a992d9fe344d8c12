'use client'
import { useQueryClient } from '@tanstack/react-query'
import type { UploadedDocument } from '#contract/knowledge.ts'
import { documentsQuery } from '#lib/queries/knowledge.ts'
import { operationKey, operationQuery } from '#lib/queries/operation-query.ts'
import { useAddedDocuments } from './use-added-documents.ts'

/** What follows when a document was kept: the list has it, and the balance has changed. */
export function useDocumentAdded(): (document: UploadedDocument) => void {
  const client = useQueryClient()
  const { remember } = useAddedDocuments()
  return (document) => {
    remember(document)
    client.invalidateQueries({ queryKey: documentsQuery.queryKey })
    client.invalidateQueries({ queryKey: operationKey('searchKnowledge') })
    client.invalidateQueries({ queryKey: operationQuery('getMe').queryKey })
    client.invalidateQueries({ queryKey: operationKey('estimate') })
  }
}
