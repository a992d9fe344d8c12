import 'server-only'
import { GenericError } from '#contract/errors.ts'
import {
  type KnowledgeDocumentList,
  listDocuments,
  type UploadDocumentInput,
  UploadedDocument,
  uploadDocument,
} from '#contract/knowledge.ts'
import { Uuid } from '#contract/primitives.ts'
import type { UploadOutcome } from '#lib/upload-outcome.ts'
import { type Caller, call, callOperation } from './client.ts'
import { AgentApiError } from './errors.ts'

// A refused duplicate names the document that is there, which an error of the door would drop.
const orDuplicate = {
  ...uploadDocument,
  responses: { 200: UploadedDocument, 409: GenericError.extend({ document_id: Uuid.optional() }) },
}

/**
 * Adds a document (Knowledge: upload), or answers which one is the same. Charges once for each idempotency key.
 * @throws AgentApiError `conflict` when the knowledge base is full
 */
export async function uploadOrFindDocument(
  { key }: Caller,
  body: UploadDocumentInput,
  { idempotencyKey }: { idempotencyKey: string },
): Promise<UploadOutcome> {
  const answer = await callOperation(orDuplicate, { body }, { key, idempotencyKey })
  if (answer.status === 200) return { document: { ...unsaid(body), ...answer.body } }
  const { message, document_id, code, error, request_id } = answer.body
  if (document_id) return { duplicateOf: document_id, message }
  throw new AgentApiError(uploadDocument.id, {
    kind: 'conflict',
    message,
    code: code ?? error,
    requestId: request_id,
  })
}

/** A server need only name the id of what it keeps; no passages are known of it then. */
function unsaid({ title, source_url, source_type }: UploadDocumentInput) {
  return {
    title: title ?? source_url ?? '',
    source_type,
    chunks_count: 0,
    chunks_failed: 0,
    partial: false,
    token_count: 0,
  }
}

const pageSize = 100
const maxPages = 10

/** All documents, newest first: a knowledge base holds 500, so this is one call for most and five at most. */
export async function listAllDocuments({ key }: Caller): Promise<KnowledgeDocumentList> {
  const readPage = (page: number) => {
    const query = { limit: pageSize, ...(page > 0 && { offset: page * pageSize }) }
    return call(listDocuments, { query }, { key })
  }
  const first = await readPage(0)
  const documents = new Map(first.documents.map((document) => [document.id, document]))
  for (let page = 1; page < maxPages && page * pageSize < first.total; page += 1) {
    for (const document of (await readPage(page)).documents) documents.set(document.id, document)
  }
  return { ...first, documents: [...documents.values()], limit: documents.size }
}
