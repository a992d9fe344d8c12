import { queryOptions } from '@tanstack/react-query'
import type { KnowledgeDocumentList, UploadDocumentInput } from '#contract/knowledge.ts'
import type { UploadOutcome } from '#lib/upload-outcome.ts'
import { fetchJson } from './fetch-json.ts'
import { operationQuery } from './operation-query.ts'

/** All documents, newest first; they change only when one is added or deleted. */
export const documentsQuery = queryOptions({
  queryKey: ['listAllDocuments'],
  queryFn: ({ signal }) => fetchJson<KnowledgeDocumentList>('/api/knowledge', { signal }),
  staleTime: 30_000,
})

/** The passages that a writer would get for `query`; nothing is asked while it is empty. */
export function passagesQuery(query: string) {
  return queryOptions({
    ...operationQuery('searchKnowledge', { body: { query } }),
    enabled: query !== '',
  })
}

/** Adds a document; the same key never charges twice. @throws QueryError */
export function sendDocument(input: UploadDocumentInput, idempotencyKey: string): Promise<UploadOutcome> {
  return fetchJson<UploadOutcome>('/api/knowledge', { method: 'POST', body: { idempotencyKey, input } })
}

/** Deletes a document, also while the page is being left. Answers whether it is gone. */
export async function sendDeletion(id: string): Promise<boolean> {
  const response = await fetch(`/api/knowledge/${encodeURIComponent(id)}`, {
    method: 'DELETE',
    keepalive: true,
  }).catch(() => undefined)
  return response !== undefined && (response.ok || response.status === 404)
}

/** The Markdown of a PDF or Word file, made by the dashboard's server. @throws QueryError */
export async function convertFile(file: File): Promise<{ title?: string; text: string }> {
  return fetchJson<{ title?: string; text: string }>('/api/knowledge/convert', { method: 'POST', body: file })
}
