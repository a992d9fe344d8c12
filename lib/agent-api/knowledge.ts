import 'server-only'
import { GenericError } from '#contract/errors.ts'
import * as knowledge from '#contract/knowledge.ts'
import { Uuid } from '#contract/primitives.ts'
import type { UploadOutcome } from '#lib/upload-outcome.ts'
import { type Caller, callOperation } from './client.ts'
import { AgentApiError } from './errors.ts'

// A refused duplicate names the document that is there, which an error of the door would drop.
const upload = {
  ...knowledge.uploadDocument,
  responses: {
    200: knowledge.UploadedDocument,
    409: GenericError.extend({ document_id: Uuid.optional() }),
  },
}

/**
 * Adds a document (Knowledge: upload). Charges one document, once for each idempotency key.
 * @throws AgentApiError `conflict` when the knowledge base is full
 */
export async function uploadDocument(
  { key }: Caller,
  body: knowledge.UploadDocumentInput,
  options: { idempotencyKey: string; signal?: AbortSignal },
): Promise<UploadOutcome> {
  const answer = await callOperation(upload, { body }, { key, ...options })
  if (answer.status === 200) return { document: answer.body }
  const { message, document_id, code, error, request_id } = answer.body
  if (document_id) return { duplicateOf: document_id, message }
  throw new AgentApiError(upload.id, {
    kind: 'conflict',
    message,
    code: code ?? error,
    requestId: request_id,
  })
}

/** Changes the title or the role of a document. */
export async function changeDocument(
  { key }: Caller,
  id: string,
  body: knowledge.ChangeDocumentInput,
): Promise<knowledge.KnowledgeDocument> {
  return (await callOperation(knowledge.changeDocument, { params: { id }, body }, { key })).body
}

/** Deletes a document with its chunks (Knowledge: delete). */
export async function deleteDocument({ key }: Caller, id: string): Promise<void> {
  await callOperation(knowledge.deleteDocument, { params: { id } }, { key })
}

/** One page of documents, newest first. */
export async function listDocuments(
  { key }: Caller,
  query: Partial<knowledge.ListDocumentsQuery>,
): Promise<knowledge.KnowledgeDocumentList> {
  return (await callOperation(knowledge.listDocuments, { query }, { key })).body
}

/** A document with its chunks and the articles that cite it. */
export async function getDocument({ key }: Caller, id: string): Promise<knowledge.KnowledgeDocumentDetail> {
  return (await callOperation(knowledge.getDocument, { params: { id } }, { key })).body
}

/** The passages that a writer would get for a query, best first. */
export async function searchKnowledge(
  { key }: Caller,
  body: knowledge.SearchKnowledgeInput,
): Promise<knowledge.KnowledgeSearchResult> {
  return (await callOperation(knowledge.searchKnowledge, { body }, { key })).body
}

const pageSize = 100
const maxPages = 10

/** All documents, newest first: a knowledge base holds 500, so this is one call for most and five at most. */
export async function listAllDocuments(caller: Caller): Promise<knowledge.KnowledgeDocumentList> {
  const first = await listDocuments(caller, { limit: pageSize })
  const documents = new Map(first.documents.map((document) => [document.id, document]))
  for (let page = 1; page < maxPages && page * pageSize < first.total; page += 1) {
    const next = await listDocuments(caller, { limit: pageSize, offset: page * pageSize })
    for (const document of next.documents) documents.set(document.id, document)
  }
  return { ...first, documents: [...documents.values()], limit: documents.size }
}
